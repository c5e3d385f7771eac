## Magie: vragen

magic-do-cast = Spreuk uitspreken
magic-do-cast-several = Spreuk op meerdere modellen
magic-do-cast-to = Spreuk die een model neerzet
magic-do-counter = Tegenspreuk
magic-do-let-be = Nu geen magie
magic-help-cast = Een tovenaar spreekt één spreuk per ronde uit, van zijn activering tot het einde van de ronde, en valt dan niet aan.
magic-help-spell = { $chance } % kans dat het lukt. { $words }
magic-field-wizard = Welke tovenaar?
magic-field-spell = Welke spreuk?
magic-field-target = Op wie?
magic-field-targets = Op wie? Tot { $most } modellen van één regiment
magic-field-army = Voor veldslagen met magie: tovenaars mogen mee
magic-field-to = Waarheen?
magic-ask-action = Magie, voordat het verdergaat?
magic-ask-attack = Magie, vóór de volgende aanval?
magic-ask-card = Magie, vóór het volgende regiment?
magic-ask-round = De ronde loopt af: nog een laatste spreuk?
magic-ask-counter = { $name } { AGREE($name, "spreekt", "spreken") } { $spell } uit op { $target } met { $successes ->
    [one] 1 doodskop
   *[other] { $successes } doodskoppen
}. Een tegenspreuk?

## Magie: wat er gebeurt

magic-casts = { $spell } van { $name } op { $target }, de enige spreuk van de tovenaar in deze ronde ({ $needed ->
    [one] 1 doodskop nodig
   *[other] { $needed } doodskoppen nodig
})
magic-fails = { $spell } van { $name } op { $target } mislukt.
magic-roll-cast = { $name } { AGREE($name, "spreekt", "spreken") } { $spell } uit op { $target } ({ $needed ->
    [one] 1 doodskop nodig
   *[other] { $needed } doodskoppen nodig
})
magic-roll-resist = { $name } { AGREE($name, "probeert", "proberen") } { $spell } te weerstaan
magic-resisted = { $name } { AGREE($name, "weerstaat", "weerstaan") } de spreuk: { $spell } doet hier niets.
magic-no-test = { $spell } doet niets: { $name } { AGREE($name, "hoeft", "hoeven") } de test niet af te leggen.
magic-countered = { $name } { AGREE($name, "stopt", "stoppen") } { $spell } met een tegenspreuk.
magic-not-countered = De tegenspreuk van { $name } is te zwak: { $spell } gaat door.
magic-attack-back = Aanvalsdobbelstenen van { $name }
magic-defence-back = Verdedigingsdobbelstenen van { $name }

## Magie: kansen en opmerkingen

magic-odds-cast = { $spell }: { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $needed ->
    [one] 1 doodskop
   *[other] { $needed } doodskoppen
} nodig
magic-odds-succeeds = Lukt
magic-odds-fails = Mislukt
magic-odds-strikes = Als het lukt, op { $name }
magic-odds-fear = Angsttest van { $name } met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}
magic-odds-afraid = Bang
magic-odds-brave = Houdt stand
magic-odds-stops = Stopt de spreuk
magic-odds-stops-not = Stopt haar niet
magic-note-no-attack = Daarna { AGREE($name, "valt", "vallen") } { $name } deze ronde niet meer aan.
magic-note-resistance = Elk model van { $name } heeft { $chance } % kans om te weerstaan.
magic-note-activation = Hij geldt dan als geactiveerd: zijn regiment doet deze ronde niets anders meer.
magic-chances = Wat er van een spreuk wordt
magic-chances-level = Magie van de tovenaar
magic-chances-difficulty = doodskoppen die de spreuk nodig heeft
magic-chances-counter = Magie van een vijandelijke tovenaar die antwoordt; 0: niemand
magic-chances-resistance = Magieweerstand van het model waarop ze wordt uitgesproken
magic-chances-fails = mislukt
magic-chances-countered = gestopt door de tegenspreuk
magic-chances-resisted = weerstaan
magic-chances-works = werkt

## Magie: weigeringen

