"""Which language a person reads."""

import os
from collections.abc import Mapping

from ludothek.texts.files import LANGS, Lang


def language(wanted: str = "", environ: Mapping[str, str] = os.environ) -> Lang:
    """The language `wanted` ("de", "fr_CH"), or else the one the environment asks for, or else English.

    The environment is asked as gettext does: LANGUAGE (a list), LC_ALL, LC_MESSAGES, LANG. What names none of our
    languages is passed over.
    """
    asked = [wanted, *environ.get("LANGUAGE", "").split(":")]
    asked += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in asked:
        for lang in LANGS:
            if name.lower().replace("-", "_").split(".")[0].split("_")[0] == lang:
                return lang
    return "en"
