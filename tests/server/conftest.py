"""One server for the tests of a module, and people who come to it."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.serving import Served, served

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A running server with a folder of its own."""
    with served(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def come(server: Served) -> Iterator[Come]:
    """Lets a person come, and go when the test is over."""
    with ExitStack() as stack:
        yield lambda name="": stack.enter_context(Person(server.address, name))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder that does not exist yet."""
    return tmp_path / "data"
