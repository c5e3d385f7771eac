## Spreuken: namen, en wat ze doen

spell-fire-dart = Vuurpijl
spell-fire-dart-text = Treft een zichtbaar vijandelijk model tot { $range } ver met 3 aanvalsdobbelstenen en Kracht 4; het verdedigt zich zoals altijd.
spell-mend = Genezing
spell-mend-text = Een eigen model tot { $range } ver krijgt één verloren Wond terug, met de dobbelsteen die erbij hoorde. Wie dood is blijft dood.
spell-aegis = Bescherming
spell-aegis-text = Elk model van een eigen regiment tot { $range } ver heeft tot het einde van de ronde één verdedigingsdobbelsteen meer.
spell-fury = Razernij
spell-fury-text = Elk model van een eigen regiment tot { $range } ver heeft in zijn volgende handgemeen van deze ronde één aanvalsdobbelsteen meer.
spell-courage = Moed
spell-courage-text = Een eigen regiment tot { $range } ver is niet langer bang en doorstaat elke angsttest tot het einde van de ronde.
spell-mire = Slijk
spell-mire-text = Een zichtbaar vijandelijk regiment tot { $range } ver heeft de helft van zijn Behendigheid, naar boven afgerond, tot het einde van zijn volgende activering.
spell-storm = Storm
spell-storm-text = Treft tot 3 modellen van een zichtbaar vijandelijk regiment tot { $range } ver, elk met 2 aanvalsdobbelstenen en Kracht 3; elk verdedigt zich apart.
spell-dread = Verschrikking
spell-dread-text = Een zichtbaar vijandelijk regiment tot { $range } ver legt meteen een angsttest tegen Angst 1 af.
spell-blink = Sprong
spell-blink-text = De tovenaar of een eigen model te voet tot { $range } ver wordt tot { $distance } van zijn plaats neergezet, in elke kijkrichting, niet in contact met een vijand.
spell-raise = Opwekking
spell-raise-text = Een gesneuveld model van een eigen regiment Ondoden tot { $range } ver keert terug met 1 Wond, in contact met zijn regiment. Alleen rode tovenaars kennen deze spreuk.
spell-counterspell = Tegenspreuk
spell-counterspell-text = Stopt de spreuk van een vijandelijke tovenaar tot { $range } ver met minstens evenveel doodskoppen als hij. Het is de spreuk van de tovenaar voor deze ronde.
