### Afstandsgevecht: vuurlijnen, schoten, schietende formaties, gebouwd terrein.

## Wat gevraagd wordt

shot-do-shoot = Schieten
shot-do-shoot-several = Schieten (hoogstens { $arrows } doelwitten)
shot-do-shoot-help = Een afstandsactie: een doelwit binnen bereik en gezichtsveld, met een vrije vuurlijn.
shot-do-mode = { $ability }
shot-do-built = Op gebouwd terrein schieten
shot-do-bound = Bewegen en schieten
shot-do-bound-help = Bound: een beweging en dan een schot, voor één afstandsactie.
shot-do-hold = Niet schieten
shot-do-divide = Zo verdelen
shot-do-divide-help = Elk punt gaat naar iemand die geraakt is; 0 mag ook.
shot-ask-now = { $name } heeft bewogen. Schiet hij?
shot-ask-divide = { $total ->
    [one] De aanval raakt meerdere doelwitten. Wie krijgt het punt schade?
   *[other] De aanval raakt meerdere doelwitten. Hoe verdeel je { $total } punten schade?
}
shot-field-fighter = Wie schiet
shot-field-targets = Op wie
shot-field-mode = Eigenschap
shot-field-close = Dichtbij
shot-field-built = Waarop
shot-field-path = Bewegingspad
shot-field-facing = Kijkrichting
shot-field-soar = Hoogvliegen
shot-field-shares = Schade
shot-close-attack = +1 aanval
shot-close-damage = +1 schade op afstand
volley-do = In formatie schieten
volley-do-help = Drie tot vijf krijgers van één groepering die elkaar raken, schieten als één. Elke helper geeft +2 aanval; een boog mag in plaats daarvan +1 schade op afstand geven.
volley-field-leader = Primaire aanvaller
volley-field-target = Op wie
volley-field-helpers = Wie meedoet
volley-field-damage = Bogen die schade geven in plaats van aanval

## Wat verteld wordt

shot-declared = { $name } schiet op { $targets }
volley-declared = { $name } schiet op { $target }, in formatie met { $helpers }
volley-off = De formatie gaat niet door.
built-damage = Schade aan { $piece } deze beurt (vernietigd bij { $structure })
built-destroyed = vernietigd

## Wat een schot verandert

shot-cover-hindering = Hinderend terrein
shot-cover-height = Hoogtevoordeel
shot-cover-soaring = Hoogvliegend
shot-cover-wave = In het water
shot-cover-ability = { $ability }
shot-cover-fortification = Fortificatie: { $piece }
shot-note-range = { $name }: op { $length }
shot-note-precision = { $name } raakt een vriend: alleen met Precisie

## Waarom niet

refusal-shot-itself = { $name } kan niet op zichzelf richten.
refusal-shot-captive = { $name } is gevangen: alleen de gevangennemer mag hem aanvallen.
refusal-shot-friend = { $name } is een vriend.
refusal-shot-nobody = Kies een doelwit op het slagveld.
refusal-shot-twice = Elk doelwit kan in een actie maar één keer aangevallen worden.
refusal-shot-arrows = { $count ->
    [one] { $name } schiet maar op één doelwit.
   *[other] { $name } schiet op hoogstens { $count } doelwitten.
}
refusal-shot-one-target = { $ability } heeft precies één doelwit.
refusal-shot-mode = { $name } heeft deze aanvalseigenschap nu niet.
refusal-shot-no-range = { $name } heeft geen bereik.
refusal-shot-engaged = { $name } raakt een vijand en kan niet schieten.
refusal-shot-range = { $name } staat verder weg dan { $range }.
refusal-shot-arc = { $target } staat niet in het gezichtsveld van { $name }.
refusal-shot-base = { $name } staat in de vuurlijn.
refusal-shot-blocking = Er ligt blokkerend terrein in de vuurlijn.
refusal-shot-elevated = Er ligt verhoogd terrein in de vuurlijn.
refusal-shot-built = De vuurlijn is geblokkeerd: { $name }.
refusal-shot-hidden = { $name } is verborgen door hinderend terrein: { $ability }.
refusal-shot-unseen = { $name } kan geen doelwit van een afstandsaanval zijn: { $ability }.
refusal-shot-magic = { $name } is immuun voor magie.
refusal-shot-wand = { $name } is immuun voor magie: geen toverstaf kan erop richten.
refusal-shot-captor = { $name } heeft een gevangene en is niet in verwarring te brengen.
refusal-shot-melee = { $name } raakt een vriend van de schutter: alleen een boog kan erop schieten.
refusal-shot-no-bow = { $name } schiet zonder boog en heeft niets aan Dichtbij.
refusal-shot-not-close = Geen doelwit staat binnen { $range }, de helft van het bereik.
refusal-shot-not-built = Alleen gebouwd terrein kan aangevallen worden.
refusal-shot-built-range = Geen deel van het stuk ligt binnen { $range }.
refusal-shot-built-arc = Geen deel van het stuk ligt in het gezichtsveld van { $name }.
refusal-burst-nobody = Er is geen vijand binnen het halve bereik van { $name } met een vrije vuurlijn.
refusal-heal-enemy = { $name } is een vijand; alleen vrienden worden genezen.
refusal-heal-unhurt = { $name } kan niet genezen worden.
refusal-heal-engaged = { $name } raakt een vijand en kan nu niet genezen worden.
refusal-bound-not = { $name } kan niet in één actie bewegen en schieten.
refusal-bound-halted = { $name } is tegengehouden en zijn actie is voorbij.
refusal-bound-other = Alleen de krijger die bewogen heeft, schiet nu.
refusal-volley-ban = { $name } kan niet in een formatie schieten: { $ability }.
refusal-volley-harmless = Een formatie schiet alleen om schade te doen.
refusal-volley-mode = Deze eigenschap kan een formatie niet gebruiken.
refusal-volley-unknown = Kies deelnemers op het slagveld.
refusal-volley-no-helper = Alleen deelnemers aan de formatie geven iets extra's.
refusal-volley-no-bow = { $name } heeft geen boog en kan alleen bij de aanval helpen.
refusal-divide-target = Schade gaat alleen naar wie geraakt is, en ieder wordt één keer genoemd.
refusal-divide-sum = { $total ->
    [one] Er moet precies 1 punt verdeeld worden.
   *[other] Er moeten precies { $total } punten verdeeld worden.
}
refusal-divide-near = Het punt van Dichtbij moet naar een doelwit binnen het halve bereik.
refusal-divide-magic = Punten van Magic Enhancement kunnen niet naar doelwitten die immuun voor magie zijn.
