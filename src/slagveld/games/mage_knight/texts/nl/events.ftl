### Wat er gebeurt, in de woorden van het boek.

## Wat een worp opleverde

yields-hits = { $count ->
    [0] mis
   *[other] raak
}
yields-heals = { $count ->
    [0] er wordt niets genezen
   *[other] het genezen lukt
}
yields-captures = { $count ->
    [0] niet gevangengenomen
   *[other] gevangengenomen
}
yields-eliminates = { $count ->
    [0] niet geëlimineerd
   *[other] geëlimineerd
}
yields-dodges = { $count ->
    [0] niet ontweken
   *[other] ontweken
}
yields-freezes = { $count ->
    [0] geen actiefiche
   *[other] een actiefiche
}
yields-breaks-away = { $count ->
    [0] komt niet los
   *[other] breekt los
}
yields-dares = { $count ->
    [0] durft niet
   *[other] durft
}
yields-extra-action = { $count ->
    [0] geen extra actie
   *[other] één extra actie
}
yields-storm = { $count ->
    [0] de storm trekt voorbij
   *[other] de storm slaat toe
}
yields-returns = { $count ->
    [0] blijft geëlimineerd
   *[other] keert terug
}
yields-allowed = { $count ->
    [0] mag niet
   *[other] mag
}

## Schade en genezing

hurt-ability = { $name } krijgt { $amount } schade.
hurt-blow = { $name } krijgt { $amount } schade door de aanval van { $source }.
hurt-shot = { $name } krijgt { $amount } schade door het schot van { $source }.
hurt-critical-miss = { $name } krijgt { $amount } uitputtingsschade door de fatale misser.
hurt-push = { $name } krijgt { $amount } uitputtingsschade door het tweede actiefiche.
hurt-run = { $name } krijgt { $amount } uitputtingsschade door de looppas.
hurt-surge = { $name } krijgt { $amount } uitputtingsschade door de bestorming.
hurt-price = { $name } krijgt { $amount } uitputtingsschade als prijs van een voorwerp: { $of }.
hurt-freeze = { $name } krijgt { $amount } uitputtingsschade door het tweede actiefiche ({ $of }).
hurt-curse = { $of }: er heeft magie op { $name } gewerkt, en dat kost { $amount } schade.
hurt-domain = { $of }: { $name } krijgt { $amount } schade.
hurt-pole-arm = { $name } krijgt { $amount } schade door de Pole Arm van { $source }.
hurt-ram = { $source } ramt { $name }: { $amount } schade.
hurt-retaliation = { $of }: { $source } slaat terug en doet { $amount } schade aan { $name }.
hurt-shake-off = { $source } schudt { $name } af: { $amount } schade.
hurt-smite = { $of }: { $source } doet { $amount } extra schade aan { $name }.
hurt-venom = { $of }: { $source } vergiftigt { $name }: { $amount } schade.
clicks-left = { $what } Nog { $left } { $left ->
    [one] click
   *[other] clicks
}.
healed-by = { $healer } geneest { $name }: { $amount ->
    [one] { $amount } click
   *[other] { $amount } clicks
} ({ $of }).
healed-itself = { $name } geneest zichzelf: { $amount ->
    [one] { $amount } click
   *[other] { $amount } clicks
} ({ $of }).

## Wat er gebeurde

told-eliminated = { $name } is geëlimineerd.
told-eliminated-by = { $name } is geëlimineerd: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor { $seat }.
told-returned = { $clicks ->
    [0] { $bearer } roept { $name } ongeschonden terug.
    [one] { $bearer } roept { $name } terug, met { $clicks } click schade.
   *[other] { $bearer } roept { $name } terug, met { $clicks } clicks schade.
}
told-item-dropped = { $bearer } laat een voorwerp vallen: { $item }.
told-item-fallen = Wat { $bearer } droeg, ligt op de grond: { $item }.
told-item-taken = { $bearer } pakt een voorwerp op: { $item }.
told-items-borne = { $name } draagt: { $items }.
told-spun = { $name } maakt een vrije draai naar { $mover }.
told-objective-taken = { $seat } krijgt de controle over { $name }.
told-objective-contested = { $name } is betwist: { $seat } verliest de controle erover.
told-objective-lost = { $seat } verliest de controle over { $name }.
told-treasure-taken = { $seat } krijgt de controle over de schat.
told-treasure-contested = De schat is betwist: { $seat } verliest de controle erover.
told-treasure-lost = { $seat } verliest de controle over de schat.
told-confused = { $by } heeft { $name } in de war gebracht.
told-holds-fire = { $name } schiet niet.
told-no-strike = { $name } valt niet aan.

## Manieren van bewegen

event-moved-bound = { $name } beweegt { $length } met Bound.
event-moved-charge = { $name } beweegt { $length } met Charge.
event-moved-confused = { $name } wordt { $length } op een dwaalspoor gebracht.
event-moved-drags = { $name } beweegt { $length } en sleept de schat mee.
event-moved-formation = { $name } beweegt { $length } in formatie.
event-moved-ride = { $name } rijdt { $length }.
event-moved-run = { $name } gaat { $length } in looppas.
event-moved-surge = { $name } stormt { $length } vooruit (bestorming).

## Wat een getal is

need-command = Extra actie door Command
need-storm = De storm slaat toe
need-dare = Durven naderen
need-doubt = De actie mag
need-necromancy = Clicks vóór de schedels
