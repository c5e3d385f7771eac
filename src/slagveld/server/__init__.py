"""The server: battles kept, seats by secret link, the live table over WebSocket, REST."""
