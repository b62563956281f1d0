"""What all games share: records, verbs, boards, chance, loops. Knows no game and does no input or output."""
