### Aanvallen: dobbelstenen, verdediging, wonden.

combat-item-cover = dekking

## Doelen noemen

combat-do-strike = Aanvallen in een handgemeen
combat-do-strike-help = Wijs een vijand aan: wie erbij kan, valt hem met al zijn dobbelstenen aan.
combat-field-target = Wie vallen ze aan?
combat-field-whom = Wie op deze voetplaat?
combat-field-only = Verder valt niemand aan
combat-do-fight = Aanvalsdobbelstenen verdelen
combat-do-fight-help = Elk model verdeelt zijn dobbelstenen over de vijanden waar het bij kan. Wat overblijft, gaat verloren.
combat-field-shares = Dobbelstenen per vijand
combat-field-order = In welke volgorde?
combat-wounds-left = { $count ->
    [one] nog 1 wond over
   *[other] nog { $count } wonden over
}
combat-announced = aanval van { $name } op { $enemies }

## Waarom niet

refusal-combat-friend = { $enemy } { AGREE($enemy, "hoort", "horen") } bij dezelfde partij.
refusal-combat-climbed = { $name } { AGREE($name, "is", "zijn") } over een hoge hindernis geklommen en { AGREE($name, "doet", "doen") } deze activering niets anders.
refusal-combat-no-dice = { $name } { AGREE($name, "heeft", "hebben") } geen aanvalsdobbelsteen meer.
refusal-combat-front = { $enemy } { AGREE($enemy, "staat", "staan") } niet in de frontzone van { $name }.
refusal-combat-wall = Tussen { $name } en { $enemy } staat een hoge muur.
refusal-combat-contact = { $name } { AGREE($name, "raakt", "raken") } { $enemy } niet.
refusal-combat-not-yours = { $name } { AGREE($name, "is", "zijn") } niet jouw regiment.
refusal-combat-again = { $name } { AGREE($name, "heeft", "hebben") } in deze activering al aangevallen.
refusal-combat-full-defence = { $name } { AGREE($name, "is", "zijn") } in volle verdediging en { AGREE($name, "valt", "vallen") } deze ronde niet aan.
refusal-combat-cast = De tovenaar van { $name } heeft deze ronde getoverd en valt niet aan.
refusal-combat-machine-moved = { $name } { AGREE($name, "heeft", "hebben") } bewogen: een oorlogsmachine beweegt of valt aan.
refusal-combat-nobody = Daar is niemand die aangevallen kan worden.
refusal-combat-no-shares = Richt ten minste één dobbelsteen op een vijand.
refusal-combat-pair-twice = Alle dobbelstenen van een model op één vijand zijn één deel.
refusal-combat-other-regiment = Alleen modellen van het geactiveerde regiment vallen samen aan.
refusal-combat-least-one = Elke genoemde vijand krijgt ten minste één dobbelsteen.
refusal-combat-too-many = { $name } { AGREE($name, "heeft", "hebben") } maar { $dice ->
    [one] 1 aanvalsdobbelsteen.
   *[other] { $dice } aanvalsdobbelstenen.
}
refusal-combat-order = De volgorde noemt elke vijand één keer, en alleen vijanden op tafel.

## Reactie

combat-policy = Volle verdediging als reactie
combat-policy-ask = Vraag het mij
combat-policy-always = Altijd doen
combat-policy-never = Nooit doen
combat-ask-reaction = { $name }, aangevallen door { $enemy }: volle verdediging?
combat-do-normal = Gewoon verdedigen
combat-do-full = Volle verdediging ({ $dice ->
    [one] 1 dobbelsteen meer
   *[other] { $dice } dobbelstenen meer
})
combat-do-full-help = Die geldt tot het einde van de ronde. Het regiment telt als geactiveerd: het beweegt niet meer en valt niet meer aan.
refusal-combat-defends-already = { $name } { AGREE($name, "is", "zijn") } al in volle verdediging.
refusal-combat-activated = { $name } { AGREE($name, "is", "zijn") } deze ronde al geactiveerd.
refusal-combat-frightened = { $name } { AGREE($name, "is", "zijn") } bang.
refusal-combat-slow = { $name } { AGREE($name, "is", "zijn") } niet behendig genoeg om te reageren.

## Uitwerken

combat-roll-attack = { $how ->
    [ranged] { $who } { AGREE($who, "schiet", "schieten") } op { $name }
    [breath] { $who } { AGREE($who, "zet", "zetten") } de adem in tegen { $name }
    [spell] Spreuk van { $who } tegen { $name }
   *[melee] { $who } { AGREE($who, "valt", "vallen") } { $name } aan
}
combat-roll-rear = { $how ->
    [ranged] { $who } { AGREE($who, "schiet", "schieten") } { $name } in de rug
    [breath] { $who } { AGREE($who, "zet", "zetten") } de adem in tegen de rug van { $name }
    [spell] Spreuk van { $who } tegen de rug van { $name }
   *[melee] { $who } { AGREE($who, "valt", "vallen") } { $name } in de rug aan
}
combat-roll-defence = { $name } { AGREE($name, "verdedigt", "verdedigen") } zich tegen { $who }
combat-backstab = Achterbakse aanval: { $dice ->
    [one] 1 dobbelsteen op { $name } is zonder worp een doodskop.
   *[other] { $dice } dobbelstenen op { $name } zijn zonder worp doodskoppen.
}
combat-swordsmanship = Schermkunst: één mislukte dobbelsteen van { $name } telt als schild.
combat-damage = { $name }: { $hits ->
    [one] 1 doodskop
   *[other] { $hits } doodskoppen
} − { $shields ->
    [one] 1 schild
   *[other] { $shields } schilden
} = { $left } over × Kracht { $strength } = { $damage } schade ÷ Weerstand { $resistance } = { $wounds ->
    [0] geen wond
    [one] 1 wond
   *[other] { $wounds } wonden
}.
combat-halted = { $name } { AGREE($name, "durft", "durven") } { $enemy } niet aan te vallen: { $dice ->
    [one] 1 aanvalsdobbelsteen gaat verloren.
   *[other] { $dice } aanvalsdobbelstenen gaan verloren.
}
combat-out-of-reach = De vijand is intussen buiten bereik: deze dobbelstenen gaan verloren.
combat-ignored = { $name } { AGREE($name, "is", "zijn") } onkwetsbaar: { $count ->
    [one] 1 wond telt niet.
   *[other] { $count } wonden tellen niet.
}
combat-lost-attack = Aanvalsdobbelstenen van { $name }
combat-lost-defence = Verdedigingsdobbelstenen van { $name }
combat-destroyed = { $name }: er is niemand meer over.

