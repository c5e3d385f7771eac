### Carnage: the guided first battle.

lesson-look = Bienvenue ! Les blocs du bas sont à toi : cavaliers, infanterie et archers. Un bloc est une unité : elle tourne, bouge, tire et combat comme un seul homme. Pointe une figurine pour voir ses valeurs. Amène les unités ennemies sous 3 W, et le terrain est à toi.
lesson-pearl = Tu as lancé plus haut : ton camp a l’initiative. À chaque manche, la perle d’énergie fait quelque chose ; lis son effet. Tu peux conduire le chariot jusqu’à { $wagon }. Cette fois, cela ne change guère : laisse-le où il est.
lesson-march = À ton camp de bouger. Choisis l’infanterie au milieu, prends « Marcher » et trace son trajet : jusqu’à { $move }, dans n’importe quelle direction. Là où la table brille est un bon endroit.
lesson-charge = Et maintenant, la charge ! Choisis tes cavaliers, prends « Charger » et nomme l’infanterie ennemie en face. On ne mesure la distance qu’après : des cavaliers vont jusqu’à { $charge }. On combat aussitôt, avec WS +1, et les chances se voient avant de confirmer.
lesson-end-move = Chaque unité bouge ou charge une fois par manche. Tes archers restent sur place, car ils vont tirer : finis ta part. Ensuite, l’ennemi bouge.
lesson-shoot = Place au tir. Choisis tes archers et annonce un tir sur les archers ennemis. Jusqu’à { $direct }, le premier rang tire droit ; de là à { $indirect }, tous tirent par-dessus les têtes. On mesure les tirs quand tous sont annoncés.
lesson-fall = Les flèches ont volé, puis tous ceux qui sont au contact ont combattu. Regarde les dés dans le récit : d’abord ils touchent, puis ils blessent. Puis une nouvelle manche commence, et avec elle la perle.
lesson-on = C’est tout ce qu’il te faut ! Joue jusqu’à la fin de la manche 3. Quand un combat dure, une unité peut envelopper : des figurines de l’arrière passent par les flancs. Qui a l’initiative peut aussi rompre le combat.
