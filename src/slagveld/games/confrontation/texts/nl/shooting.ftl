# De fase van het vuren

## De volgorde

shooting-told-step = Initiatief { $level }: { $player } mag vuren met { $names }.
shooting-told-held = { $name } { AGREE($name, "vuurt", "vuren") } niet.
shooting-ask-rapid = Vóór Initiatief { $level }: gaat iemand snel vuren?
shooting-do-rapid = Snel vuren
shooting-help-rapid = Twee stappen Initiatief eerder, moeilijkheid 1 hoger. Eén keer per beurt, en niet samen met trefzeker vuren.
shooting-do-wait = Niemand
shooting-field-shooters = Schutters
shooting-announced-rapid = { $name } gaat snel vuren
policy-rapid = Snel vuren
policy-rapid-ask = vragen
policy-rapid-never = nooit

## Doelwitten noemen

shooting-ask = { $count ->
    [one] Initiatief { $level }: een schutter mag vuren.
   *[other] Initiatief { $level }: { $count } schutters mogen tegelijk vuren.
}
shooting-do-shoot = Vuren
shooting-help-shoot = De afstand wordt gemeten zodra het doelwit genoemd is. Allen noemen hun doelwit voordat er een resultaat wordt toegepast.
shooting-do-aim = Trefzeker vuren
shooting-help-aim = Twee stappen Initiatief later, moeilijkheid 1 lager. Het doelwit wordt genoemd als het schot valt.
shooting-do-hold = Niemand anders vuurt
shooting-field-shooter = Schutter
shooting-field-target = Doelwit
shooting-announced-shot = { $name } vuurt op { $enemy }
shooting-announced-aim = { $name } neemt de tijd om te mikken
shooting-told-range = { $name }: { $enemy } is op { $distance }, de moeilijkheid is { $difficulty }.
shooting-told-far = { $name }: { $enemy } is op { $distance }, buiten bereik. Het schot is mis.

## Het schot

shooting-roll = { $name } vuurt op { $enemy }
shooting-roll-struck = Loting voor het schot van { $name } tussen { $names }
shooting-share = { $name } ({ $numbers })
shooting-told-lot = Na elkaar gelezen zijn de dobbelstenen nummer { $total } van { $all }; steeds opnieuw tot { $most } geteld is dat { $number }.
shooting-told-again = Dat is nummer { $total }, en boven { $most } wordt opnieuw geloot.
shooting-told-struck = Het schot treft { $name }.
shooting-told-missed = { $name } mist { $enemy }.
shooting-difficulty = { $band ->
    [short] Moeilijkheid, korte afstand
    [medium] Moeilijkheid, medium afstand
   *[long] Moeilijkheid, lange afstand
}
shooting-item-dodges = Doelwit ontwijkt: één afstand verder
shooting-item-fire = { $fire ->
    [static] Statisch vuren
    [dynamic] Dynamisch vuren
    [aimed] Trefzeker vuren
   *[rapid] Snel vuren
}
shooting-item-competence = { $name }
shooting-item-partly = Gedeeltelijk zichtbaar
shooting-item-behind = Verschuilt zich achter een obstakel
shooting-item-size = { $size ->
    [small] Klein doelwit
    [normal] Doelwit van normale grootte
    [large] Groot doelwit
   *[very-large] Zeer groot doelwit
}

## Vooruitblik

shooting-odds = Schot
shooting-odds-band = { $band ->
    [short] Op korte afstand
    [medium] Op medium afstand
   *[long] Op lange afstand
}
shooting-odds-hit = raak
shooting-odds-miss = mis
shooting-odds-struck = Wie een treffer krijgt
shooting-odds-name = { $name }
shooting-odds-wound = Een treffer op { $name }
shooting-note-measured = De afstand wordt gemeten zodra het doelwit genoemd is.
shooting-note-distance = { $name } is op { $distance }.
shooting-note-far = { $name } is op { $distance }, buiten bereik.
shooting-note-area = Een treffer raakt ook iedereen binnen { $distance } van het midden van wie getroffen is, vriend of vijand.
shooting-note-fire = { $fire ->
    [static] Hij heeft niet bewogen: statisch vuren
   *[dynamic] Hij heeft bewogen: dynamisch vuren
}{ $more ->
    [aimed] , trefzeker
    [rapid] , snel
   *[none] {""}
}.

## Na het schot

shooting-ask-slip = { $name } mag na zijn schot bewegen.
shooting-do-slip = Bewegen
shooting-do-stay = Blijven staan

## Weigeringen

refusal-shooting-weapon = { $name } heeft geen Schutterswaarde en kan niet vuren.
refusal-shooting-shot = { $name } heeft deze beurt al gevuurd.
refusal-shooting-fleeing = { $name } vlucht en vuurt niet.
refusal-shooting-dodged = { $name } heeft ontweken en kan deze beurt niet vuren.
refusal-shooting-stunt = { $name } heeft een fysieke stunt geprobeerd en kan deze beurt niet vuren.
refusal-shooting-moved = { $name } heeft meer dan { $distance } afgelegd en kan niet vuren.
refusal-shooting-fighting = { $name } is in gevecht en kan niet vuren.
refusal-shooting-enemy = { $name } kan alleen op een vijand op tafel vuren.
refusal-shooting-hidden = { $enemy } is verborgen: { $name } heeft hem nog niet ontdekt.
refusal-shooting-behind = { $enemy } staat achter { $name }, buiten zijn gezichtsveld.
refusal-shooting-scenery = { $name } ziet { $enemy } niet: een terreinstuk verbergt hem.
refusal-shooting-figures = { $name } ziet { $enemy } niet: er staan figuren in de vuurlijn.
refusal-shooting-own = Kies schutters van jezelf.
refusal-shooting-turn = { $name } is nog niet aan de beurt om te vuren.
refusal-shooting-each-once = Noem de schutters, elk één keer.
refusal-shooting-twice = { $fire ->
    [aimed] { $name } heeft deze beurt al gekozen voor trefzeker vuren.
   *[rapid] { $name } heeft deze beurt al gekozen voor snel vuren.
}
refusal-shooting-both = { $name } kan trefzeker en snel vuren niet combineren.
shooting-brief-band = { $band ->
    [short] dichtbij: raakt
    [medium] verder: raakt
   *[long] ver: raakt
}
shooting-brief-kills = een treffer doodt
shooting-cost-friend = een treffer kan { $name } raken
