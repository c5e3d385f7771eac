"""The fear tests before a combat, and the move away of those who fail.

A frightened regiment goes straight away from the cause of its fear, over a table or over fields.

Serves LC-1.6-2, LC-1.8-fear-1, LC-1.8-fear-6, LC-1.8-fear-8.
Leans on LC-1.3-7, LC-1.8-fear-12, LC-1.9-4, LC-1.9-11, LC-1.10-6, LC-1.8-fear-7.
"""
