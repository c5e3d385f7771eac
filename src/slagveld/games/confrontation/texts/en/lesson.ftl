### Confrontation: the guided first battle.

lesson-look = Welcome! You lead the Lions of Alahan: three guardsmen, an archer and a paladin. Point at a card or a figure to see its values. All cards of both armies lie in one stack; a card that is drawn lets all its figures act. Whoever costs the enemy more points wins.
lesson-card = You drew a card of your own. Play it, or keep it in reserve for a better moment; an enemy card would have to be played at once. First everybody is deployed, so simply take “Play this card”.
lesson-deploy = Place the three guardsmen in your zone at the lower edge. “In good order” does it for you. Do the same with every other card, until both armies stand.
lesson-move = Now the turns begin, and cards are drawn again. A figure whose card is played walks up to its Movement or runs twice as far. Send your guardsmen towards the goblins: choose one, take “Walk” or “Run” and draw its way. An enemy that it does not see it cannot charge.
lesson-shoot = After all movement comes the shooting. Your archer may shoot if it has walked at most. Name a target; only then is it measured. One die and Shooting must reach the difficulty: the farther, the harder. Taking aim makes it easier, but the shot comes later.
lesson-charge = A charge takes you into contact over twice your Movement. Announce it at a goblin your figure sees; then it is measured. Whoever is charged loses 1 of Initiative, Attack and Defence. Mind the troll: whoever charges it must first pass a test of Courage.
lesson-dice = In a fight each warrior has two dice. Put each on attack or on defence. Then name a threshold: your attack must reach it to hit, and the enemy's defence to block. High is harder for both. The chances stand beside it. Let two of yours fight one goblin.
lesson-on = That is all you need! Play on to the end of turn 6. Gang up on single enemies, keep the archer out of contact, and hold its card in reserve when you can: whoever charges it then meets its arrow first.
