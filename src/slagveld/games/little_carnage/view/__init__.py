"""What a player sees: the scene, the army cards, sheets, signs on stands, rulers, the lesson.

Serves LC-0-2, LC-0-5, LC-1.3-18, LC-1.5-1, LC-1.6-12, LC-1.6-14, LC-1.6-28, LC-1.8-ranged-4.
Leans on LC-1.1-17, LC-1.3, LC-1.10-2, LC-1.10-13, LC-4-1, LC-4.1-1, LC-4.1-5.
"""
