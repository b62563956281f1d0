"""Everything people read, in four languages, from the Fluent files that the browser reads too."""

from ludothek.texts.files import LANGS, Lang
from ludothek.texts.language import language
from ludothek.texts.texts import MissingText, Texts

__all__ = ["LANGS", "Lang", "MissingText", "Texts", "language"]
