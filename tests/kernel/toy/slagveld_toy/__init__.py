"""The Ford: a small skirmish that uses every part of the kernel once."""
