"""Lauf rauf! by Rüdiger Koltze: up the mountain, past its spirit."""
