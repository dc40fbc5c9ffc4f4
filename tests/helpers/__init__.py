"""What several rooms of the tests share."""
