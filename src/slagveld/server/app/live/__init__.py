"""The live channel: one WebSocket for each viewer of a battle."""
