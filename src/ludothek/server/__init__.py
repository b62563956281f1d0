"""HTTP and WebSocket, lobby, identity, storage: the tables for people and programs on the network."""
