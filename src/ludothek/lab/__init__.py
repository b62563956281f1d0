"""Many games: tournaments of bots, ratings, sequential tests, reports on the balance of a game, and learning."""
