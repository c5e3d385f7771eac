## Cards of one’s own: their kinds and parts

own-kind-card = Carte d’armée
own-kind-card-help = La carte d’un régiment : toutes ses figurines ont ces valeurs et ces compétences. Une machine de guerre est une carte avec cette compétence.
own-kind-people = Peuple
own-kind-people-help = Un peuple avec sa couleur : seules des cartes d’une même couleur combattent dans une armée.
own-kind-spell = Sort
own-kind-spell-help = Un sort avec l’un des effets des sorts maison, et ses propres nombres. Les sorciers le choisissent dans l’armée qui l’apporte.
own-section-names = Nom
own-section-values = Valeurs
own-section-skills = Compétences
own-section-magic = Magie
own-section-model = Figurine
own-section-spell = Sort
own-section-numbers = Nombres de l’effet

## What is written on them

own-key = Clé
own-name = Nom
own-single = Nom d’une figurine
own-people = Peuple
own-colour = Couleur
own-points = Points selon ton propre prix
own-base = Socle
own-sides = Taille du socle
own-height = Hauteur
own-character = Personnage
own-rides = Porté par
own-carried-base = Socle partagé
own-breath-kind = Matière du souffle
own-icon = Icône
own-figure = Apparence
own-effect = Effet
own-difficulty = Difficulté
own-range = Portée
own-sight = Demande une vue
own-dice = Dés d’attaque
own-strength = Force
own-models = Figurines frappées
own-level = Peur
own-distance = À quelle distance
own-undead = Pour Morts-vivants seulement

## Bases and effects

own-base-small = Petit (2 × 2 cm, jusqu’à 6 figurines)
own-base-normal = Normal (2,5 × 2,5 cm, jusqu’à 6 figurines)
own-base-rider = Cavalier (2,5 × 5 cm, jusqu’à 3 figurines)
own-base-monster = Monstre (4 × 4 cm ou plus, 1 figurine)
own-base-gigantic = Gigantesque (5 × 5 cm ou plus, 1 figurine)
own-effect-attack = Attaque
own-effect-mend = Rend un point de vie
own-effect-defence-die = Un dé de défense de plus
own-effect-attack-die = Un dé d’attaque de plus
own-effect-courage = Enlève la peur
own-effect-slow = Moitié de l’Agilité
own-effect-fear = Test de peur
own-effect-move = Place une figurine ailleurs
own-effect-raise = Ramène une figurine tombée

## What the values mean

