### What happens, in the words of the book.

## What came of a roll

yields-hits = { $count ->
    [0] fallo
   *[other] impacto
}
yields-heals = { $count ->
    [0] no cura nada
   *[other] la curación funciona
}
yields-captures = { $count ->
    [0] sin captura
   *[other] captura
}
yields-eliminates = { $count ->
    [0] sin eliminación
   *[other] eliminación
}
yields-dodges = { $count ->
    [0] no esquiva
   *[other] esquiva
}
yields-freezes = { $count ->
    [0] ningún contador de acción
   *[other] un contador de acción
}
yields-breaks-away = { $count ->
    [0] no se zafa
   *[other] se zafa
}
yields-dares = { $count ->
    [0] no se atreve
   *[other] se atreve
}
yields-extra-action = { $count ->
    [0] ninguna acción extra
   *[other] una acción extra
}
yields-storm = { $count ->
    [0] la tormenta pasa de largo
   *[other] la tormenta golpea
}
yields-returns = { $count ->
    [0] no regresa
   *[other] regresa
}
yields-allowed = { $count ->
    [0] no se permite
   *[other] se permite
}

## Damage and healing

hurt-ability = { $name } sufre { $amount } de daño.
hurt-blow = { $name } sufre { $amount } de daño por el ataque de { $source }.
hurt-shot = { $name } sufre { $amount } de daño por el disparo de { $source }.
hurt-critical-miss = { $name } sufre { $amount } de daño por agotamiento por la pifia.
hurt-push = { $name } sufre { $amount } de daño por agotamiento por el segundo contador de acción.
hurt-run = { $name } sufre { $amount } de daño por agotamiento por correr.
hurt-surge = { $name } sufre { $amount } de daño por agotamiento por la acometida.
hurt-price = { $name } sufre { $amount } de daño por agotamiento como precio de un objeto: { $of }.
hurt-freeze = { $name } sufre { $amount } de daño por agotamiento por el segundo contador de acción ({ $of }).
hurt-curse = { $of }: la magia ha obrado en { $name }, que sufre { $amount } de daño.
hurt-domain = { $of }: { $name } sufre { $amount } de daño.
hurt-pole-arm = { $name } sufre { $amount } de daño por el arma de asta de { $source }.
hurt-ram = { $source } embiste a { $name }: { $amount } de daño.
hurt-retaliation = { $of }: { $source } devuelve el golpe y hace { $amount } de daño a { $name }.
hurt-shake-off = { $source } se sacude a { $name }: { $amount } de daño.
hurt-smite = { $of }: { $source } hace { $amount } más de daño a { $name }.
hurt-venom = { $of }: { $source } envenena a { $name }: { $amount } de daño.
clicks-left = { $what } Clics que quedan: { $left }.
healed-by = { $healer } cura a { $name } { $amount ->
    [one] { $amount } clic
   *[other] { $amount } clics
} ({ $of }).
healed-itself = { $name } se cura { $amount ->
    [one] { $amount } clic
   *[other] { $amount } clics
} ({ $of }).

## What happened

told-eliminated = Se elimina a { $name }.
told-eliminated-by = Se elimina a { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para { $seat }.
told-returned = { $clicks ->
    [0] { $bearer } hace regresar a { $name }, sin daño.
    [one] { $bearer } hace regresar a { $name }, con { $clicks } clic de daño.
   *[other] { $bearer } hace regresar a { $name }, con { $clicks } clics de daño.
}
told-item-dropped = { $bearer } suelta un objeto: { $item }.
told-item-fallen = Lo que llevaba { $bearer } queda en el suelo: { $item }.
told-item-taken = { $bearer } recoge un objeto: { $item }.
told-items-borne = { $name } lleva { $items }.
told-spun = { $name } hace un giro libre hacia { $mover }.
told-objective-taken = { $seat } toma el control de { $name }.
told-objective-contested = { $name } está en disputa: { $seat } pierde su control.
told-objective-lost = { $seat } pierde el control de { $name }.
told-treasure-taken = { $seat } toma el control del tesoro.
told-treasure-contested = El tesoro está en disputa: { $seat } pierde su control.
told-treasure-lost = { $seat } pierde el control del tesoro.
told-confused = { $by } ha sembrado la confusión en { $name }.
told-holds-fire = { $name } no dispara.
told-no-strike = { $name } no ataca.

## Ways to move

event-moved-bound = { $name } se mueve { $length } con Bound.
event-moved-charge = { $name } se mueve { $length } con Charge.
event-moved-confused = { $name } se extravía { $length }.
event-moved-drags = { $name } se mueve { $length } y arrastra el tesoro.
event-moved-formation = { $name } se mueve { $length } en formación.
event-moved-ride = { $name } cabalga { $length }.
event-moved-run = { $name } corre { $length }.
event-moved-surge = { $name } acomete { $length }.

## What a number is

need-command = Acción extra por Command
need-storm = La tormenta golpea
need-dare = Atreverse a tocar
need-doubt = La acción se permite
need-necromancy = Clics antes de las calaveras
