"""The application: finds the games, wires everything once, passes it on."""
