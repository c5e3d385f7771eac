## Opsplitsen en volgorde

melee-fight = { $single } tegen { $other }
melee-ask-split = Splits het gevecht op: wie vecht tegen wie?
melee-do-split = Gevecht opsplitsen
melee-do-split-help = Alleen wie een keuze heeft staat hier; wie je weglaat vindt vanzelf een tegenstander. Elk gevecht is één tegen één of één tegen meerdere.
melee-field-split = Wie vecht tegen wie
melee-ask-order = In welke volgorde worden de { $count } gevechten afgehandeld?
melee-do-order = Volgorde vastleggen
melee-field-order = Volgorde van de gevechten
melee-told-order = De gevechten worden in deze volgorde afgehandeld: { $fights }
melee-told-fight = Gevecht: { $fight }.
melee-told-over = Het gevecht van { $names } is voorbij.
refusal-melee-not-in-contact = Alleen vijanden die contact met elkaar hebben kunnen tegen elkaar vechten.
refusal-melee-chosen-twice = Elke krijger krijgt één vijand toegewezen.
refusal-melee-several-against-several = { $name } en { $enemy } zouden allebei nog andere tegenstanders hebben: meerdere tegen meerdere mag niet.
refusal-melee-left-alone = { $name } zou zonder tegenstander blijven.
refusal-melee-order = Noem elk van de { $count } gevechten één keer.

## Voor de worp

melee-ask-declare = Vóór de initiatiefworp: kondigt iemand iets aan?
melee-do-declare = Verder
melee-do-declare-help = Niemand hoeft iets aan te kondigen. Furie guerrière: één dobbelsteen meer, en alle dobbelstenen op de aanval tot het einde van de beurt.
melee-field-fury = Furie guerrière
melee-field-swap = Aanval en Verdediging verwisselen
melee-status-fury = razend
melee-status-swapped = Aanval en Verdediging verwisseld
refusal-melee-declare = Dat kan hij nu niet aankondigen.
melee-roll-initiative = Initiatiefworp
melee-item-further = Andere krijgers

## Dobbelstenen verdelen

melee-dice = Dobbelstenen
melee-dice-single = { $count ->
    [one] Eén dobbelsteen, en één voor de tegenstander:
   *[other] Eén dobbelsteen, en één voor elk van { $count } tegenstanders:
}
melee-dice-several = Dobbelstenen voor één van meerdere strijders:
melee-item-extra = Extra dobbelstenen
melee-item-competence = { $ability }
melee-ask-allocate-first = Je verloor het initiatief. Verdeel eerst jouw dobbelstenen.
melee-ask-allocate = Jij hebt het initiatief. Verdeel je dobbelstenen.
melee-do-allocate = Dobbelstenen verdelen
melee-do-allocate-help = Elke dobbelsteen gaat op aanval of op verdediging. Elke extra dobbelsteen van een personage kost 2 Aanval en 2 Verdediging.
melee-field-dice = Dobbelstenen van elke krijger
melee-column-attack = Aanval
melee-column-defence = Verdediging
melee-field-extra = Extra dobbelstenen (elk −2 Aanval en Verdediging)
melee-told-allocated = { $name } zet { $attack ->
    [0] geen dobbelsteen
    [one] { $attack } dobbelsteen
   *[other] { $attack } dobbelstenen
} op aanval en { $defence ->
    [0] geen
   *[other] { $defence }
} op verdediging ({ $parts })
melee-odds-target = { $name } na { $count ->
    [one] één aanval
   *[other] { $count } aanvallen
}
refusal-melee-share = Dobbelstenen gaan op aanval of verdediging van je eigen krijgers, elk één keer.
refusal-melee-all-dice = { $name } heeft { $dice } dobbelstenen te verdelen, niet meer en niet minder.
refusal-melee-extra = { $name } mag nu hoogstens { $most } extra dobbelstenen nemen.
refusal-melee-no-attack = { $name } mag in dit gevecht geen dobbelstenen op de aanval zetten.
refusal-melee-fury = { $name } is razend: alle dobbelstenen op de aanval.

