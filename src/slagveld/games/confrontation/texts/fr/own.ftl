## Cards and tables of a player's own

own-group = Tes propres cartes
own-kind-card = Carte de référence
own-kind-card-help = Une carte pour une figurine à toi : valeurs, compétences, équipement, apparence. Le livre n’a pas de cartes ; toutes celles que tu possèdes peuvent être recopiées.
own-kind-wounds = Table des blessures
own-kind-wounds-help = Le livre renvoie à une table des blessures qui manque. Écris la tienne ; elle vaut si l’option « Tables » le dit.
own-kind-movement = Table des mouvements
own-kind-movement-help = Le livre renvoie à une table des mouvements qui manque. Écris la tienne ; elle vaut si l’option « Tables » le dit.
own-section-card = La carte
own-section-values = Caractéristiques
own-section-competences = Compétences
own-section-equipment = Équipement
own-section-price = Prix et apparence
own-section-table = La table
own-section-levels = Niveaux selon le total
own-section-places = Endroits selon le dé le plus bas
own-section-doubles = Blessures exceptionnelles
own-section-penalties = Ce que coûtent les blessures
own-section-costs = Ce que coûte le terrain
own-section-heights = Hauteurs et tailles

## Values of a card

own-key = Clé
own-key-help = Le nom que lui donnent les armées : minuscules, chiffres et traits d’union.
own-name = Nom
own-name-help = Comment on l’appelle : un seul nom, ou un par langue.
own-people = Armée
own-people-help = À quelle armée du catalogue elle appartient.
own-own-people = Une autre armée
own-own-people-help = Le nom d’une armée que le catalogue n’a pas. Il faut l’une des deux.
own-rank = Rang
own-rank-help = Le rang inscrit sur la carte.
own-rank-name = { $rank ->
    [irregular] irrégulier
    [regular] régulier
    [veteran] vétéran
    [special] spécial
    [elite] élite
    [creature] créature
    [living-legend] légende vivante
    [initiate] initié
    [devout] dévot
   *[rank-3] troisième rang
}
own-character = Personnage
own-character-help = La carte porte un nom propre : une fois par armée au plus, avec droit à la contre-attaque et aux dés supplémentaires.
own-size-help = Petite comme un gobelin, normale comme un humain, grande comme un troll, très grande comme un dragon. La pose et l’équipement n’y changent rien.
own-base-help = Largeur et profondeur en dixièmes de millimètre : 25 × 50 mm, c’est 250 et 500. Laissé vide, le socle est celui de sa taille.
own-figures = Figurines sur la carte
own-figures-help = Pour combien de figurines une carte peut valoir. Laissé vide : une pour un personnage, trois pour les autres.
own-movement-help = La distance d’une marche en dixièmes de millimètre : { $length } fait 1250.
own-second-movement = Second Mouvement
own-second-movement-help = Mouvement dans les airs ou dans l’eau, en dixièmes de millimètre.
own-medium = Où vaut le second Mouvement
own-medium-help = Dans les airs, il faut aussi la compétence Vol.
own-medium-name = { $medium ->
    [air] dans les airs
   *[water] dans l’eau
}
own-initiative-help = Qui tire en premier et qui frappe en premier.
own-attack-help = S’ajoute aux dés d’attaque.
own-strength-help = Le second nombre à côté d’ATT, armes comprises.
own-strength-dice = Dés dans FOR
own-strength-dice-help = Les D6 qui s’ajoutent chaque fois à FOR : 7+D6 en a un.
own-defence-help = S’ajoute aux dés de défense.
own-resistance-help = Le second nombre à côté de DEF, armure comprise.
own-shooting-help = Un tiret se laisse vide. Il faut une arme à distance.
own-courage-help = Courage ou Peur, jamais les deux.
own-fear-help = Courage ou Peur, jamais les deux.
own-discipline-help = Un tiret se laisse vide et compte comme 0.
own-power-help = Se conserve ; les règles de magie ne sont pas dans le livre.
own-faith-help = Se conserve ; les règles de la foi ne sont pas dans le livre.
own-creation = Création
own-creation-help = Le premier nombre de FOI.
own-alteration = Altération
own-alteration-help = Le deuxième nombre de FOI.
own-destruction = Destruction
own-destruction-help = Le troisième nombre de FOI.
own-competences = Compétences
own-competences-help = Ce que la carte énumère, chaque fois avec le nombre ou le mot derrière sa barre.
own-competence = Compétence
own-competence-help = L’une de celles que joue le programme.
own-competence-choice = { $x ->
    [number] { $words } A un nombre.
    [name] { $words } A un nom.
    [word] { $words } A un mot : { $known }.
   *[none] { $words }
}
own-number = Nombre
own-number-help = Ce qui est derrière la barre, comme dans Implacable/2.
own-word = Mot
own-word-help = Ce qui est derrière la barre, comme le nom d’un ennemi personnel.
own-equipment = Équipement du catalogue
own-equipment-help = Ce que montre la zone d’équipement ; FOR et RES le comptent déjà.
own-items = Équipement propre
own-items-help = Tout ce que le catalogue n’a pas.
own-mount = Monture
own-mount-help = Qui en a une ne peut pas esquiver, et a un socle de 25 × 50 mm.
own-weapon = Arme à distance propre
own-weapon-help = Avec sa Force et ses portées. Il faut une valeur de Tir.
own-weapon-strength-help = Un tir a la Force de l’arme.
own-range-short = Portée courte jusqu’à
own-range-short-help = En dixièmes de millimètre : { $length } fait 2000.
own-range-medium = Portée moyenne jusqu’à
own-range-medium-help = En dixièmes de millimètre.
own-range-long = Portée longue jusqu’à
own-range-long-help = En dixièmes de millimètre. Au-delà, rien n’est touché.
own-range-area = Zone
own-range-area-help = Un rayon en dixièmes de millimètre : qui s’y trouve autour de la figurine touchée est frappé aussi.
own-points = Ton propre prix
own-points-help = Points d’armée d’une figurine. Laissé vide, notre modèle fait le prix.
own-icon = Signe
own-icon-help = Ce qui en tient lieu là où il n’y a pas la place d’une figurine.
own-figure = Figurine
own-figure-help = À quoi elle ressemble sur la table.

