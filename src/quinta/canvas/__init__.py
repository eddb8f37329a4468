"""What the pictures of all games share: SVG, text for a terminal, colours, reading positions."""
