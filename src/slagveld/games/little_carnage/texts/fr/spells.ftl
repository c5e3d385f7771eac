## Spells: names, and what they do

spell-fire-dart = Dard de feu
spell-fire-dart-text = Frappe une figurine ennemie visible à { $range } au plus, avec 3 dés d’attaque et Force 4 ; elle se défend comme d’habitude.
spell-mend = Soin
spell-mend-text = Une figurine amie à { $range } au plus récupère un point de vie perdu, et le dé perdu avec lui. Les morts restent morts.
spell-aegis = Égide
spell-aegis-text = Chaque figurine d’un régiment ami à { $range } au plus a un dé de défense de plus jusqu’à la fin de la manche.
spell-fury = Fureur
spell-fury-text = Chaque figurine d’un régiment ami à { $range } au plus a un dé d’attaque de plus dans sa prochaine mêlée de cette manche.
spell-courage = Courage
spell-courage-text = Un régiment ami à { $range } au plus n’a plus peur et réussit tous les tests de peur jusqu’à la fin de la manche.
spell-mire = Bourbier
spell-mire-text = Un régiment ennemi visible à { $range } au plus a la moitié de son Agilité, arrondie au-dessus, jusqu’à la fin de sa prochaine activation.
spell-storm = Tempête
spell-storm-text = Frappe jusqu’à 3 figurines d’un régiment ennemi visible à { $range } au plus, chacune avec 2 dés d’attaque et Force 3 ; chacune se défend pour soi.
spell-dread = Effroi
spell-dread-text = Un régiment ennemi visible à { $range } au plus fait aussitôt un test de peur contre Peur 1.
spell-blink = Éclipse
spell-blink-text = Le sorcier, ou une figurine amie à pied à { $range } au plus, réapparaît à { $distance } au plus de sa place, dans l’orientation que tu veux, sans contact avec un ennemi.
spell-raise = Relever
spell-raise-text = Une figurine tombée d’un régiment ami de Morts-vivants à { $range } au plus revient avec 1 point de vie, au contact de son régiment. Seuls les sorciers rouges le connaissent.
spell-counterspell = Contresort
spell-counterspell-text = Arrête le sort d’un sorcier ennemi à { $range } au plus, avec au moins autant de crânes que lui. C’est le sort de la manche de ce sorcier.
