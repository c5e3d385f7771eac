### Carnage: the guided first battle.

lesson-look = Welcome! The blocks below are yours: riders, infantry and archers. A block is a unit: it turns, moves, shoots and fights as one. Point at a figure to see its values. Bring the enemy's units below 3 W and the field is yours.
lesson-pearl = You rolled higher, so your side has the initiative. Every round the energy pearl does something; read its effect. You may drive the wagon up to { $wagon }, or leave it where it is: this time that hardly matters.
lesson-march = Now your side moves. Choose the infantry in the middle, take “March”, turn it if you like and draw its way: up to { $move }, in any direction. Other units and the table edge are in the way.
lesson-charge = Now charge! Choose your riders, take “Charge” and name the enemy infantry across from them. The distance is measured only after that: riders reach { $charge }. You fight at once, with WS +1, and the odds are shown before you commit.
lesson-end-move = Every unit moves or charges once in a round. When you have done what you want, end your part: then the enemy moves.
lesson-shoot = Now the shooting phase. Choose your archers and announce a shot at the enemy archers. Up to { $direct } the front rank shoots straight; from there to { $indirect } all of them shoot over everybody's heads. Shots are measured when all are announced.
lesson-on = That is all you need! End your part: arrows fly, then all in contact fight. Play on to the end of round 3. When a fight lasts, a unit may wrap: figures from behind come round the flanks. Whoever has the initiative may also break off.
