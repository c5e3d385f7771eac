### Mage Knight: the guided first battle.

lesson-look = Welcome! The four orcs below are yours. Under each base is a combat dial: point at a warrior and you see its speed, attack, defense and damage. Damage turns the dial, and most warriors get weaker. Whoever holds the most objectives at the end wins.
lesson-move = With 100 points you have one action in a turn. Give it to the Orc Hunter on the left: choose him, take “Move” and draw a way onto the objective to his left. Who touches an objective alone at the end of your turn puts your marker on it.
lesson-formation = An action leaves an action token; a second one costs 1 click. So let the others go: three to five of one faction in contact move as a formation, all for one action. Take “Move a formation” and drag one of the three orcs: the others follow.
lesson-spin = When an enemy comes into contact, your warrior may turn to it at once, for nothing: a free spin. Do it: attacks from behind have +1. Until then play on. To leave a contact one must break away.
lesson-attack = When an enemy is in range and in a front arc, shoot. Your sword, the Orc Marauder, can also surge: it moves and strikes, for 1 click. You throw two dice and add the attack: reach the defense and you hit. The odds are shown before you commit.
lesson-rest = Whoever is given no action in your turn loses its action tokens. When those who could do something useful are all tired, it is often best to let them rest: give no action and end the phase. Next turn they are fresh.
lesson-on = That is all you need! Play on to the end of round 10. Send somebody to each objective, keep cheap warriors on those the enemy is near, and pay for a second token only when it is worth it.
