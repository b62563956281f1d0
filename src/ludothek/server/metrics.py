"""Figures about the running server, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """One registry for each server, so that two in one process do not meet."""

    def __init__(self, rooms: Callable[[], int], sockets: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.events = Counter("ludothek_events", "Events stored in the logs of tables", registry=self.registry)
        self.tables = Counter("ludothek_tables", "Tables made", registry=self.registry)
        self.thoughts = Counter("ludothek_bot_decisions", "Decisions of bots", registry=self.registry)
        self.refused = Counter("ludothek_refused", "Commands refused", registry=self.registry)
        self.faults = Counter("ludothek_faults", "Requests that failed through a fault of ours", registry=self.registry)
        Gauge("ludothek_rooms", "Tables in memory", registry=self.registry).set_function(rooms)
        Gauge("ludothek_sockets", "Open sockets", registry=self.registry).set_function(sockets)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
