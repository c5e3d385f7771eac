## Values

combat-attack = attaque
combat-attack-of = Attaque ({ $name })
combat-defense = défense
combat-defense-of = Défense ({ $name })
combat-defense-of-piece = Défense de l’élément ({ $piece })
combat-damage-of = Dégâts ({ $name })
combat-speed-of = Vitesse ({ $name })
combat-piece = { $piece }
combat-need = Il faut, avec 2D6 : défense
combat-need-dodge = pour esquiver
combat-need-freeze = pour geler

## Modifiers

combat-reason-three = Règle de trois
combat-reason-floor = Pas moins de 0
combat-reason-critical = Touche critique
combat-reason-two-misses = Un 2 rate toujours
combat-reason-twelve-hits = Un 12 touche toujours
combat-reason-item = Objet : { $item }
combat-reason-domain = Domaine : { $domain }
combat-reason-ability = { $ability }
combat-reason-bonus = Bonus d’attaque
combat-reason-rear = Contre l’arc arrière de la cible
combat-reason-rear-shot = À travers l’arc arrière de la cible
combat-reason-surround = Encerclement : { $name } aide
combat-reason-capture = Tentative de capture
combat-reason-execution = Élimination d’un prisonnier
combat-reason-precision = Précision : la cible touche un allié du tireur
combat-reason-close-range = Courte portée
combat-reason-formation = Formation : { $name }
combat-reason-hex = Hex
combat-reason-lent = Defend : défense prêtée ({ $name })
combat-reason-enhanced = { $ability } ({ $name })
combat-reason-instead = À la place de la valeur

## What is rolled

combat-roll = { $name } attaque { $target }
combat-roll-shot = { $name } tire sur { $target }
combat-roll-heal = { $name } tente de soigner { $target }
combat-roll-capture = { $name } tente de capturer { $target }
combat-roll-execution = { $name } veut éliminer son prisonnier { $target }
combat-roll-damage = Dégâts : { $name } contre { $target }
combat-roll-healed = Soins : { $name } à { $target }
combat-roll-dodge = { $name } tente d’esquiver l’attaque ({ $attacker })
combat-roll-freeze = { $ability } ({ $name }) : un pion d’action pour { $target } ?
combat-against = Contre { $name }
combat-healing = Soin ({ $name })
combat-hit = { $whom } : jet { $roll }, attaque { $attack }, soit { $result } ; défense { $defense } : { $outcome }.
combat-miss = { $whom } : jet { $roll }, attaque { $attack }, soit { $result } ; défense { $defense } : { $outcome }.
combat-critical-hit = { $whom } : un 12 est une touche critique, quelle que soit la défense.
combat-critical-miss = { $whom } : un 2 est un échec critique, quelle que soit la défense.
combat-announce-mode = { $name } utilise { $ability }
combat-sum = { $sum } { $change } ({ $reason })
combat-sum-total = { $sum } = { $total }
combat-dodged = { $name } esquive : raté après tout.

## What is asked

combat-ask-defend = { $attacker } attaque { $name }. Quelle défense prend { $name } ?
combat-do-defend = Se défendre
combat-do-defend-help = Nomme un allié avec Defend, ou personne pour garder la défense propre ({ $name }).
combat-field-lender = Défense de qui
combat-policy-defend = Defend : la défense de qui
combat-policy-defend-best = toujours la meilleure
combat-policy-defend-ask = me demander
combat-ask-follow = { $name } est au contact. Attaquer ?
combat-ask-confused = { $name } subit la confusion. Où aller ?
combat-do-strike = Corps à corps
combat-do-no-strike = Pas d’attaque
combat-do-execute = Éliminer le prisonnier
combat-do-surge = Ruée (1 clic)
combat-do-surge-help = Se déplacer jusqu’à la vitesse, subir 1 dégât d’épuisement, puis attaquer qui touche l’arc avant.
combat-do-charge = Charge
combat-do-charge-help = Se déplacer jusqu’à la vitesse, puis attaquer une fois. Cela ne coûte pas de dégâts.
combat-do-batter = Attaquer un terrain bâti
combat-field-fighter = Guerrier
combat-field-target = Cible
combat-field-mode = Par une capacité
combat-field-heals = Soigne
combat-field-capture = Tentative de capture (−3 en attaque, pas de dégâts)
combat-field-path = Trajet
combat-field-facing = Orientation
combat-field-soar = En altitude à la fin
combat-field-built = Quel élément
combat-mode-help = { $words }
combat-heals-die = 1D6
combat-heals-value = la valeur de dégâts