## Drempelwaarden en aanvalsworpen

melee-ask-strike = { $count ->
    [one] Noem de drempelwaarde van je aanval.
   *[other] Noem de drempelwaarden van je { $count } aanvallen.
}
melee-do-strike = Eén drempelwaarde voor alle
melee-do-strike-help = Jouw worp moet haar halen om te raken, die van de vijand om te blokkeren.
melee-do-strike-each = Een drempelwaarde voor elke aanval
melee-do-strike-each-help = Zet elke aanvalsdobbelsteen tegen een vijand. Een drempelwaarde die op 0 blijft, wordt de beste.
melee-field-threshold = Drempelwaarde
melee-threshold = Drempelwaarde van { $name }
melee-item-raised = Verhoogd
melee-field-target = Doelwit
melee-field-masters = Meesterlijke slag van
melee-field-blows = Aanvallen
melee-flag-master = Meesterlijke slag
melee-die = { $name }, dobbelsteen { $number }
melee-note-best = Meeste schade aan { $name }: drempelwaarde { $threshold }
melee-roll-attack = Aanval van { $name } op { $enemy }
melee-told-strike = { $count ->
    [one] { $name } slaat naar { $enemy }, drempelwaarde { $threshold }
   *[other] { $name } slaat { $count } keer naar { $enemy }, drempelwaarde { $threshold }
}
melee-told-master = { $name } waagt een meesterlijke slag op { $enemy }, drempelwaarde { $threshold }
melee-told-hit = { $name } raakt { $enemy }.
melee-told-missed = { $name } mist { $enemy }.
melee-told-fumbled = { $name } faalt tegen { $enemy }: een 1.
melee-ask-reroll = { $name } heeft { $enemy } gemist: opnieuw werpen?
melee-do-reroll = Opnieuw werpen
melee-do-leave = Laten liggen
melee-told-reroll = { $name } werpt opnieuw tegen { $enemy }.
refusal-melee-target = Dat is geen doelwit van deze aanval.
refusal-melee-die = Elke aanvalsdobbelsteen wordt één keer gebruikt.
refusal-melee-threshold = { $name } heeft een dobbelsteen op verdediging: de drempelwaarde is minstens { $least }.
refusal-melee-gained-master = Een gewonnen dobbelsteen kan geen meesterlijke slag zijn.
refusal-melee-master = { $name } kan geen meesterlijke slag geven.
refusal-melee-master-who = Niemand anders kan hier een meesterlijke slag geven.
refusal-melee-master-dice = { $name } heeft voor een meesterlijke slag minstens 2 dobbelstenen op aanval nodig.
refusal-melee-master-twice = Een meesterlijke slag is één enkele aanval.

## Blokkeren

