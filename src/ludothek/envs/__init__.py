"""The engine in the interfaces that researchers use. Importing this imports none of their libraries."""
