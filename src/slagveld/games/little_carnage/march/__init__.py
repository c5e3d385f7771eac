"""The move of a whole regiment by one plan: each its own way, all together at the end.

A plan is checked stand by stand and as a whole. What a player means by dragging one model, drills
that keep the formation, and moves by lot are made here as well.

Serves LC-1.1-4, LC-1.1-5, LC-1.1-6, LC-1.1-20, LC-1.9-1, LC-1.9-9, LC-1.9-10, LC-1.9-11, LC-1.9-15,
LC-1.9-16, LC-1.9-25, LC-1.9-26, LC-1.9-32, LC-1.11-3, LC-4.1-6, LC-4.2-10.
Leans on LC-1.3, LC-1.8-flying-1, LC-1.8-fear-6, LC-1.9-3, LC-1.9-7, LC-1.9-12, LC-1.9-19,
LC-1.10-6.
"""
