"""What the brains of all games share: their protocol, features, nets and change tracking."""
