### Attacks: dice, defence, wounds.

combat-item-cover = couvert

## Naming targets

combat-do-strike = Attaquer en mêlée
combat-do-strike-help = Pointe un ennemi : tous ceux qui l’atteignent l’attaquent avec tous leurs dés.
combat-field-target = Qui attaquent-ils ?
combat-field-whom = Qui sur ce socle ?
combat-field-only = Personne d’autre n’attaque
combat-do-fight = Répartir les dés d’attaque
combat-do-fight-help = Chaque figurine répartit ses dés entre les ennemis qu’elle atteint. Les dés qui restent sont perdus.
combat-field-shares = Dés par ennemi
combat-field-order = Dans quel ordre ?
combat-wounds-left = { $count ->
    [one] reste { $count } point de vie
   *[other] restent { $count } points de vie
}
combat-announced = attaque : { $name } contre { $enemies }

## Why not

refusal-combat-friend = { $enemy } { AGREE($enemy, "est", "sont") } du même camp.
refusal-combat-climbed = { $name } { AGREE($name, "a", "ont") } franchi un obstacle haut et ne { AGREE($name, "fait", "font") } rien d’autre dans cette activation.
refusal-combat-no-dice = { $name } n’{ AGREE($name, "a", "ont") } plus de dé d’attaque.
refusal-combat-front = { $enemy } { AGREE($enemy, "n’est", "ne sont") } pas dans la zone avant ({ $name }).
refusal-combat-wall = Il y a un haut mur entre { $name } et { $enemy }.
refusal-combat-contact = { $name } ne { AGREE($name, "touche", "touchent") } pas { $enemy }.
refusal-combat-not-yours = { $name } : ce n’est pas ton régiment.
refusal-combat-again = { $name } { AGREE($name, "a", "ont") } déjà attaqué dans cette activation.
refusal-combat-full-defence = { $name } { AGREE($name, "est", "sont") } en défense totale : pas d’attaque dans cette manche.
refusal-combat-cast = { $name } : le sorcier a lancé un sort dans cette manche et n’attaque pas.
refusal-combat-machine-moved = { $name } { AGREE($name, "a", "ont") } bougé : une machine de guerre bouge ou attaque, pas les deux.
refusal-combat-nobody = Il n’y a là personne à attaquer.
refusal-combat-no-shares = Il faut viser un ennemi avec au moins un dé.
refusal-combat-pair-twice = Tous les dés d’une figurine contre un même ennemi forment une seule part.
refusal-combat-other-regiment = Seules les figurines du régiment activé attaquent ensemble.
refusal-combat-least-one = Chaque ennemi nommé reçoit au moins un dé.
refusal-combat-too-many = { $name } n’{ AGREE($name, "a", "ont") } que { $dice ->
    [one] { $dice } dé d’attaque.
   *[other] { $dice } dés d’attaque.
}
refusal-combat-order = L’ordre nomme chaque ennemi une fois, et seulement des ennemis sur la table.

## Reaction

combat-policy = Défense totale en réaction
combat-policy-ask = Me demander
combat-policy-always = Toujours la prendre
combat-policy-never = Ne jamais la prendre
combat-ask-reaction = { $enemy } { AGREE($enemy, "attaque", "attaquent") } { $name } : défense totale ?
combat-do-normal = Défense normale
combat-do-full = Défense totale ({ $dice ->
    [one] { $dice } dé de plus
   *[other] { $dice } dés de plus
})
combat-do-full-help = Elle dure jusqu’à la fin de la manche. Le régiment compte comme activé : il ne bouge plus et n’attaque plus.
refusal-combat-defends-already = { $name } { AGREE($name, "est", "sont") } déjà en défense totale.
refusal-combat-activated = { $name } : activation déjà faite dans cette manche.
refusal-combat-frightened = { $name } { AGREE($name, "a", "ont") } peur.
refusal-combat-slow = { $name } n’{ AGREE($name, "a", "ont") } pas assez d’Agilité pour réagir.

## Working it out

combat-roll-attack = { $how ->
    [ranged] { $who } { AGREE($who, "tire", "tirent") } sur { $name }
    [breath] { $who } { AGREE($who, "souffle", "soufflent") } sur { $name }
    [spell] Sort : { $who } contre { $name }
   *[melee] { $who } { AGREE($who, "attaque", "attaquent") } { $name }
}
combat-roll-rear = { $how ->
    [ranged] { $who } { AGREE($who, "tire", "tirent") } dans le dos ({ $name })
    [breath] { $who } { AGREE($who, "souffle", "soufflent") } dans le dos ({ $name })
    [spell] Sort : { $who }, dans le dos ({ $name })
   *[melee] { $who } { AGREE($who, "attaque", "attaquent") } dans le dos ({ $name })
}
combat-roll-defence = { $name } { AGREE($name, "se défend", "se défendent") } contre { $who }
combat-backstab = Coup dans le dos : { $dice ->
    [one] { $dice } dé sur { $name } est un crâne sans jet.
   *[other] { $dice } dés sur { $name } sont des crânes sans jet.
}
combat-swordsmanship = Escrime ({ $name }) : un dé raté compte comme un bouclier.
combat-damage = { $name } : { $hits ->
    [one] { $hits } crâne
   *[other] { $hits } crânes
} − { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} = reste { $left } × Force { $strength } = dégâts { $damage } ÷ Résistance { $resistance } = { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}.
combat-halted = { $name } n’{ AGREE($name, "ose", "osent") } pas attaquer { $enemy } : { $dice ->
    [one] { $dice } dé d’attaque est perdu.
   *[other] { $dice } dés d’attaque sont perdus.
}
combat-out-of-reach = L’ennemi est désormais hors d’atteinte : ces dés sont perdus.
combat-ignored = Invulnérable : { $name } { AGREE($name, "ignore", "ignorent") } { $count ->
    [one] { $count } blessure.
   *[other] { $count } blessures.
}
combat-lost-attack = Dés d’attaque ({ $name })
combat-lost-defence = Dés de défense ({ $name })
combat-destroyed = { $name } : il ne reste personne.

