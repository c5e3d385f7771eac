### Confrontation: the guided first battle.

lesson-look = Welcome! You lead the Lions of Alahan: three guardsmen, an archer and a paladin. Point at a card or a figure to see its values. All cards of both armies lie in one stack; a card that is drawn lets all its figures act. Whoever costs the enemy more points wins.
lesson-card = Everybody is deployed, and the first turn begins. A goblin card came first, so the goblins ran at you. Then you drew a card of your own: play it, or keep it in reserve for a better moment; an enemy card would have to be played at once. Take “Play this card”.
lesson-charge = Your guardsmen may walk, run or charge. A charge takes you into contact over twice your Movement. Announce it at the goblin that glows; only then is it measured. Whoever is charged loses 1 of Initiative, Attack and Defence. Go the way that is shown.
lesson-rest = One is enough for today: end the activation. Then cards are drawn in turn until all have been played. Play each of yours and let its figures stand: whoever has stood still shoots better. In the shooting phase wait for your archer’s turn.
lesson-shoot = Now the shooting: the highest Initiative is first. Name a target; only then is it measured. One die and Shooting must reach the difficulty: the farther, the harder. Taking aim makes it easier, but the shot comes later.
lesson-dice = Now the fight. Each warrior has one die, and one more for each opponent. Put them on attack or on defence; the goblin has already chosen, and means to hide.
lesson-threshold = Name a threshold: your attack must reach it to hit, and the enemy’s defence to block. High is harder for both, low is easier for both. The chances stand beside it.
lesson-on = That is all you need! Play on to the end of turn 6. Gang up on single enemies, keep the archer out of contact, and hold its card in reserve when you can: whoever charges it then meets its arrow first.
