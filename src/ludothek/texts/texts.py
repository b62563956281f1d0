"""Texts of one language, ready to be filled in."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from ludothek.texts.files import Lang, ftl_files


class MissingText(KeyError):
    """There is no text for a key, or an argument that it speaks of was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The shared texts of a language and, if a game is named, that game's.

    Texts are plain: numbers are written as the language writes them, and no marks for mixed writing directions are
    put around arguments, as these four languages and a terminal need none.
    """

    def __init__(self, lang: Lang, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        self._bundle = _bundle(lang, game)

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def text(self, key: str, **args: str | float) -> str:
        """The text of `key`, or of an attribute `key.attribute`; raises MissingText rather than show a gap."""
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"no text {key!r} in {self.lang!r} for {self.game or 'all games'}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"text {key!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(lang: Lang, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for part in [None] if game is None else [None, game]:
        for file in ftl_files(lang, part):
            resource = FluentResource(file.read_text("utf-8"))
            junk = [str(entry.content) for entry in resource.body if isinstance(entry, Junk)]
            if junk:
                raise ValueError(f"{file}: not Fluent: {junk[0].splitlines()[0]}")
            bundle.add_resource(resource)
    return bundle
