### Mage Knight: the guided first battle.

lesson-look = Welcome! The four orcs below are yours. Under each base is a combat dial: point at a warrior and you see its speed, attack, defense and damage. Damage turns the dial, and most warriors get weaker. Whoever holds the most objectives at the end wins.
lesson-formation = With 100 points you have one action in a turn. Three to five of one faction in contact move as a formation, all for one action. Take “Move a formation” and drag one of the three orcs on the right: the others follow. “Show me” does it for you.
lesson-shoot = Every action leaves an action token; two in a row cost 1 click. So let your Orc Hunter act now: take “Shoot” at the archer that glows. Two dice and the attack must reach the defense. The odds are shown before you roll.
lesson-spin = The Silver Lancer has charged! When an enemy comes into contact, your warrior may turn to it at once, for nothing: a free spin. Do it: attacks from behind have +1. Then the lancer strikes.
lesson-attack = Strike back: choose your warrior in contact, take “Close combat” and point at the lancer. Again two dice and the attack must reach the defense; damage turns the dial.
lesson-rest = Whoever is given no action in your turn loses its action tokens. When those who could do something useful are all tired, it is often best to let them rest: give no action and end the phase. Next turn they are fresh.
lesson-move = Now send the Orc Hunter to the objective on the left: take “Move” and draw a way onto it. Who touches an objective alone at the end of your turn puts your marker on it.
lesson-on = That is all you need! Play on to the end of round 10. Send somebody to each objective, keep cheap warriors on those the enemy is near, and pay for a second token only when it is worth it.
