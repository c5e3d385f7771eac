"""`slagveld play`: a battle in the terminal, of any game, knowing none.

It draws scenes and fills in actions by the forms of the decision, like every other display.
"""
