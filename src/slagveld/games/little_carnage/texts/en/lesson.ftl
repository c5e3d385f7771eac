### Little Carnage: the guided first battle.

lesson-look = Welcome! You lead a border watch of spearmen, crossbows and knights; orc raiders come from the north. All army cards of both sides lie open in one row: from first to last each regiment is activated once a round. Point at a model to see its values.
lesson-move = One of your regiments is activated. Take “Move” and drag a model: the whole regiment follows. It may go as many inches as its Agility. Turns up to 90 degrees are free, going backward costs double. Its models must stay in contact with each other.
lesson-end = Nobody is near enough to be attacked yet, so end the activation. Then the next card of the row has its turn. Bring all your regiments closer like this, and let the raiders come to you.
lesson-defend = Whoever does not attack can take full defence: its grey dice then help until the end of the round. A regiment that is attacked before its card came up may do so at once, but it gives up its own activation for that. Nobody strikes back.
lesson-shoot = Your crossbows may move and then shoot. Take “Shoot” and point at an enemy ahead of them whom nobody hides. Within 4 inches every die counts; each further 4 inches cost one. A skull (4 to 6) is a success; the chances are shown before you roll.
lesson-fight = Now melee: move until your front touches an enemy, then take “Attack in melee”. Everybody in contact joins in. Successes that are left times Strength, divided by Resistance, are wounds. Try the rear: whoever is attacked from behind has no defence!
lesson-on = That is all you need! Play on to the end of round 8: whoever has models left alone wins, else whoever has more points alive. Let several models attack one enemy together, look for flanks and rears, and keep your crossbows out of contact.