## Good to know before an attack

cost-push = épuisement : 1 clic
combat-note-surge = La Ruée coûte 1 clic avant l’attaque.
combat-note-surge-click = Les chances sont celles du clic actuel ; l’attaque se fait avec le suivant.

## Chances

combat-odds-title = Une attaque sur une cible
combat-odds-attack = attaque après modificateurs
combat-odds-defense = défense après modificateurs
combat-odds-damage = dégâts après modificateurs
combat-odds-die = 1 : un dé prend la place des dégâts
combat-odds-dodge = faces sur lesquelles la cible esquive
combat-odds-reduction = dégâts en moins pour la cible
combat-odds-smite = dégâts de plus s’il y en a eu
combat-odds-retaliation = dégâts à l’attaquant s’il y en a eu
combat-odds-clicks = { $count ->
    [0] aucun dégât
    [one] { $count } clic
   *[other] { $count } clics
}
combat-odds-healed = { $count ->
    [0] aucun soin
    [one] { $count } clic soigné
   *[other] { $count } clics soignés
}
combat-odds-captured = capture
combat-odds-eliminated = élimination
combat-odds-confused = confusion
combat-odds-hit = touche
combat-odds-fails = échec
combat-odds-own = Dégâts pour { $name } en retour

## Why not

combat-refusal-mode = { $name } ne peut pas attaquer ainsi au corps à corps maintenant.
combat-refusal-captor = { $name } tient un prisonnier et peut seulement se déplacer, ou éliminer son prisonnier.
combat-refusal-nobody = Il n’y a pas de tel guerrier sur le champ de bataille.
combat-refusal-itself = { $name } ne peut pas s’attaquer soi-même.
combat-refusal-captive = { $name } est un prisonnier : seul son geôlier peut l’attaquer.
combat-refusal-friend = { $name } est un allié : aucune attaque ne peut lui nuire.
combat-refusal-heals = { $name } ne soigne rien par cette attaque.
combat-refusal-level = { $name } et { $target } sont à des niveaux différents : seule une attaque à distance porte jusque-là.
combat-refusal-contact = { $name } n’est pas en contact socle à socle avec { $target }.
combat-refusal-arc = { $name } ne touche pas { $target } de son arc avant.
combat-refusal-no-sword = Seul un guerrier du type épée capture ; { $name } a un autre type.
combat-refusal-capture-mode = { $ability } ne peut pas servir à capturer.
combat-refusal-no-capture = { $name } ne peut pas capturer : { $ability }.
combat-refusal-not-captured = Pas de capture possible ({ $name }) : { $ability }.
combat-refusal-no-captive = { $name } ne tient pas de prisonnier.
combat-refusal-heal-enemy = { $name } n’est pas un allié, et seuls les alliés sont soignés.
combat-refusal-heal-engaged = { $name } touche un ennemi : pas de soin à cet endroit.
combat-refusal-heal-immune = { $name } a l’immunité à la magie : pas de soin par elle.
combat-refusal-heal-unhurt = Pas de soin possible maintenant : { $name }.
combat-refusal-not-built = Ce n’est pas un terrain bâti ; seul un terrain bâti peut être détruit.
combat-refusal-piece-contact = { $name } ne touche pas l’élément { $piece }.
combat-refusal-piece-arc = { $name } ne touche pas l’élément { $piece } de son arc avant.
combat-refusal-lender = Personne ne prête là une meilleure défense.
combat-refusal-surge-sword = Seul un guerrier du type épée peut se ruer ; { $name } a un autre type.
combat-refusal-surge-ability = { $name } ne peut pas utiliser la Ruée : { $ability }.
combat-refusal-surge-contact = { $name } touche un ennemi et ne peut pas commencer de Ruée.
combat-refusal-surge-enemy = Après sa Ruée, { $name } peut attaquer un ennemi, et rien d’autre.
combat-refusal-no-charge = { $name } n’a pas Charge en ce moment.
combat-refusal-charge-contact = { $name } touche un ennemi et ne peut pas charger.
combat-refusal-confused = { $name } ne peut pas aller vers { $other }, un guerrier de ton propre camp.
