"""What must survive: the interface, and the store that is built in."""
