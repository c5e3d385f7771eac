## Cards of one’s own

own-kind-unit = Unité
own-kind-unit-help = Des troupes qui combattent en unités : la fiche de calcul d’une de leurs figurines.
own-kind-hero = Héros
own-kind-hero-help = Un héros combat seul, comme unité à part ; avec un arc, il peut acheter des tirs en plus.
own-kind-mage = Mage
own-kind-mage-help = Un mage combat seul et achète des disciplines, des sorts et des points de magie.
own-section-names = Nom
own-section-values = Valeurs
own-section-magic = Magie
own-section-model = Figurine
own-key = Clé
own-unit = Nom d’une unité
own-points = Points selon ton propre prix
own-icon = Icône
own-figure = Figurine

## What the values mean

own-help-key = Nom court dans les fichiers : minuscules, chiffres et traits d’union. Il prend la place d’un type de troupe du livre qui a la même clé.
own-help-name = Comment s’appelle une figurine, dans une langue ou dans chacune.
own-help-unit = Comment s’appelle une unité ; sans cela, comme une figurine.
own-help-people = À quel peuple est la figurine : décide de l’icône et de la monture.
own-help-class = La cavalerie se déplace en cavalerie, les archers ont un arc.
own-help-points = Ce que coûte une figurine, à la place du prix de la fiche de calcul.
own-help-ws = Si elle touche bien : 3 pour des recrues, 4 pour des soldats formés, 6 pour des vétérans, 8 pour des héros.
own-help-st = Si elle frappe fort : la ligne du tableau des blessures.
own-help-armour = Si elle est dure à blesser : la colonne du tableau des blessures.
own-help-w = Combien de blessures il faut pour l’abattre.
own-help-at = Avec combien de dés elle attaque.
own-help-mount = Se déplace en cavalerie ; demande W 2 et AT 2, car la monture combat aussi.
own-help-bow = Un arc en plus de l’arme de mêlée ; au plus avec une armure moyenne.
own-help-shots = Dés de tir en plus du premier, pour les héros avec un arc.
own-help-disciplines = Les écoles de magie dont le mage peut acheter les sorts.
own-help-spells = Ce que le mage peut lancer, en plus d’Explosion.
own-help-magic = Les points que coûtent les sorts ; ce qui est dépensé ne revient pas.
own-help-width = Du socle ; sans cela, 25 mm.
own-help-depth = Du socle ; sans cela, 25 mm à pied et 50 mm à cheval.
own-help-icon = La clé d’un dessin ; sans cela, celui du peuple.
own-help-figure = À quoi ressemble la figurine ; sans cela, elle est peinte d’après ses valeurs.

## What is wrong with a card

own-fault-key = De telles clés sont celles des figurines de la fiche de calcul : { $card }.