refusal-magic-no-wizard = Daar staat geen tovenaar van jou.
refusal-magic-early = { $name } { AGREE($name, "spreekt", "spreken") } pas spreuken uit vanaf { AGREE($name, "zijn", "hun") } activering.
refusal-magic-again = { $name } { AGREE($name, "heeft zijn", "hebben hun") } spreuk van deze ronde gebruikt.
refusal-magic-attacked = { $name } { AGREE($name, "heeft", "hebben") } deze ronde aangevallen en { AGREE($name, "spreekt", "spreken") } geen spreuk meer uit.
refusal-magic-afraid = { $name } { AGREE($name, "is", "zijn") } bang en { AGREE($name, "spreekt", "spreken") } niets uit.
refusal-magic-climbed = { $name } { AGREE($name, "heeft", "hebben") } geklommen en { AGREE($name, "doet", "doen") } verder niets in deze activering.
refusal-magic-answer = De tegenspreuk is alleen een antwoord op een spreuk van de vijand; { $name } { AGREE($name, "kan", "kunnen") } haar niet zomaar uitspreken.
refusal-magic-unknown = { $name } { AGREE($name, "kent", "kennen") } deze spreuk niet.
refusal-magic-full-defence = { $name } { AGREE($name, "is", "zijn") } in volle verdediging, en { $spell } is een aanval.
refusal-magic-has-struck = { $name } { AGREE($name, "heeft", "hebben") } met een spreuk aangevallen, dus is er deze ronde geen volle verdediging.
refusal-magic-otherwise = { $spell } wordt op een andere manier uitgesproken.
refusal-magic-nobody = Er is niemand op wie { $spell } uitgesproken kan worden.
refusal-magic-many = { $spell } treft tot { $most } verschillende modellen van één regiment.
refusal-magic-friend = { $spell } is voor vijanden; { $name } { AGREE($name, "is", "zijn") } van jou.
refusal-magic-enemy = { $spell } is voor je eigen partij; { $name } { AGREE($name, "is een vijand", "zijn vijanden") }.
refusal-magic-foot = { $spell } is voor de tovenaar zelf en modellen te voet, niet voor { $name }.
refusal-magic-unhurt = { $name } { AGREE($name, "heeft", "hebben") } geen Wond verloren.
refusal-magic-living = { $name }: geen Ondoden, dus keert niemand terug.
refusal-magic-nobody-slain = Er is geen model van { $name } gesneuveld.
refusal-magic-shared = { $name } { AGREE($name, "deelt", "delen") } een voetplaat; daar kan niemand terugkeren.
refusal-magic-far = { $name } { AGREE($name, "is", "zijn") } meer dan { $limit } weg.
refusal-magic-slow = { $name } { AGREE($name, "is", "zijn") } nog niet geactiveerd en niet behendiger dan { $enemy }.
refusal-magic-leap = { $name } { AGREE($name, "kan", "kunnen") } hoogstens { $limit } verderop worden neergezet.
refusal-magic-contact = { $name } { AGREE($name, "mag", "mogen") } niet in contact met een vijand komen.
refusal-magic-touch = Het model dat terugkeert moet { $name } raken.

## Magie: wanneer vragen

magic-policy = Naar magie vragen
magic-policy-matters = als een spreuk ertoe doet
magic-policy-always = bij elke gelegenheid
magic-policy-answers = alleen als antwoord op vijandelijke magie
magic-policy-never = nooit
magic-policy-ask = vragen
magic-policy-skip = niet vragen
magic-policy-in-action = Magie voor en na acties van anderen
magic-policy-in-attack = Magie tussen twee aanvallen
magic-policy-in-card = Magie tussen twee activeringen
magic-policy-in-round = Magie aan het einde van de ronde
magic-succeeds = { $spell } van { $name } lukt.
magic-roll-counter = { $name } { AGREE($name, "antwoordt", "antwoorden") } met een tegenspreuk op { $spell } van { $caster } ({ $needed ->
    [one] 1 doodskop nodig
   *[other] { $needed } doodskoppen nodig
})
magic-cause-mended = door { $spell }
magic-pool = Dobbelstenen van { $spell }
magic-pool-level = Magie { $level }
magic-pool-resistance = Magieweerstand { $level }
magic-state-aegis = onder Bescherming: tot het einde van de ronde één verdedigingsdobbelsteen meer per model
magic-state-fury = onder Razernij: één aanvalsdobbelsteen meer per model in het volgende handgemeen van deze ronde
magic-state-courage = onder Moed: tot het einde van de ronde geen angst
magic-state-mire = in het slijk: de helft van de Behendigheid tot de volgende activering voorbij is
magic-state-mired = in het slijk
magic-cost-attack = daarna geen aanval meer
magic-cost-activation = zijn regiment doet verder niets
