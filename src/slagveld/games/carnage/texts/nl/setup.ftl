### Voor de veldslag: schakelaars, tafels, legers, opstellen.

## Schakelaars

option-deploy = Opstellen
option-deploy-help = De legers staan al in goede orde klaar, of je stelt je eigen eenheden in je zone op.
option-deploy-ready = Iedereen staat klaar
option-deploy-own = Spelers stellen hun eigen leger op
option-rounds = Laatste ronde
option-rounds-help = De veldslag eindigt na zoveel rondes; 0: zoals in het scenario.
option-endless = Geen laatste ronde
option-endless-help = Speel door tot een speldoel bereikt is, een partij gebroken is of allen het eens zijn.
option-goal = Koeien of eieren
option-goal-help = Met hoeveel koeien of eieren een scenario ermee gespeeld wordt; 0: zijn eigen aantal.
option-width = Breedte van de tafel (cm)
option-width-help = Hoe breed de tafel is; 0: zoals in het scenario.
option-depth = Diepte van de tafel (cm)
option-depth-help = Hoe diep de tafel is, van leger tot leger; 0: zoals in het scenario.
option-north = Noorden
option-north-help = Waar het noorden ligt, voor de winden die de parel brengt.
option-north-first = Tegenover de partij die het eerst opstelt
option-north-far = De verre rand
option-north-near = De nabije rand
option-north-left = De linkerrand
option-north-right = De rechterrand
option-heroes = Helden
option-heroes-help = Spreek voor het samenstellen van de legers af of er helden mogen meedoen.
option-shuffled-pearl = Geschudde invloedstabel
option-shuffled-pearl-help = Voor wie de tabel uit het hoofd kent: de reeksen getallen worden opnieuw verdeeld.
option-arcs = Alleen naar voren schieten
option-arcs-help = Een doel moet vóór de lijn van de voorzijde van de schutters liggen.
option-words = Magische woorden
option-words-help = De woorden van een toverspreuk moeten uitgesproken worden, anders werkt ze niet.
option-free-measuring = Vrij meten
option-free-measuring-help = Afstanden tot vijanden mogen gemeten worden voor er iets aangekondigd is.

## Opstellen

roll-deployment = { $name } werpt om te bepalen wie het eerst opstelt
roll-deployment-again = { $name } werpt om te bepalen wie het eerst opstelt, opnieuw na een gelijke worp
told-sets-up-first = { $seat } wierp het laagst en stelt het eerst op.
roll-cow = { $name } werpt om te bepalen waar koe { $number } graast
army-of-unit = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count } figuren)
}
told-army = { $seat } heeft op tafel: { $units }.
ask-deploy = Stel je leger op.
do-deploy-rest = De rest opstellen
do-deploy-rest-help = Alles wat over is, wordt tot eenheden gevormd en in goede orde geplaatst.
do-place-unit = Een eenheid vormen en plaatsen
field-set-troop = Troepen
field-set-count = Figuren
field-set-files = Figuren in de voorste rang
field-set-spot = Waar het midden van de voorzijde staat
field-set-facing = Waarheen ze kijkt
# A troop type in the reserve and its number of figures.
set-reserve = { $name } ({ $count })
set-left-out = Geen plaats op tafel, buiten de veldslag gelaten: { $count } × { $name }.

refusal-set-no-reserve = Je hebt zulke troepen niet meer om een eenheid van te vormen.
refusal-set-count = Neem tussen 1 en { $most } figuren.
refusal-set-files = De voorste rang heeft tussen 1 en { $most } figuren.
refusal-set-alone = { $name } { AGREE($name, "is", "zijn") } op zichzelf een eenheid.
refusal-set-few = Een eenheid heeft minstens { $least } W nodig.
refusal-set-few-left = Wie achterblijft zou minder dan { $least } W hebben en geen eenheid kunnen vormen.
refusal-set-zone = { $name }: een eenheid staat helemaal binnen haar zone.
refusal-set-room = { $name }: hier is geen plaats.

## Geweigerd voor de eerste dobbelsteen

refusal-set-sides =
    { $count } { $count ->
        [one] partij past
       *[other] partijen passen
    } niet bij dit scenario: het heeft er { $least ->
        [2] { $most ->
            [2] twee
           *[other] twee tot { $most }
        }
       *[other] { $least } tot { $most }
    }.
refusal-set-own-table = { $scenario } wordt op zijn eigen tafel gespeeld.
refusal-set-own-army = { $scenario } wordt met zijn eigen troepen gespeeld.
refusal-set-table = Dit is geen tafel: { $reason }.
refusal-set-table-small = De tafel is te klein: ze heeft minstens { $least } van leger tot leger nodig en { $side } van zijkant tot zijkant.
refusal-set-no-river = { $scenario } heeft een rivier op tafel nodig.
refusal-set-no-crossing = { $scenario } heeft een doorwaadbare plaats of een brug over de rivier nodig.
refusal-set-army = Dit is geen leger: { $reason }.
refusal-set-heroes = Er is afgesproken zonder helden te spelen: { $name } { AGREE($name, "blijft", "blijven") } thuis.

## Stukken van de scenario's

terrain-help-watchtower = Een gebouw met deuren en ramen. De Herptars winnen door het een volle ronde vast te houden.
terrain-help-pole = Er is een gevangen jongen aan vastgebonden. De Brigandiërs winnen door hem een volle ronde vast te houden.
terrain-help-nest = Het broedsel van de Herptars. Wie er in het man-tegen-mangevecht contact mee heeft, mag op de eieren slaan: AR 0, een ei per verwonding.
