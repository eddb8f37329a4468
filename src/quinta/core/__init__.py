"""What every game promises and shares."""
