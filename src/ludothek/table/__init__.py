"""One game among people: seats, turns, taking back, clocks, fair dice, the record. No I/O, and no clock of its own."""
