"""What the brains of all games share: their protocol, nets, and keeping track of changes."""