## Values of a table

own-level-help = Le plus petit total de deux dés + FOR - RES + bonus.
own-die-help = Où l’on est touché quand le dé le plus bas montre cela.
own-changes = Ce que changent les endroits
own-changes-help = De combien une blessure y est plus grave, et dès quel total elle tue.
own-place-title = Endroit
own-place-help = Où le coup a touché.
own-worse = Niveaux de plus
own-worse-help = Autant de niveaux au-dessus.
own-kills = Tue seulement dès
own-kills-help = Un total plus bas est critique au pire.
own-kills-from = Tue toujours dès
own-kills-from-help = Ce total ou plus tue toujours.
own-at-most = Au pire
own-at-most-help = Ce n’est jamais plus grave que cela.
own-also = En outre
own-also-help = Si les joueurs sont convenus de cette option.
own-also-name = { $also ->
    [halves-movement] MOV est divisé par deux
   *[weakens] FOR perd 1
}
own-doubles = Doubles
own-doubles-help = Six lignes, du double 1 au double 6 : l’endroit et ce qu’il change.
own-penalty-help = Ce qui s’enlève d’ATT, DEF, FOR et TIR.
own-terrain = { $kind ->
    [wood] Bois
    [encumbered] Terrain encombré
    [heavily-encumbered] Terrain très encombré
    [ladder] Échelle
   *[door] Porte
}
own-cost-way-help = Combien de fois compte le trajet : 2, c’est le double.
own-cost-height-help = Combien de fois compte la hauteur : 2, c’est le double.
own-door-help = Ce que coûte une porte, en dixièmes de millimètre.
own-step = Obstacle bas
own-step-help = Ce que coûte de l’enjamber, en dixièmes de millimètre.
own-height-figure = Hauteur d’une figurine : { $size ->
    [small] petite
    [normal] normale
    [large] grande
   *[very-large] très grande
}
own-height-figure-help = En dixièmes de millimètre : { $length } fait 300. Elle compte pour la vue et pour les obstacles bas.
own-height-scenery = Décor jusqu’ici : { $size ->
    [small] petit
    [normal] normal
   *[large] grand
}
own-height-scenery-help = En dixièmes de millimètre. Un décor plus haut est de la taille suivante.

## Tables as they are shown

own-wounds-title = Table des blessures : { $name }
own-movement-title = Table des mouvements : { $name }
own-place = { $place ->
    [legs] jambes
    [arms] bras
    [abdomen] abdomen
    [chest] poitrine
    [head] tête
    [glancing] éraflure
   *[vital] point vital
}
own-place-changes = { $place } : { $changes }
own-change-worse = { $steps ->
    [one] { $steps } niveau de plus
   *[other] { $steps } niveaux de plus
}
own-change-most = au pire « { $level } »
own-change-kills = tué net seulement dès { $total }
own-change-always = tué net toujours dès { $total }
own-change-halves = en option, MOV divisé par deux
own-change-weakens = en option, FOR −1
own-cost-way = { $way } de trajet coûte { $cost }
own-cost-height = { $way } de hauteur coûte { $cost }
own-words = { $words }.
own-words-door = Coûte { $cost }.
own-words-obstacle = Jusqu’à la moitié de la hauteur de la figurine : coûte { $cost }. Plus petit que la figurine : un saut en hauteur plus facile de 2, ou MOV / 2 en marchant. Sinon, un saut en hauteur ou une escalade.

## What is wrong with a card or a table

own-fault-people = Une carte a une seule armée : une du catalogue, ou une à elle.
own-fault-x-none = { $competence } n’a ni nombre ni mot.
own-fault-x-number = { $competence } demande un nombre, et pas de mot.
own-fault-x-word = { $competence } demande un mot, et pas de nombre.
own-fault-x-strange = { $competence } ne connaît pas « { $found } », mais seulement { $known }.
own-fault-ranges = Les portées d’une arme vont en montant : courte, moyenne, longue.
own-fault-figures = La carte d’un personnage vaut pour une seule figurine.
own-fault-courage = Une carte a Courage ou Peur : jamais les deux, jamais aucun.
own-fault-medium = Un second Mouvement demande les airs ou l’eau, et inversement.
own-fault-flies = Le Mouvement dans les airs et la compétence Vol vont ensemble.
own-fault-shooting = Le Tir (TIR) et une arme à distance vont ensemble.
own-fault-bearer = Une pièce de cet équipement est réservée à une autre carte.
own-fault-levels = Les niveaux vont en montant : « { $level } » commence en dessous du précédent.
own-fault-place-twice = Ce que change cet endroit y est deux fois.
own-fault-heights = Les hauteurs montent avec la taille : celle-ci est en dessous de la précédente.
own-fault-tables = { $kind ->
    [wounds] Une armée apporte une seule table des blessures au plus.
   *[movement] Une armée apporte une seule table des mouvements au plus.
}
own-warning-weapons = Il y a plusieurs armes à distance ; celle qui tire : { $weapon }.
own-warning-mount = Qui a une monture est d’habitude de grande taille.
own-warning-price = { $points } points au lieu des { $model } de notre modèle.
