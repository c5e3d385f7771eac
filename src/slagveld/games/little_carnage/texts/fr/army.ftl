## Armies

army-points = Points
army-card = { $character ->
    [yes] { $card } (personnage)
   *[no] { $card }
}
army-group = { $people } ({ $colour })
army-group-own = Tes propres cartes
army-field-spells = Sorts que le sorcier connaît
army-marker-attack = Un dé d’attaque de plus
army-marker-defence = Un dé de défense de plus

## The parts of a price

army-part-blows = Dés d’attaque et Force
army-part-berserk = Dés d’attaque gris et Force
army-part-life = Points de vie et Résistance
army-part-guard = Dés de défense
army-part-full = Dés de défense gris
army-part-speed = Agilité
army-part-factor = { $part } (×{ $factor })
army-part-count = Figurines
army-part-rounded = Arrondi à des points entiers
army-part-own = Prix fixé par l’auteur

## Values and skills

army-value-attack = Attaque
army-value-berserk = Dés d’attaque gris
army-value-defence = Défense
army-value-full-defence = Dés de défense gris
army-value-strength = Force
army-value-resistance = Résistance
army-value-agility = Agilité
army-value-wounds = Points de vie
army-skill = { $skill } { $level }
army-skill-monster = Socle de monstre
army-skill-leader = Chef
army-skill-berserker = Berserker
army-skill-fanatic = Fanatique
army-skill-swordsmanship = Escrime
army-skill-ranged = Tir
army-skill-flying = Vol
army-skill-fear = Peur
army-skill-fearless = Sans peur
army-skill-backstab = Coup dans le dos
army-skill-war-machine = Machine de guerre
army-skill-magic = Magie
army-skill-magic-resistance = Résistance magique
army-skill-breath = Souffle
army-skill-reach = Allonge
army-skill-sluggish = Lenteur
army-skill-undead = Mort-vivant
army-skill-invulnerable = Invulnérable

## What is wrong with an army

army-fault-game = Cette armée est d’un autre jeu : { $game }.
army-fault-budget = Le budget est de { $total }, mais ne peut pas être négatif.
army-fault-empty = Cette armée n’a pas encore de figurines.
army-fault-many = Plus de { $most } figurines, c’est trop pour une armée.
army-fault-total = L’armée coûte { $price } points, plus que les { $total } convenus.
army-fault-left = Cela coûte { $price } points, mais il n’en reste que { $left }.
army-fault-card = Cette carte n’existe pas : { $card }.
army-fault-none = Un régiment a au moins une figurine : { $card }.
army-fault-count = { $most ->
    [one] { $card } { AGREE($card, "va toujours seul", "vont toujours seuls") }, en régiment d’une figurine.
   *[other] { $card } : un régiment a { $most } figurines au plus.
}
army-fault-field = Il n’y a rien à choisir ici sous le nom « { $field } ».
army-fault-magic = { $card } : pas de sorciers, sauf si la bataille se joue avec la magie.
army-fault-colour = { $card } n’a pas de place dans cette armée : la couleur de la carte est { $colour }, celle de la première { $army }.
army-fault-carrier = { $card } : il faut aussi la carte des porteurs, { $carrier }.
army-fault-carried = { $card } : il faut aussi la figurine portée.
army-fault-marker = Un marqueur d’expérience ajoute un dé d’attaque ou un dé de défense : attaque ou défense.
army-fault-veteran = Il n’y a de vétérans que dans une campagne.
army-fault-own = { $card } : { $words }
army-fault-people = Un peuple demande sa propre clé et une couleur, toutes deux en minuscules : { $people }.
army-fault-no-people = Il faut ici un peuple, et ce n’en est pas un : { $card }.

## What is wrong with a card

army-card-people = Ce peuple n’existe pas, et la carte n’a donc pas de couleur : { $people }.
army-card-colour = La couleur de ce peuple est une autre : { $people } ({ $colour }).
army-card-berserk = Seul un Berserker a des dés d’attaque gris.
army-card-sides = { $base ->
    [small] Un petit socle mesure 2 × 2 cm.
    [normal] Un socle normal mesure 2,5 × 2,5 cm.
    [rider] Un socle de cavalier mesure 2,5 × 5 cm.
    [monster] Un socle de monstre mesure au moins 4 × 4 cm et au plus 30 × 30 cm.
   *[gigantic] Un socle gigantesque mesure au moins 5 × 5 cm et au plus 30 × 30 cm.
}
army-card-shared = Un socle partagé par deux cartes est un socle de monstre : au moins 4 × 4 cm et au plus { $most } × { $most } cm.
army-card-rides = Qui se fait porter doit avoir sur sa carte la taille du socle partagé.
army-card-spells = { $most ->
    [0] Seuls les sorciers connaissent des sorts.
    [one] Ce sorcier peut connaître { $most } sort, pas { $found }.
   *[other] Ce sorcier peut connaître { $most } sorts, pas { $found }.
}
army-card-spell = Ce sort n’existe pas : { $spell }.
army-card-spell-twice = Un sort se connaît une fois, pas deux.
army-card-spell-free = Tout sorcier le connaît, on ne le choisit donc pas : { $spell }.
army-card-spell-colour = Les sorciers de cette couleur ne le connaissent pas : { $spell }.
army-card-effect = { $value } : cela ne veut rien dire pour cet effet : { $effect }.

## What a card’s maker may have overlooked

army-warning-fearless = Sans peur fait taire Peur : avec les deux compétences, ce régiment n’effraie personne.
army-warning-ranged = Le nom parle d’une arme à distance, mais la carte n’a pas la compétence Tir.
army-warning-shooter = Sans dés d’attaque, impossible de tirer.
