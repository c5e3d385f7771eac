# Wounds, casualties, and competences that no other part asks for

wounds-roll = Jet de blessure : { $by } contre { $name }
wounds-roll-fall = Jet de blessure contre { $name }
wounds-roll-strength = Dé de Force : { $by } contre { $name }
wounds-strength-weapon = Force de l’arme
wounds-strength-fall = Force de la chute
wounds-bonus = Coup de maître
wounds-part-strength = Dé de Force { $dice }
wounds-roll-survival = Instinct de survie ({ $name })
wounds-roll-regeneration = Régénération ({ $name })
wounds-roll-mutation = Mutation ({ $name })
wounds-told-roll = { $name } : { $parts }, en tout { $total }{ $place ->
    [legs] , jambes
    [arms] , bras
    [abdomen] , abdomen
    [chest] , poitrine
    [head] , tête
    [glancing] , une éraflure
    [vital] , un point vital
   *[other] {""}
}. { $level ->
    [none] Pas de blessure.
    [stunned] Sonné.
    [light] Blessure légère.
    [serious] Blessure grave.
    [critical] Blessure critique.
   *[killed] Tué net.
}
wounds-event-wounded = { $level ->
    [light] { $name } : blessure légère.
    [serious] { $name } : blessure grave.
   *[critical] { $name } : blessure critique.
}
wounds-event-worse = { $name }, { $before ->
    [light] déjà avec une blessure légère
    [serious] déjà avec une blessure grave
   *[critical] déjà avec une blessure critique
}, reçoit { $dealt ->
    [light] une blessure légère
    [serious] une blessure grave
   *[critical] une blessure critique
} et passe à { $level ->
    [light] une blessure légère
    [serious] une blessure grave
   *[critical] une blessure critique
}.
wounds-told-last = { $name } avait déjà { $before ->
    [light] une blessure légère
    [serious] une blessure grave
   *[critical] une blessure critique
} : { $dealt ->
    [light] une nouvelle blessure légère
    [serious] une nouvelle blessure grave
   *[critical] une nouvelle blessure critique
} tue.
wounds-event-mended = { $level ->
    [none] Guérison : { $name }.
    [light] { $name } n’a plus qu’une blessure légère.
   *[serious] { $name } n’a plus qu’une blessure grave.
}
wounds-status-stunned = sonné
wounds-status-dying = à l’agonie, mais combat encore
wounds-status-lamed = boite (MOV divisé par deux)
wounds-status-weakened = bras affaibli (FOR −1)
wounds-status-gained = acquis : { $gains }
wounds-cause-fled = fuite hors de la table
wounds-told-dropped = { $name } laisse tomber ce qu’il portait.

## Personal enemies

wounds-ask-reward = { $name } a tué son ennemi personnel. Quelle récompense ?
wounds-do-reward = Choisir la récompense
wounds-field-reward = Récompense
wounds-gain = { $ability } ({ $words })
wounds-gains = { $gains }
refusal-wounds-reward = Ce n’est pas l’une des récompenses au choix.

## Mutations

wounds-ask-mutate = { $dice ->
    [one] Un dé de mutation : pour qui ?
   *[other] { $dice } dés de mutation : pour qui le premier ?
}
wounds-do-mutate = Donner un dé de mutation
wounds-do-keep-dice = Plus de mutation
wounds-field-mutant = Figurine
wounds-field-value = Valeur
wounds-told-mutation = { $name } : { $value ->
    [initiative] Initiative
    [attack] Attaque
    [strength] Force
    [defence] Défense
    [resistance] Résistance
   *[shooting] Tir
}
wounds-note-mutation = Mieux de { $least } à { $most } jusqu’à la fin du tour.
refusal-wounds-mutant = Les dés de mutation sont pour tes propres figurines avec la compétence.
refusal-wounds-mutated = { $name } a déjà eu un dé de mutation ce tour-ci.
refusal-wounds-no-shooting = { $name } n’a pas de valeur de Tir à améliorer.

## Command

value-courage = Courage
value-discipline = Discipline
wounds-item-no-discipline = La Discipline ne compte jamais
wounds-item-lent = Meneur : { $name }
wounds-item-staff = État-major complet

## Chances

wounds-odds-level = { $level ->
    [none] pas de blessure
    [stunned] sonné
    [light] blessure légère
    [serious] blessure grave
    [critical] blessure critique
   *[killed] tué
}
wounds-odds-need = Le dé doit donner
wounds-odds-test = Un test de caractéristique
wounds-odds-roll = Un jet de blessure
wounds-odds-melee = Attaques dans un combat
wounds-odds-value = Caractéristique avec tous les modificateurs
wounds-odds-difficulty = Ce que le total doit atteindre
wounds-odds-strictly = 1 : le total doit dépasser, comme aux tests de courage
wounds-odds-five = 1 : on peut lancer encore aussi après un cinq
wounds-odds-strength = Force (FOR)
wounds-odds-resistance = Résistance (RES)
wounds-odds-bonus = Bonus d’un coup de maître
wounds-odds-legs = 1 : une règle a fixé les jambes comme endroit
wounds-odds-survives = Le nombre qui annule le jet de blessure (7 : aucun)
wounds-odds-attack = Attaque (ATT)
wounds-odds-threshold = Seuil de chaque attaque
wounds-odds-defence = Défense (DEF)
wounds-odds-attack-dice = Dés en attaque
wounds-odds-defence-dice = Dés en défense
wounds-odds-master = 1 : un seul coup de maître
wounds-odds-wound = La blessure de la cible avant
lapsed-wound = Perte : { $name } ; une nouvelle touche est sans effet.
lapsed-gone = { $name } { AGREE($name, "n’est", "ne sont") } plus sur la table et { AGREE($name, "ne fait", "ne font") } plus rien.
