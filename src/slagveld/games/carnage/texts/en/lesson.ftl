### Carnage: the guided first battle.

lesson-look = Welcome! The blocks below are yours: riders, infantry and archers. A block is a unit: it turns, moves, shoots and fights as one. Point at a figure to see its values. Bring the enemy's units below 3 W and the field is yours.
lesson-pearl = You rolled higher, so your side has the initiative. Every round the energy pearl does something; read its effect. You may drive the wagon up to { $wagon }. This time that hardly matters: leave it where it is.
lesson-march = Now your side moves. Choose the infantry in the middle, take “March” and draw its way: up to { $move }, in any direction. Where the table pulses is a good place.
lesson-charge = Now charge! Choose your riders, take “Charge” and name the enemy infantry across from them. The distance is measured only after that: riders reach { $charge }. You fight at once, with WS +1, and the odds are shown before you commit.
lesson-end-move = Every unit moves or charges once in a round. Your archers stay where they are, for they shall shoot: end your part. Then the enemy moves.
lesson-shoot = Now the shooting phase. Choose your archers and announce a shot at the enemy archers. Up to { $direct } the front rank shoots straight; from there to { $indirect } all of them shoot over everybody's heads. Shots are measured when all are announced.
lesson-fall = The arrows have flown, and then all who are in contact have fought. Look at the dice in the story: first they hit, then they wound. Then a new round begins, and with it the pearl.
lesson-on = That is all you need! Play on to the end of round 3. When a fight lasts, a unit may wrap: figures from behind come round the flanks. Whoever has the initiative may also break off.