## Chances

combat-defence-of = Dés de défense ({ $name })
combat-odds-title = { $name } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
combat-odds-full = { $name } en défense totale ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
combat-odds-wounds = { $count ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $count } blessures
}
combat-odds-slain = perte
combat-note-fear = { $name } { AGREE($name, "fait", "font") } peur : avant l’attaque, il faut un test de peur ({ $needed ->
    [one] { $needed } bouclier
   *[other] { $needed } boucliers
}).
combat-note-reaction = { $name } { AGREE($name, "peut", "peuvent") } réagir par une défense totale.
combat-note-rear = { $name } : attaque par l’arrière, pas de jet de défense.
combat-odds = Blessures par une attaque
combat-odds-attack = dés d’attaque de face et de flanc
combat-odds-defence = dés de défense
combat-odds-strength = Force
combat-odds-resistance = Résistance
combat-odds-rear = 1 : l’attaque vient par l’arrière
combat-odds-behind = dés d’attaque d’autres par l’arrière
combat-odds-backstab = 1 : les dés par l’arrière sont sûrs (Coup dans le dos)
combat-odds-swordsmanship = 1 : l’ennemi a Escrime
combat-odds-cover = 1 : l’ennemi est à couvert
combat-odds-berserk = 1 : l’ennemi est en rage
combat-odds-left = Points de vie qui restent à l’ennemi ; 0 : pas demandé
combat-odds-invulnerable = 1 : l’ennemi est Invulnérable
combat-share = { $name } ({ $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
})
combat-pool-one = Attaque : { $name }
combat-pool-joint = Dés d’attaque : { $names }
combat-pool-of = Attaque : { $name }
combat-pool-item = { $name } : { $item }
combat-item-elsewhere = dés pour d’autres, ou inutilisés
combat-damage-rear = { $name } : { $hits ->
    [0] { $sure ->
        [one] { $sure } crâne
       *[other] { $sure } crânes
    } par l’arrière
    [one] 1 crâne − { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } = { $open }, plus { $sure } par l’arrière = reste { $left }
   *[other] { $hits } crânes − { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } = { $open }, plus { $sure } par l’arrière = reste { $left }
} × Force { $strength } = dégâts { $damage } ÷ Résistance { $resistance } = { $wounds ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}.
combat-out-of-reach-of = { $name } ne { AGREE($name, "peut", "peuvent") } plus atteindre { $enemy } : { $dice ->
    [one] { $dice } dé d’attaque est perdu.
   *[other] { $dice } dés d’attaque sont perdus.
}
combat-cause-wounds = { $count ->
    [one] première blessure
   *[other] { $count } blessures jusqu’ici
}
yields-skulls = { $count ->
    [0] aucun crâne
    [one] 1 crâne
   *[other] { $count } crânes
}
yields-shields = { $count ->
    [0] aucun bouclier
    [one] 1 bouclier
   *[other] { $count } boucliers
}
event-wounded = { $name } { AGREE($name, "perd", "perdent") } { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (reste { $left }).
event-mended = { $name } { AGREE($name, "récupère", "récupèrent") } { $amount ->
    [one] { $amount } point de vie
   *[other] { $amount } points de vie
} (maintenant { $left }).
event-fell = { $left ->
    [0] { $name } { AGREE($name, "tombe", "tombent") } au combat.
   *[other] { $name } { AGREE($name, "tombe", "tombent") } au combat ({ $regiment } : reste { $left } sur { $count }).
}
event-returned = { $name } { AGREE($name, "se relève", "se relèvent") } avec 1 point de vie ({ $regiment } : { $left } figurines).
event-stance-gained = { $name } { AGREE($name, "est", "sont") } { $status }.
event-stance-lost = { $name } { AGREE($name, "n’est", "ne sont") } plus { $status }.
event-stance-taken = { $name } { AGREE($name, "est", "sont") } { $status } : { $cause }.
combat-kept = { $name } { AGREE($name, "se défend", "se défendent") } normalement et { AGREE($name, "garde son", "gardent leur") } activation.
combat-reacted = { $name } { AGREE($name, "a utilisé son", "ont utilisé leur") } activation de cette manche.
combat-cost-fear = d’abord un test de peur
combat-cost-reaction = ils peuvent prendre la défense totale
