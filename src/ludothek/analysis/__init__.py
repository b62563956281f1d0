"""What a game was worth to whom, move by move: win chances, mistakes, luck apart from skill."""
