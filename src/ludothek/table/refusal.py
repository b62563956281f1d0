"""Why a command is not done."""


class Refusal(Exception):
    """The command was not done and nothing changed; `key` names the text `error-<key>`."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(key, detail)
        self.key = key
        self.detail = detail


class Stale(Exception):
    """The command was meant for another ply than the present one."""
