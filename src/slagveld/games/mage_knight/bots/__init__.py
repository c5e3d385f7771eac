"""Good play for bots: what they know of a table, what they want and fear, and what they do.

Leans on MK-END-1, MK-WIN-1.
"""
