"""How OpenAPI describes what all requests have in common: whatever goes wrong is a Problem; programs have a token."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from ludothek.server import rest

_PROBLEMS = {
    status: ResponseSpec(rest.Problem, generate_examples=False, description=text)
    for status, text in (
        (400, "What was sent is not understood."),
        (401, "The token is missing or no longer valid."),
        (403, "Not from there, or not by this guest."),
        (404, "There is no such thing."),
        (409, "It cannot be done now; nothing has changed."),
        (413, "Too large."),
        (429, "Too often."),
        (503, "Not now; nothing has changed."),
    )
}

get = partial(litestar.get, responses=_PROBLEMS)
post = partial(litestar.post, responses=_PROBLEMS)
put = partial(litestar.put, responses=_PROBLEMS)

SEAT_TOKEN: list[dict[str, list[str]]] = [{"seat": []}]
"""The security of requests for one seat."""

COMPONENTS = Components(
    security_schemes={
        "seat": SecurityScheme(
            type="http", scheme="bearer", description="A seat's token, from POST /api/tables/{key}/seats/{seat}/token."
        )
    }
)
