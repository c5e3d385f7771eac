### What happens, in the words of the book.

## What came of a roll

yields-hits = { $count ->
    [0] raté
   *[other] touché
}
yields-heals = { $count ->
    [0] rien n’est soigné
   *[other] le soin réussit
}
yields-captures = { $count ->
    [0] pas de capture
   *[other] capture
}
yields-eliminates = { $count ->
    [0] pas d’élimination
   *[other] élimination
}
yields-dodges = { $count ->
    [0] pas d’esquive
   *[other] esquive
}
yields-freezes = { $count ->
    [0] pas de pion d’action
   *[other] un pion d’action
}
yields-breaks-away = { $count ->
    [0] reste au contact
   *[other] se dégage
}
yields-dares = { $count ->
    [0] n’ose pas
   *[other] ose
}
yields-extra-action = { $count ->
    [0] pas d’action supplémentaire
   *[other] une action supplémentaire
}
yields-storm = { $count ->
    [0] la tempête passe
   *[other] la tempête frappe
}
yields-returns = { $count ->
    [0] ne revient pas
   *[other] revient
}
yields-allowed = { $count ->
    [0] pas permis
   *[other] permis
}

## Damage and healing

hurt-ability = { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
hurt-blow = { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} par l’attaque ennemie ({ $source }).
hurt-shot = { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} par le tir ({ $source }).
hurt-critical-miss = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
} pour l’échec critique.
hurt-push = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
} pour le deuxième pion d’action.
hurt-run = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
} pour la course.
hurt-surge = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
} pour la Ruée.
hurt-price = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
}, prix d’un objet : { $of }.
hurt-freeze = { $name } subit { $amount ->
    [one] { $amount } dégât d’épuisement
   *[other] { $amount } dégâts d’épuisement
} pour le deuxième pion d’action ({ $of }).
hurt-curse = { $of } : la magie a agi sur { $name }, ce qui coûte { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
hurt-domain = { $of } : { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
hurt-pole-arm = { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} par Pole Arm ({ $source }).
hurt-ram = { $source } percute { $name } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
hurt-retaliation = { $of } : { $source } riposte et inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à { $name }.
hurt-shake-off = { $source } désarçonne { $name } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
hurt-smite = { $of } : { $source } inflige { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} de plus à { $name }.
hurt-venom = { $of } : { $source } empoisonne { $name } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}.
clicks-left = { $what } Clics restants : { $left }.
healed-by = { $healer } soigne { $name } : { $amount ->
    [one] { $amount } clic
   *[other] { $amount } clics
} ({ $of }).
healed-itself = { $name } se soigne : { $amount ->
    [one] { $amount } clic
   *[other] { $amount } clics
} ({ $of }).

## What happened

told-eliminated = Élimination : { $name }.
told-eliminated-by = Élimination : { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }).
told-returned = { $clicks ->
    [0] { $bearer } rappelle { $name }, sans aucun dégât.
    [one] { $bearer } rappelle { $name }, avec { $clicks } clic de dégâts.
   *[other] { $bearer } rappelle { $name }, avec { $clicks } clics de dégâts.
}
told-item-dropped = { $bearer } lâche un objet : { $item }.
told-item-fallen = { $bearer } laisse au sol : { $item }.
told-item-taken = { $bearer } ramasse un objet : { $item }.
told-items-borne = { $name } porte : { $items }.
told-spun = { $name } fait une rotation gratuite vers { $mover }.
told-objective-taken = { $seat } prend le contrôle : { $name }.
told-objective-contested = { $name } : objectif disputé ; { $seat } en perd le contrôle.
told-objective-lost = { $seat } perd le contrôle : { $name }.
told-treasure-taken = { $seat } prend le contrôle du trésor.
told-treasure-contested = Le trésor est disputé : { $seat } en perd le contrôle.
told-treasure-lost = { $seat } perd le contrôle du trésor.
told-confused = { $by } sème la confusion chez { $name }.
told-holds-fire = { $name } ne tire pas.
told-no-strike = { $name } n’attaque pas.

## Ways to move

event-moved-bound = { $name } se déplace de { $length } avec Bound.
event-moved-charge = { $name } charge de { $length }.
event-moved-confused = { $name } s’égare de { $length }.
event-moved-drags = { $name } se déplace de { $length } en traînant le trésor.
event-moved-formation = { $name } se déplace de { $length } en formation.
event-moved-ride = { $name } chevauche sur { $length }.
event-moved-run = { $name } court sur { $length }.
event-moved-surge = { $name } se rue sur { $length }.

## What a number is

need-command = Action supplémentaire par Command
need-storm = La tempête frappe
need-dare = Oser le contact
need-doubt = L’action est permise
need-necromancy = Clics avant les crânes
