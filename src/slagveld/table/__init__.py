"""The table: free positions, true bases, exact answers."""