own-help-key = Nom court dans les fichiers : minuscules, chiffres et traits d’union. Il prend la place d’une carte maison qui a la même clé.
own-help-name = Comment cela s’appelle, dans une langue ou dans chacune.
own-help-single = Comment s’appelle une figurine, quand le nom en désigne plusieurs.
own-help-people = La clé du peuple, qui décide de la couleur : { $peoples }, ou un peuple à toi.
own-help-colour = Seulement pour un peuple qui n’est dans aucune liste : la couleur que ses cartes partagent.
own-help-points = Ce que coûte une figurine, à la place du prix de notre formule.
own-help-attack = Dés d’attaque de chaque figurine ; dès 4, c’est un crâne.
own-help-berserk = Dés d’attaque en plus d’un Berserker qui renonce à sa défense.
own-help-defence = Dés de défense de chaque figurine ; un 6 est un bouclier.
own-help-full-defence = Dés de défense en plus en défense totale.
own-help-strength = Multiplie les crânes qui passent.
own-help-resistance = Divise les dégâts ; chaque part entière est une blessure.
own-help-agility = Pouces de mouvement par activation, et qui peut réagir.
own-help-wounds = Combien de blessures une figurine encaisse avant de tomber ; chacune lui coûte un dé.
own-help-skills = Ce que savent faire ses figurines, outre les valeurs.
own-help-skill-leader = Un dé de plus à chaque test de peur de l’armée.
own-help-skill-berserker = Peut renoncer à sa défense pour les dés d’attaque gris.
own-help-skill-fanatic = Les blessures coûtent d’abord des dés de défense.
own-help-skill-swordsmanship = Un dé de défense raté réussit.
own-help-skill-ranged = Tire : tous les dés d’attaque jusqu’à 4 pouces, un de moins tous les 4 pouces en plus.
own-help-skill-flying = Passe par-dessus les obstacles, le terrain et les figurines.
own-help-skill-fear = Qui combat contre fait un test de peur qui demande autant de boucliers.
own-help-skill-fearless = Autant de boucliers de moins à ses propres tests de peur ; n’effraie personne.
own-help-skill-backstab = Par l’arrière, chaque dé d’attaque est un crâne.
own-help-skill-war-machine = Se déplace et tire comme une catapulte ou un canon.
own-help-skill-magic = Lance des sorts avec autant de dés ; connaît un sort de plus que son niveau.
own-help-skill-magic-resistance = Autant de dés pour résister à un sort ; un bouclier suffit.
own-help-skill-breath = Une attaque contre des ennemis à 4 pouces au plus, répartie comme en mêlée.
own-help-skill-reach = Frappe par-dessus un vide de 1 pouce au plus.
own-help-skill-sluggish = Moitié de l’Agilité pour réagir par la défense totale.
own-help-skill-undead = Ne fait pas de tests de peur.
own-help-skill-invulnerable = Perd au plus un point de vie par manche.
own-help-spells = Ce qu’un sorcier connaît, sauf si l’armée en dit autrement ; le contresort, il le connaît de toute façon.
own-help-base = De quelle taille sont ses figurines, et combien un régiment en a au plus.
own-help-sides = Largeur et profondeur en dixièmes de millimètre, quand le socle est plus grand que d’habitude.
own-help-height = En dixièmes de millimètre ; 0 est la hauteur habituelle du socle.
own-help-character = Toujours un régiment d’une figurine.
own-help-rides = La clé de la carte qui la porte : une grande monture, ou les porteurs d’une litière.
own-help-carried-base = Largeur et profondeur du socle que deux cartes partagent, en dixièmes de millimètre ; à noter sur les deux.
own-help-breath-kind = Feu, givre … : simple description.
own-help-icon = La clé d’un dessin.
own-help-figure = À quoi ressemble la figurine ; sans cela, elle est peinte d’après le peuple, le socle et les compétences.
own-help-people-colour = Les peuples d’une même couleur peuvent combattre côte à côte : blue, green, grey, red, ou une nouvelle en minuscules.
own-help-people-figure = À quoi ressemblent ses figurines, hormis ce qu’elles portent ; la monture est celle de ses cavaliers.
own-help-effect = Ce que fait le sort.
own-help-difficulty = Les crânes que demande le jet du sort ; un sorcier lance autant de dés que son niveau de Magie.
own-help-range = De socle à socle, en dixièmes de millimètre ; un pouce fait 250.
own-help-sight = Si la cible doit être visible, comme pour un tir.
own-help-spell-colour = La seule couleur dont les sorciers le connaissent ; sans cela, tous le connaissent.
own-help-dice = Pour une attaque : dés contre chaque figurine frappée.
own-help-spell-strength = Pour une attaque : multiplie ses crânes.
own-help-models = Pour une attaque : combien de figurines d’un même régiment elle frappe au plus.
own-help-level = Pour un test de peur : le niveau de Peur auquel il répond.
own-help-distance = À quelle distance de sa place une figurine peut aller, en dixièmes de millimètre.
own-help-spell-undead = Pour un sort qui ramène les morts : seuls reviennent les Morts-vivants.

## Spells of one’s own

spell-own-attack = Frappe { $models ->
    [one] { $models } figurine ennemie
   *[other] jusqu’à { $models } figurines d’un même régiment ennemi
} { $visible ->
    [yes] en vue
   *[no] en vue ou non
} à { $range } au plus, avec { $dice ->
    [one] { $dice } dé d’attaque
   *[other] { $dice } dés d’attaque
} contre chacune et Force { $strength } ; chacune se défend comme d’habitude.
spell-own-mend = Une figurine amie{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus récupère un point de vie perdu, et le dé perdu avec lui. Les morts restent morts.
spell-own-defence-die = Un régiment ami{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus : chaque figurine a un dé de défense de plus jusqu’à la fin de la manche, comme sous Égide.
spell-own-attack-die = Un régiment ami{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus : chaque figurine a un dé d’attaque de plus dans sa prochaine mêlée de cette manche, comme sous Fureur.
spell-own-courage = Un régiment ami{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus n’a plus peur et réussit tous les tests de peur jusqu’à la fin de la manche, comme sous Courage.
spell-own-slow = Un régiment ennemi{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus a la moitié de son Agilité, arrondie au-dessus, jusqu’à la fin de sa prochaine activation, comme dans un bourbier.
spell-own-fear = Un régiment ennemi{ $visible ->
    [yes] {" visible"}
   *[no] {""}
} à { $range } au plus fait aussitôt un test de peur contre Peur { $level }.
spell-own-move = Le sorcier, ou une figurine amie à pied{ $visible ->
    [yes] {" et visible"}
   *[no] {""}
} à { $range } au plus, réapparaît à { $distance } au plus de sa place, dans l’orientation que tu veux, sans contact avec un ennemi.
spell-own-raise = Une figurine tombée d’un régiment ami{ $visible ->
    [yes] {" visible"}
   *[no] {""}
}{ $undead ->
    [yes] {" de Morts-vivants"}
   *[no] {""}
} à { $range } au plus revient avec 1 point de vie, au contact de son régiment.