melee-ask-block = { $hits ->
    [0] Geen treffer. Wat doe je met je verdedigingsdobbelstenen ({ $dice })?
    [one] Eén treffer: blokkeer je hem ({ $dice } op verdediging)?
   *[other] { $hits } treffers: welke blokkeer je ({ $dice } op verdediging)?
}
melee-do-block-best = Zo goed mogelijk blokkeren
melee-do-block = Zelf kiezen wat je blokkeert
melee-do-block-help = Dobbelstenen op verdediging: { $dice }. Eén dobbelsteen tegen één treffer; wat je niet kiest komt door. Een aanhoudende verdediging begint bij de treffer die je noemt en gaat door zolang ze blokkeert.
melee-field-blocks = Blokkeren
melee-field-counters = Tegenaanval (+2)
melee-field-trades = Ruilen voor een aanval
melee-field-sustained = Aanhoudende verdediging
melee-hit = { $number }: { $name } op { $enemy }, drempelwaarde { $threshold }
melee-hit-master = { $number }: meesterlijke slag van { $name } op { $enemy }, drempelwaarde { $threshold }
melee-roll-defence = Verdediging van { $name } tegen { $enemy }
melee-odds-stopped = geblokkeerd
melee-odds-through = komt door
melee-told-unblocked = { $name } blokkeert { $enemy } niet (drempelwaarde { $threshold }).
melee-told-sustained-over = De aanhoudende verdediging van { $name } eindigt tegen { $enemy }.
melee-told-counter = { $name } doet een tegenaanval op { $enemy }
melee-told-countered = { $name } wint een aanvalsdobbelsteen tegen { $enemy }.
melee-told-riposte = { $name } slaat meteen terug naar { $enemy }.
melee-told-traded = { $name } ruilt een verdedigingsdobbelsteen voor een aanval op { $enemy }
melee-ask-sustain = Geblokkeerd. Dezelfde dobbelsteen nog eens gebruiken (drempelwaarde +{ $raised })?
melee-do-sustain = De volgende blokkeren
melee-do-end-sustained = Niet meer
melee-field-sustain = Tegen welke treffer
melee-policy-blocks = Blokkeren
melee-policy-blocks-ask = vragen waar iets te kiezen is
melee-policy-blocks-always = altijd vragen
melee-policy-blocks-best = zo goed mogelijk, zonder te vragen
refusal-melee-no-hit = Zo'n treffer is er niet om te blokkeren.
refusal-melee-no-trade = Alleen een 1 op de aanvalsdobbelsteen laat je een verdedigingsdobbelsteen ruilen.
refusal-melee-one-die = Eén aanval krijgt één verdedigingsdobbelsteen.
refusal-melee-few-dice = { $name } heeft niet zoveel dobbelstenen op verdediging.
refusal-melee-counter = { $name } kan geen tegenaanval doen.
refusal-melee-sustained-one = Aanhoudende verdediging is voor wie door meer dan één tegenstander wordt aangevallen.
refusal-melee-sustained-attack = { $name } heeft meer dobbelstenen op aanval dan op verdediging: geen aanhoudende verdediging.
refusal-melee-sustained-other = Aanhoudende verdediging gaat niet samen met een tegenaanval of met Ambidextre.

## Wonden

melee-ask-feint = { $name } komt bij { $enemy } door: verwonden of een schijnbeweging?
melee-do-wound = Verwonden
melee-do-feint = Feinte
melee-field-feint = Welke dobbelsteen hij verliest
melee-told-feint = { $name } maakt een schijnbeweging: { $enemy } verliest { $die ->
    [attack] een aanvalsdobbelsteen
   *[defence] een verdedigingsdobbelsteen
}
melee-told-chained = { $name } wint door de dode een aanvalsdobbelsteen.
refusal-melee-feint = Zo'n dobbelsteen heeft hij niet meer.

## Achtervolgen

melee-ask-pursue = Wie achtervolgt?
melee-do-pursue = Achtervolgen
melee-do-pursue-at = Achtervolgen tot in contact
melee-do-pursue-at-help = Noem elke vijand met wie hij contact maakt; pas daarna wordt gemeten.
melee-do-no-pursuit = Blijven staan
melee-field-figure = Krijger
melee-field-path = Weg
melee-field-facing = Kijkrichting
melee-field-targets = Vijanden
melee-ask-close = Langs welke weg gaat { $name } erop af?
melee-do-close = Erop af
melee-told-pursue = { $name } achtervolgt { $enemy }
melee-told-no-pursuit = { $name } { AGREE($name, "zet", "zetten") } de achtervolging niet in.
melee-told-short = Niemand die { $name } heeft genoemd is binnen bereik.
refusal-melee-pursuer = Hij heeft nu geen achtervolgende beweging.
refusal-melee-pursued = { $name } heeft zijn achtervolgende beweging van deze fase al gehad.
refusal-melee-held = { $name } staat in contact met een vijand.
refusal-melee-paralysed = { $name } is verlamd door de angst.
refusal-melee-dying = { $name } is stervende en achtervolgt niemand.
refusal-melee-climbing = { $name } hangt aan een wand.
refusal-melee-bound = { $name } heeft zijn vijanden al genoemd.
refusal-melee-targets = Noem minstens één vijand, elk één keer.
refusal-melee-no-contact = { $name } moet eindigen in contact met iemand die hij heeft genoemd.
