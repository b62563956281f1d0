"""Many games: tournaments of bots, ratings, sequential tests, and reports on the balance of a game."""