## Kansen

combat-defence-of = Verdedigingsdobbelstenen van { $name }
combat-odds-title = { $name } ({ $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
})
combat-odds-full = { $name } in volle verdediging ({ $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
})
combat-odds-wounds = { $count ->
    [0] geen wond
    [one] 1 wond
   *[other] { $count } wonden
}
combat-odds-slain = gesneuveld
combat-note-fear = { $name } { AGREE($name, "boezemt", "boezemen") } angst in: eerst een angsttest ({ $needed ->
    [one] 1 schild
   *[other] { $needed } schilden
}).
combat-note-reaction = Mogelijke reactie met volle verdediging: { $name }.
combat-note-rear = { $name } { AGREE($name, "wordt", "worden") } in de rug aangevallen en { AGREE($name, "heeft", "hebben") } geen verdedigingsworp.
combat-odds = Wonden door een aanval
combat-odds-attack = aanvalsdobbelstenen van voren en in de flank
combat-odds-defence = verdedigingsdobbelstenen
combat-odds-strength = Kracht
combat-odds-resistance = Weerstand
combat-odds-rear = 1: de aanval komt in de rug
combat-odds-behind = aanvalsdobbelstenen van anderen in de rug
combat-odds-backstab = 1: de dobbelstenen in de rug slagen vanzelf (Achterbakse aanval)
combat-odds-swordsmanship = 1: de vijand beheerst Schermkunst
combat-odds-cover = 1: de vijand heeft dekking
combat-odds-berserk = 1: de vijand is in berserkerwoede
combat-odds-left = Wonden die de vijand over heeft; 0: niet gevraagd
combat-odds-invulnerable = 1: de vijand is Onkwetsbaar
combat-share = { $name } ({ $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
})
combat-pool-one = Aanval van { $name }
combat-pool-joint = Aanvalsdobbelstenen van { $names }
combat-pool-of = Aanval van { $name }
combat-pool-item = { $name }: { $item }
combat-item-elsewhere = dobbelstenen voor anderen, of niet gebruikt
combat-damage-rear = { $name }: { $hits ->
    [0] { $sure ->
        [one] 1 doodskop
       *[other] { $sure } doodskoppen
    } in de rug
    [one] 1 doodskop − { $shields ->
        [one] 1 schild
       *[other] { $shields } schilden
    } = { $open }, plus { $sure } in de rug = { $left } over
   *[other] { $hits } doodskoppen − { $shields ->
        [one] 1 schild
       *[other] { $shields } schilden
    } = { $open }, plus { $sure } in de rug = { $left } over
} × Kracht { $strength } = { $damage } schade ÷ Weerstand { $resistance } = { $wounds ->
    [0] geen wond
    [one] 1 wond
   *[other] { $wounds } wonden
}.
combat-out-of-reach-of = { $name } { AGREE($name, "kan", "kunnen") } niet meer bij { $enemy }: { $dice ->
    [one] 1 aanvalsdobbelsteen gaat verloren.
   *[other] { $dice } aanvalsdobbelstenen gaan verloren.
}
combat-cause-wounds = { $count ->
    [one] eerste wond
   *[other] tot nu toe { $count } wonden
}
yields-skulls = { $count ->
    [0] geen doodskop
    [one] 1 doodskop
   *[other] { $count } doodskoppen
}
yields-shields = { $count ->
    [0] geen schild
    [one] 1 schild
   *[other] { $count } schilden
}
event-wounded = { $name } { AGREE($name, "verliest", "verliezen") } { $amount ->
    [one] 1 Wond
   *[other] { $amount } Wonden
} (nog { $left } over).
event-mended = { $name } { AGREE($name, "krijgt", "krijgen") } { $amount ->
    [one] 1 Wond
   *[other] { $amount } Wonden
} terug (nu { $left }).
event-fell = { $left ->
    [0] { $name } { AGREE($name, "sneuvelt", "sneuvelen") }.
   *[other] { $name } { AGREE($name, "sneuvelt", "sneuvelen") } ({ $regiment }: nog { $left } van { $count } over).
}
event-returned = { $name } { AGREE($name, "staat", "staan") } weer op met 1 Wond ({ $regiment }: { $left } modellen).
event-stance-gained = { $name } { AGREE($name, "is", "zijn") } { $status }.
event-stance-lost = { $name } { AGREE($name, "is", "zijn") } niet meer { $status }.
event-stance-taken = { $name } { AGREE($name, "is", "zijn") } { $status }: { $cause }.
combat-kept = { $name } { AGREE($name, "verdedigt", "verdedigen") } zich gewoon en { AGREE($name, "behoudt", "behouden") } de activering.
combat-reacted = { $name } { AGREE($name, "heeft", "hebben") } de activering van deze ronde verbruikt.
combat-cost-fear = eerst een angsttest
combat-cost-reaction = ze mogen volle verdediging nemen
