"""Out-of-print family board games: rules, bots, table and server."""
