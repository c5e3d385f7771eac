### Tovenaarsduel.

## Namen en waarden

field = Energieveld
field-of = Energieveld van { $name }
field-values = Kracht van het energieveld tot nu toe
points = Magiepunten
points-of = Magiepunten van { $name }
leftovers = Punten over na elke ronde
round = Ronde
order = Volgorde
nature = Aard
nature-evil = slecht
nature-neutral = neutraal
nature-good = goed
agility = Behendigheid
agility-shooting = Behendigheid bij het schieten
protection = Bescherming
striking = Slagkracht
wounds = Wonden
movement = Beweging
# A Movement, as a length.
so-far = { $length }
weapon = Wapen
weapon-small = klein wapen
weapon-normal = normaal wapen
weapon-shooting = schietwapen
weapon-heavy = voor drie bemanningsleden
weapon-own = eigen aanvallen
# Een regel van de prijslijst, of een ras met een eigen prijs.
package = { $name } ({ $price } MP)
# Een ras met een van de wapens hierboven.
stock-model = { $race }, { $weapon }
house-data = Huiswaarden: niet uit het regelboek
badge-summoned = Pas opgeroepen
level-roof = Dak
level-floor = Verdieping

# Het duel-blad.
line = Regel op het duel-blad
appeared = Verschenen in ronde
used-in = Gebruikt in rondes
# De wonden zijn die het wezen nog heeft; $used is een van de twee hieronder.
sheet-line = { $line }. { $name } (ronde { $appeared }): BH { $agility }, BS { $protection }, BW { $movement }, { $wounds } van { $most } wonden, gebruikt in { $rounds }, { $used }
sheet-used = gebruikt
sheet-ready = nog niet gebruikt

# Waarom een Behendigheid verandert.
against = Tegen { $race }
hard-to-hit = Doel: { $race }
hard-to-shoot = Schot op { $race }

## Wat gevraagd wordt

ask-table = Is de tafel zoals je wilt?
ask-place = Waar verschijnt je tovenaar, en welke kant kijkt hij op?
ask-creatures = { $used ->
    [0] Welk van je wezens komt in actie? Gebruik één tot vier modellen.
    [one] Wat nu? Je hebt 1 van hoogstens 4 modellen gebruikt.
   *[other] Wat nu? Je hebt { $used } van hoogstens 4 modellen gebruikt.
}
ask-wizard = { $points ->
    [0] Wat doet je tovenaar? Hij heeft geen magiepunten.
    [one] Wat doet je tovenaar? Hij heeft 1 magiepunt.
   *[other] Wat doet je tovenaar? Hij heeft { $points } magiepunten.
}
ask-face = Je maakt contact met meerdere tegenstanders: met wie wissel je slagen?
ask-exchange = Basis-contact! Sla je toe?
ask-second-blow = Wie wil je met de tweede slag treffen?

## Wat men kan doen

do-agree-table = De tafel is goed
do-remove-scenery = Scenery weghalen
do-place = Verschijnen
do-end-turn = Beurt beëindigen
do-rest = Acties laten vervallen
do-walk = Lopen of draaien
do-jump = Omlaag springen
do-strike = Slaan
do-shoot = Schieten
do-push = Groot mobiel wapen verplaatsen
do-fire = Groot mobiel wapen afvuren
do-face = Slagen wisselen
do-answer = Antwoorden
do-no-blow = Geen tweede slag
do-move-wizard = Tovenaar bewegen
do-end-wizard = Beurt van de tovenaar beëindigen
spell-attack = Aanvalsmagie (90 MP)
spell-defence = Verdedigingsmagie (90 MP)
spell-healing = Herstelmagie (15 MP)
spell-creatures = Wezensmagie
policy-exchange = Slagen bij contact
policy-strike = altijd slaan
policy-ask = vraag het mij

## Velden

field-model = Model
field-path = Weg
field-facing = Kijkrichting
field-target = Doel
field-strike = Slaan
field-landing = Plek om te landen
field-weapon = Groot mobiel wapen
field-crew = Bemanning
field-to = Waarheen
field-patient = Wie genezen wordt
field-package = Pakket
scene-creature-magic = Wezensmagie ({ $points } MP)
package-count = Modellen
package-price = Magiepunten
field-models = Modellen en hun plekken
field-place = Plek
field-name = Naam van je tovenaar
field-scenery = Scenery

## Gebeurtenissen en oorzaken

creature-part = Het deel van de wezens
wizard-part = Het deel van de tovenaars
roll-order = { $name } { AGREE($name, "gooit", "gooien") } om de volgorde
roll-order-again = { $name } { AGREE($name, "gooit", "gooien") } na een gelijke worp opnieuw om de volgorde
roll-melee = { $name } { AGREE($name, "slaat", "slaan") } naar { $target }
roll-melee-field = { $name } { AGREE($name, "slaat", "slaan") } op het energieveld van { $target }
roll-shot = { $name } { AGREE($name, "schiet", "schieten") } op { $target }
roll-shot-field = { $name } { AGREE($name, "schiet", "schieten") } op het energieveld van { $target }
roll-breath = { $name } { AGREE($name, "spuwt", "spuwen") } vuur op { $target }
roll-breath-field = { $name } { AGREE($name, "spuwt", "spuwen") } vuur op het energieveld van { $target }
roll-stay = { $name } { AGREE($name, "probeert", "proberen") } overeind te blijven
yields-stays = { $count ->
    [0] valt
   *[other] blijft overeind
}
shot-at = een schot van { $name } op { $target }
shot-at-wizard = een schot van { $name } op tovenaar { $target }
out-of-range-wizard = Buiten bereik: tovenaar { $target } { AGREE($target, "staat", "staan") } { $away } van { $name } af, en de reikwijdte is { $reach }. Het schot is verloren.
out-of-range = Buiten bereik: { $target } { AGREE($target, "staat", "staan") } { $away } van { $name } af, en de reikwijdte is { $reach }. Het schot is verloren.
stays-put = { $name } { AGREE($name, "blijft", "blijven") } staan zoals daarvoor; de actie is voorbij.
event-moved-walk = { $name } { AGREE($name, "loopt", "lopen") } { $length }.
event-moved-away = { $name } { AGREE($name, "maakt zich los uit het contact en loopt", "maken zich los uit het contact en lopen") } { $length }.
event-moved-wizard = Tovenaar { $name } loopt { $length }.
event-moved-leap = { $name } { AGREE($name, "springt", "springen") } { $length } omlaag.
event-moved-stairs-up = { $name } { AGREE($name, "loopt", "lopen") } { $length }, de trap op.
event-moved-stairs-down = { $name } { AGREE($name, "loopt", "lopen") } { $length }, de trap af.
event-moved-shifted = { $name } { AGREE($name, "wordt", "worden") } { $length } verplaatst.
event-moved-along = { $name } { AGREE($name, "gaat", "gaan") } mee.
# $foes zijn de vijanden met wie het nu contact heeft.
contact = { $name } { AGREE($name, "komt", "komen") } in basis-contact met { $foes }.
contact-wizard = { $name } { AGREE($name, "komt", "komen") } in basis-contact met tovenaar { $foes }.
contact-only = { $name } { AGREE($name, "komt", "komen") } in basis-contact met { $foes }; daar was meer dan één keer lopen voor nodig, dus er komt geen slagwisseling.
contact-late = { $name } { AGREE($name, "komt", "komen") } in basis-contact met { $foes }; het was niet de eerste actie, dus er komt geen slagwisseling.
faces = { $name } { AGREE($name, "wisselt", "wisselen") } slagen met { $target }.
unable = { $why ->
    [heavy] { $name } { AGREE($name, "kan", "kunnen") } niet slaan: grote mobiele wapens vechten niet van man tot man.
    [held] { $name } { AGREE($name, "kan", "kunnen") } niet slaan, vastgehouden door een slang.
    [weapon] { $name } { AGREE($name, "kan", "kunnen") } zonder handwapen niet slaan.
   *[behind] { $name } { AGREE($name, "kan", "kunnen") } niet slaan: de vijand is buiten het gezichtsveld.
}
holds-back = { $name } { AGREE($name, "slaat", "slaan") } niet.
no-second-blow = { $name } { AGREE($name, "laat", "laten") } de tweede slag achterwege.
exchange-lapses = Er komt geen slagwisseling: een van de twee is er niet meer.
# Slagkracht min Bescherming; $factor is meer dan 1 waar vuur zwaarder telt.
event-wounded = { $name } { AGREE($name, "verliest", "verliezen") } { $left ->
    [0] de laatste { $amount ->
        [one] wond
       *[other] { $amount } wonden
    }
   *[other] { $amount ->
        [one] 1 wond
       *[other] { $amount } wonden
    } en { AGREE($name, "heeft", "hebben") } er nog { $left } over
} (slagkracht { $power } − bescherming { $protection }{ $factor ->
    [1] {""}
   *[other] , keer { $factor } door vuur
}).
unhurt = { $name } { AGREE($name, "wordt geraakt, maar verliest", "worden geraakt, maar verliezen") } geen wond (slagkracht { $power } − bescherming { $protection }).
stays-up = { $name } { AGREE($name, "blijft", "blijven") } overeind met 1 wond.
event-mended = { $name } { AGREE($name, "krijgt", "krijgen") } { $amount ->
    [one] 1 wond
   *[other] { $amount } wonden
} terug en { AGREE($name, "heeft", "hebben") } er nu { $left } ({ $cause }).
event-fallen = { $sort ->
    [wizard] Tovenaar { $name } is verslagen.
    [weapon] { $name } { AGREE($name, "is", "zijn") } vernield.
   *[creature] { $name } { AGREE($name, "is", "zijn") } verslagen.
}
# $models zijn zijn wezens en grote mobiele wapens.
all-leave = Met tovenaar { $name } verdwijnt alles van tafel wat hij heeft opgeroepen: { $models }.
# $named: of de tovenaar anders heet dan zijn speler.
event-arrived = { $named ->
    [yes] Tovenaar { $name } van { $seat } verschijnt: { $where }.
   *[no] Tovenaar { $name } verschijnt: { $where }.
}
event-summoned = { $seat } roept { $name } op ({ $weapon }).
rests = { $left ->
    [one] { $name } { AGREE($name, "laat", "laten") } de laatste actie vervallen.
   *[other] { $name } { AGREE($name, "laat", "laten") } beide acties vervallen.
}
serves = { $crew } { AGREE($crew, "bedient", "bedienen") } { $weapon }.
takes-away = { $player } haalt een stuk scenery weg: { $scenery }.
agrees-table = { $player } vindt de tafel goed zo.
gazed = Een slang houdt { $name } vast; aanvallen kan in de volgende ronde niet.
# $fields zijn tovenaars met hun waarde.
fields-at-end = Energievelden aan het eind: { $fields }.
field-value = { $name } { $value }
# Oorzaken van een veranderd veld of van uitgegeven magiepunten.
struck-by = geraakt door { $name } met slagkracht { $power }
ran-by = { $name } liep ertegenop
attacked-by = aanvalsmagie van { $name }
cast-attack = aanvalsmagie tegen { $target }
cast-healing = herstelmagie voor { $target }
cast-creatures = wezensmagie: { $name }
cause-healing = herstelmagie
cause-nature = geneest vanzelf
cause-income = { $count } voor de nieuwe ronde
cause-carried = hoogstens { $most } gaan mee naar de volgende ronde
cause-weapon = getroffen door een wapen
cause-run = een wezen liep ertegenop
cause-attack = aanvalsmagie
cause-defence = verdedigingsmagie

## Weigeringen

# Opzetten
refusal-set-table = Deze tafel is niet te lezen: { $reason }.
refusal-table-small = Deze tafel is te klein: hij moet minstens { $short } bij { $long } zijn.
refusal-teams = In dit duel zijn geen teams: elke speler is de vijand van alle anderen.
refusal-set-army = Deze voorraad is niet te lezen: { $reason }.
refusal-house = { $race }: dit ras heeft huiswaarden, en in dit duel mogen alleen de gedrukte rassen meedoen.
refusal-scenery = Zo'n stuk scenery staat niet op de tafel.
refusal-place = Die plek is er niet bij; kies een van de getoonde.
refusal-name = De naam van een tovenaar heeft hoogstens { $most } tekens, allemaal zichtbaar.

# Wie mag handelen
refusal-not-yours = Dat is geen wezen van jou.
refusal-no-own-actions = Een groot mobiel wapen heeft geen eigen acties; de bemanning verplaatst het en vuurt het af.
refusal-no-actions = Dit model heeft in deze ronde geen actie meer over.
refusal-serves = Dit model bedient een groot mobiel wapen en heeft daar al zijn acties van deze beurt aan gegeven.
refusal-one-after-other = Je bent al met een ander model verdergegaan; dit model is klaar voor deze ronde.
refusal-just-summoned = Dit model is pas opgeroepen en doet mee vanaf de volgende ronde.
refusal-used = Dit model is in deze ronde al gebruikt.
refusal-four-models = In een beurt gebruik je hoogstens vier modellen; een groot mobiel wapen en elk bemanningslid tellen ieder als één.
refusal-must-use = Gebruik eerst minstens één model; je mag zijn acties laten vervallen.

# Wegen en plekken
refusal-far = Dat is te ver: hoogstens { $most }.
refusal-way = Een vijand, een muur, vaste scenery of de rand van de tafel staat in de weg; loop eromheen.
refusal-room = Daar is geen ruimte voor de basis.
refusal-stairs = Op deze weg is geen trap; naar een ander niveau kom je alleen met een trap of door omlaag te springen.
refusal-jump = Omlaag springen kan alleen vanaf een rand, hoogstens { $most }, en waar beneden ruimte is.
refusal-jump-heavy = Een groot mobiel wapen kan niet omlaag springen.
refusal-moved = Je tovenaar heeft in deze ronde al bewogen.
refusal-wizard-building = Vanwege zijn energieveld kan je tovenaar geen gebouw of bos betreden.

# Vechten
refusal-no-enemy = Alleen vijanden kun je aanvallen.
refusal-no-contact = Slaan kan alleen bij een vijand die in basis-contact en in het gezichtsveld is.
refusal-behind = Deze vijand staat achter het model; draai eerst, dat hoort bij het lopen.
refusal-no-hand-weapon = Dit model heeft geen handwapen en kan dus niet slaan.
refusal-no-shooting-weapon = Dit model heeft geen schietwapen.
refusal-shoot-in-melee = Een model in basis-contact met een vijand kan niet schieten; loop eerst weg.
refusal-not-seen = Dit doel is niet te zien: het moet vóór je staan, zonder model of scenery ertussen, en geen van beide in een gebouw of bos.
refusal-targets = { $most ->
    [one] Een slag heeft één doel; noem er precies één.
   *[other] Noem 1 tot { $most } verschillende doelen.
}
refusal-face = Kies een van de vijanden met wie je net contact hebt gemaakt.

# Grote mobiele wapens
refusal-weapon = Dat is geen groot mobiel wapen van jou.
refusal-weapon-twice = Dit grote mobiele wapen heeft in deze ronde al allebei zijn acties gehad.
refusal-crew = Alleen eigen wezens in basis-contact met het wapen, en niet met een vijand, kunnen het bedienen.
refusal-crew-count = Een groot mobiel wapen wordt bediend door één tot drie verschillende wezens.
refusal-crew-of-three = Om een groot mobiel wapen af te vuren zijn drie bemanningsleden nodig.
refusal-crew-used = Een van deze bemanningsleden is in deze ronde al gebruikt of pas opgeroepen.
refusal-crew-busy = { $name } { AGREE($name, "kan", "kunnen") } dit wapen niet bedienen: wie bedient, geeft alle acties van de beurt, en { $name } { AGREE($name, "heeft", "hebben") } er al iets anders mee gedaan.
refusal-push-level = Een groot mobiel wapen blijft op zijn niveau: het neemt geen trap en kan niet springen.

# Magie
refusal-points = Dit kost { $price } magiepunten en je hebt er { $have }.
refusal-cast-over = Je tovenaar heeft na het toveren bewogen; in deze ronde tovert hij niet meer.
refusal-field-full = Je energieveld staat op { $most } en kan niet sterker worden.
refusal-no-wizard = Aanvalsmagie werkt alleen op een vijandelijke tovenaar.
refusal-reach = Dat is buiten bereik: hoogstens { $most }.
refusal-unhurt = Dit model is niet gewond; er valt niets te genezen.
refusal-package = Zo'n pakket staat niet op de prijslijst.
refusal-models = Kies vrije modellen uit je voorraad met het wapen van dit pakket, elk één keer.
refusal-too-many = { $most ->
    [one] Dit pakket brengt maar 1 model.
   *[other] Dit pakket brengt hoogstens { $most } modellen.
}
refusal-short = Dit pakket brengt meer modellen; zet alle neer die vrij zijn en ruimte vinden.
refusal-natures = Goede en slechte wezens vechten niet voor dezelfde tovenaar; neutrale gaan met beide samen.
refusal-summon-distance = Wezens verschijnen op { $near } tot { $far } van je tovenaar.
refusal-summon-contact = Wezens kunnen niet in basis-contact met een vijand verschijnen.

## Opties

option-rounds = Rondes
option-rounds-help = Na de laatste ronde wint het sterkste energieveld; 0 betekent geen grens. Waar alleen bots spelen is het 15, tenzij je het zelf instelt.
option-contact = Slagen bij contact
option-contact-help = Wanneer beide partijen meteen mogen slaan als een wezen in basis-contact loopt.
option-contact-one-action = als één keer lopen hen bij elkaar brengt, wat het model daarvoor ook deed
option-contact-first = alleen als het de eerste actie van het model is
option-service = Een groot mobiel wapen bedienen
option-service-help = Wat een bemanning geeft aan het grote mobiele wapen dat zij bedient.
option-service-all = al haar acties van de beurt
option-service-single = één actie voor elke actie van het wapen; wat overblijft is voor haarzelf
option-free-measuring = Meten voor het schieten
option-free-measuring-help = Je mag zien of een doel binnen bereik is voordat je schiet; volgens het regelboek noem je het eerst.
option-printed-races = Alleen gedrukte rassen
option-printed-races-help = Alleen orken, goblins, amazones en grote mobiele wapens, waarvan de waarden in het regelboek staan; alle andere hebben huiswaarden.
option-published-update = Latere waarden van de uitgever
option-published-update-help = Sauroïden en trollen hebben de waarden die de uitgever later heeft gedrukt.
option-larger-table = Grotere tafel (cm)
option-larger-table-help = Zoveel centimeter komt er bij de lengte en de breedte van de tafel. Een grotere tafel geeft een langer en spannender spel.
option-lay-table = Eerst de tafel aanpassen
option-lay-table-help = Voor het duel mogen de spelers scenery weghalen; het begint als iedereen het eens is.

## Scenery

scenery-building = Gebouw
scenery-building-help = Niemand kijkt of schiet erin, eruit of erdoorheen; tovenaars komen er niet in. Trappen leiden naar boven, en op het dak is men goed te zien.
scenery-forest = Bos
scenery-forest-help = Niemand kijkt of schiet erin, eruit of erdoorheen; tovenaars komen er niet in.
scenery-rocks = Rotsen
scenery-rocks-help = Geen doorgang en geen doorkijk.
scenery-pond = Vijver
scenery-pond-help = Geen doorgang; eroverheen kijken en schieten kan.
scenery-open = Open grond
scenery-open-help = Hier kan iedereen lopen en staan.

## Fouten

fault-game = Deze voorraad is voor een ander spel ({ $game }).
fault-race = Er is geen ras { $race }.
fault-weapon = { $race }: dit ras heeft geen wapen “{ $weapon }”.
fault-count = Het aantal modellen moet van 1 tot en met { $most } zijn.
fault-empty = Een voorraad heeft minstens één model nodig.
fault-many = Een voorraad heeft hoogstens { $most } modellen.
fault-total = Deze voorraad kost { $price } magiepunten; afgesproken zijn er { $total }.
fault-bases = De wezens en tovenaars zijn niet dezelfde als de bases op de tafel.
fault-creature = Het wezen met nummer { $number } heeft een onmogelijk ras, een onmogelijke eigenaar of een onmogelijk aantal wonden.
fault-wizard = Het energieveld of de magiepunten van { $name } kloppen niet.

## Einde

end-last = Er is geen vijandelijke tovenaar meer over.
end-together = Er is geen tovenaar meer over.
end-agreed = De spelers spraken een gelijkspel af.
end-rounds = Het afgesproken einde is bereikt, en het sterkste energieveld beslist.
end-equal = Het afgesproken einde is bereikt, en de sterkste energievelden zijn gelijk.

## Kansen

odds-fight = Meerdere slagen: wonden die het doel overhoudt
odds-strike = Slag
odds-in-range = Binnen bereik
odds-out-of-range = Buiten bereik
odds-wounds = { $count ->
    [0] geen schade
    [one] 1 punt schade
   *[other] { $count } punten schade
}
blows = Aantal slagen
stays = Geveld, blijft overeind bij deze worp of lager

odds-exchange = Slagwisseling bij contact: wonden die je krijgt en toebrengt
# $what is een van de waarden hierboven, nu van de vijand.
odds-foe = Vijand: { $what }
odds-contact = Contact met { $name }
odds-traded = krijgt { $taken }, brengt { $dealt } toe

## Meer van het blad en de kaarten

movement-crew = { $length } per bemanningslid
price = Prijs (MP)
described = In de woorden van het regelboek
later-data = Later door de uitgever gedrukt: niet in het regelboek
package-house = { $name } ({ $price } MP, huiswaarden)
stock-model-house = { $race }, { $weapon } (huiswaarden)
sheet-struck = { $line }. { $name } (ronde { $appeared }): verslagen in ronde { $fallen }
# Waarom het veld deze waarde heeft: een van de oorzaken.
sheet-field = Ronde { $round }: energieveld { $value }, { $cause }
cause-start = gedrukt op het blad
trait-shooting = Behendigheid { $value } bij schieten
trait-attackers = Behendigheid { $change } voor wie het aanvalt
trait-shots = Behendigheid { $change } voor wie erop schiet
trait-against = Behendigheid { $change } tegen { $race }
# $nature is slecht, neutraal of goed.
trait-against-nature = Behendigheid { $change } tegen wezens van de aard { $nature }
trait-stays = Geveld door iets anders dan vuur blijft het met 1 wond over bij { $value } of lager
trait-fire = Wonden door vuur tellen { $factor } keer
trait-heals = Herstelt elke ronde { $value ->
    [one] 1 wond
   *[other] { $value } wonden
}, niet na vuur
trait-two-foes = Elke vechtactie mag twee verschillende vijanden in contact treffen
trait-two-blows = Elke vechtactie is twee slagen
trait-flies = Vliegt over modellen en scenery
trait-breath = Spuwt vuur: { $reach }, slagkracht { $power }

## Over het spel

about = Over dit spel
about-name = Naam
about-author = Auteur
about-players = Spelers
about-two-or-more = twee of meer
about-aim = Doel
about-break = Breek het energieveld van de andere tovenaar af, vooral met opgeroepen wezens, en versla hem zo.
found-elsewhere = Elders gevonden: het begin van het regelboek ontbreekt.

## Huisgeesten

familiar = Huisgeest (elders gevonden)
familiar-none = Geen huisgeest
familiar-none-joins = { $name } { AGREE($name, "heeft", "hebben") } geen huisgeest.
familiar-snake = Slang: eens per ronde kan een vijandelijk wezen in contact met de tovenaar de volgende ronde niet aanvallen
familiar-turtle = Schildpad: het energieveld begint op 25 en gaat tot 60
familiar-toad = Pad: er mogen 10 magiepunten meer mee naar de volgende ronde
familiar-raven = Raaf: wezens verschijnen op { $near } tot { $far } van de tovenaar
familiar-owl = Uil: elke ronde 10 magiepunten meer
familiar-joins = { $name } { AGREE($name, "krijgt", "krijgen") } een huisgeest: { $familiar }.
familiar-dies = De huisgeest van { $name } ({ $familiar }) neemt 5 punten van de toverspreuk op zich en sterft.
cause-familiar = de huisgeest
ask-familiar = Welke huisgeest heeft je tovenaar?
do-familiar = Kiezen
do-gaze = De slang houdt een wezen vast
held = vastgehouden door een slang
refusal-familiar = Zo'n huisgeest is er niet.
refusal-held = Een slang houdt dit wezen vast: het kan deze ronde niet aanvallen.
refusal-gaze = De slang houdt alleen een vijandelijk wezen in basis-contact met je tovenaar vast.
refusal-gazed = De slang heeft deze ronde al een wezen vastgehouden.
option-familiars = Huisgeesten
option-familiars-help = Elders gevonden, niet in het regelboek: elke tovenaar mag één huisgeest hebben en begint dan met 70 magiepunten. Aanvalsmagie doodt die, en hij neemt 5 punten van de toverspreuk op zich.

place-nw = noordwesthoek
place-n = noordkant
place-ne = noordoosthoek
place-w = westkant
place-e = oostkant
place-sw = zuidwesthoek
place-s = zuidkant
place-se = zuidoosthoek
place-middle = midden
landing = { $down } naar beneden springen
note-defence = Kost { $price } punten. Je energieveld groeit van { $old } naar { $new }.
note-healing = Kost { $price } punten en geneest één wond.
note-attack = Kost { $price } punten. Het energieveld zakt van { $old } naar { $new }, zonder worp.
note-summons = { $count } van { $most } geplaatst. Kost { $price } punten.
note-turns = Draait ter plaatse; dat is één actie.
note-stays = Blijft staan zoals het staat, en toch is het één actie.
note-touched = { $name } { AGREE($name, "is", "zijn") } al in basis-contact, dus dit lopen geeft geen slagwisseling. Een slag is een actie op zich: Slaan.
note-no-exchange = Contact met { $name } dat geen slagwisseling geeft.

## De tafel klaarzetten

scenery-wall = Stenen muur
scenery-wall-help = Geen doorgang en geen doorkijk.
scenery-swamp = Moeras
scenery-swamp-help = Te voet telt elke lengte hier dubbel; eroverheen kijken en schieten kan.
refusal-table-large = Deze tafel is te groot: geen kant mag langer zijn dan { $most }.
refusal-kit-pieces = Dat is te veel scenery: zet hoogstens { $most } stukken neer.
refusal-kit-kind = Stuk { $number } zit niet in de doos met scenery: { $kind }.
refusal-kit-name = De naam van stuk { $number } bevat tekens die niet te tonen zijn; schrijf hem in gewone letters.
# $piece is de naam, $number de plaats in de lijst.
refusal-kit-size = { $piece } { AGREE($piece, "heeft", "hebben") } de verkeerde maat: elke kant moet { $least } tot { $most } zijn.
refusal-kit-edge = { $piece } { AGREE($piece, "steekt", "steken") } over de rand van de tafel; schuif { AGREE($piece, "het", "ze") } naar binnen.
refusal-kit-overlap = { $piece } en { $second } raken of overlappen elkaar; schuif ze uit elkaar.
refusal-no-place = Een tovenaar vindt geen plek om te verschijnen; maak de rand van de tafel vrij binnen { $near } van elke hoek en van het midden van elke kant.
refusal-own-table = "{ $scenario }" wordt op een eigen tafel gespeeld; kies een ander scenario voor een zelf klaargezette tafel.

## Eerste stappen

lesson-look = Welkom! Het model met de punthoed links is je tovenaar. Zijn energieveld begint op 20: wie het veld van de ander breekt, wint. Je wezens staan voor hem, die van de vijand ertegenover. Wijs een model aan om erover te lezen.
lesson-walk = Je wezens zijn als eerste aan de beurt. Kies de ork die oplicht en loop ermee recht tegen de amazone ertegenover aan: een ork loopt tot { $reach }. Contact in één keer lopen geeft meteen een slagwisseling.
lesson-attack = Een model heeft twee acties. Sla nu met de ork die contact heeft met een vijand. Bij elke aanval hoort een getal: raak als de twintigzijdige dobbelsteen hoogstens dat getal toont. Je ziet de kansen voordat je bevestigt.
lesson-shoot = De ork daarachter heeft een boog. Laat hem op de middelste amazone schieten: eerst noem je het doel, pas dan wordt er gemeten.
lesson-end-turn = Gebruik in een beurt hoogstens vier modellen, na elkaar. Dit was genoeg: beëindig de beurt, en laat de derde ork rusten als ernaar gevraagd wordt. Dan is het deel van de wezens voorbij.
lesson-summon = Na de wezens komen de tovenaars. Je hebt 100 magiepunten: roep nieuwe wezens op, { $near } tot { $far } van je tovenaar. Vanaf de volgende ronde doen ze mee.
lesson-end-wizard = De tovenaar mag ook tot { $move } lopen of nog een toverspreuk uitspreken. Beëindig zijn beurt als hij klaar is.
lesson-on = Meer heb je niet nodig! Speel verder: na ronde 3 wint het sterkste veld. Je wezens verzwakken het veld van de vijand door tegen de tovenaar aan te lopen, te slaan en te schieten.
about-game = Twee tovenaars roepen wezens op, slingeren toverspreuken en breken elkaars energieveld.

## Eigen kaarten

own-group = Je eigen kaarten
own-data = Een kaart die een speler geschreven heeft
own-printed = Uit het regelboek
own-about-card = In de woorden van de maker
own-weapon-line = slagkracht { $power }, { $price } MP per model
trait-kin = Wat tegen { $race } geldt, geldt ook hiertegen
own-stock = { $name } (voorraad)
own-stock-line = { $count } × { $model }
own-share = Aandeel in een pakket: { $name }
own-price-least = Minstens 1

## Soorten kaarten en hun delen

own-kind-race = Ras
own-kind-race-help = Een rij van de rassentabel: waarden, wapens met hun slagkracht, bijzonderheden en uiterlijk van wezens van jou.
own-kind-stock = Voorraad
own-kind-stock-help = De modellen die een tovenaar kan oproepen, als één kaart: rassen, wapens en hoeveel van elk.
own-section-names = Wie het is
own-section-values = Waarden
own-section-weapons = Wapens en aanvallen
own-section-traits = Bijzonderheden
own-section-figure = De miniatuur
own-section-stock = De voorraad
own-section-models = De modellen

## Wat op een ras kan staan

own-key = Sleutel
own-key-help = Een kort woord voor bestanden: kleine letters, cijfers en streepjes. Regels van een voorraad noemen de kaart zo.
own-name = Naam
own-name-help = Wat spelers lezen: één voor alle talen, of één per taal. Achter de naam van een model staat het nummer.
own-about = Beschrijving
own-about-help = Een zin over deze wezens. Die is alleen om te lezen; wat telt zijn de waarden.
own-price = Eigen prijs (MP)
own-price-help = Magiepunten voor één model. Dat komt dan alleen en in geen pakket. Zonder eigen prijs kosten wapens hun deel van een pakket, en wezens met eigen aanvallen wat ons model zegt.
own-icon = Tekening
own-icon-help = Het teken dat ervoor staat waar geen plaats is voor een miniatuur.
own-nature = Aard
own-nature-help = Goede en slechte wezens vechten niet voor dezelfde tovenaar; neutrale gaan met beide samen.
own-agility = Behendigheid
own-agility-help = Het treft met dit getal of lager op de twintigzijdige dobbelsteen.
own-shooting-agility = Behendigheid bij het schieten
own-shooting-agility-help = Alleen als die anders is dan van man tot man.
own-protection = Bescherming
own-protection-help = Zoveel wonden minder bij elke treffer.
own-wounds = Wonden
own-wounds-help = Hoeveel het kan verdragen; met de laatste is het verslagen.
own-movement = Beweging (cm)
own-movement-help = Hoe ver het in één loopactie loopt. Een groot mobiel wapen heeft 0: de bemanning verplaatst het.
own-base = Basis (mm)
own-base-help = Doorsnede van de ronde basis. Zonder: 30, en 50 bij eigen aanvallen.
own-power = Slagkracht
own-power-help = Wonden van een treffer, min de Bescherming van wie geraakt wordt.
own-armed-figure = Miniatuur met dit wapen
own-armed-figure-help = Alleen als die er anders uitziet dan de miniatuur hieronder.
own-figure = Miniatuur
own-figure-help = Hoe de modellen eruitzien; wat niet gezegd is volgt uit hun wapen. Uiterlijk beslist niets in het spel.
own-weapon-small-help = Een mes of vuistbijl, van man tot man. Drie modellen komen in een pakket van 90 magiepunten.
own-weapon-normal-help = Een zwaard of bijl, van man tot man. Twee modellen komen in een pakket van 80 magiepunten.
own-weapon-shooting-help = Een boog of kruisboog, alleen om te schieten. Eén model kost 70 magiepunten.
own-weapon-heavy-help = Een machine op wielen die een bemanning bedient. Ze staat alleen in haar rij en kost 160 magiepunten.
own-weapon-own-help = Vuisten, klauwen of tanden in plaats van wapens. Zo’n wezen komt alleen, voor een eigen prijs.
own-breath = Vuuradem
own-breath-help = Het schiet vuur: alleen bij eigen aanvallen.
own-reach = Reikwijdte (cm)
own-reach-help = Hoe ver het vuur reikt.
own-attackers = Behendigheid van aanvallers
own-attackers-help = Zoveel komt bij de Behendigheid van ieder die het aanvalt: −1 bij goblins.
own-shots = Behendigheid van wie erop schiet
own-shots-help = Zoveel komt erbij voor schoten: −4 bij sauroïden.
own-against = Tegen sommige vijanden
own-against-help = De Behendigheid verandert tegen één ras, of tegen één aard.
own-change = Verandering
own-change-help = Wat er dan bij de Behendigheid komt.
own-against-race = Ras
own-against-race-help = Tegen modellen van dit ras, en alle die als dit ras tellen.
own-against-nature = Aard
own-against-nature-help = Tegen alle wezens van deze aard.
own-blows = Slagen
own-blows-help = Wat één vechtactie van man tot man geeft; een slagwisseling blijft één slag.
own-blows-one = één slag
own-blows-together = twee verschillende vijanden, samen genoemd (reuzen)
own-blows-in-turn = twee slagen na elkaar (draken)
own-flies = Vliegt
own-flies-help = Het gaat over modellen en scenery heen, zoals draken.
own-heals = Herstelt elke ronde
own-heals-help = Wonden die het bij het begin van een ronde terugkrijgt, maar niet na vuur, zoals trollen.
own-stays-on = Blijft overeind bij
own-stays-on-help = Geveld door iets anders dan vuur blijft het met één wond overeind als de dobbelsteen dit of lager toont, zoals ondoden.
own-fire-factor = Wonden door vuur, keer
own-fire-factor-help = Door vuur verliest het zoveel keer zoveel wonden: 2 bij ondoden.
own-kin = Telt als
own-kin-help = Wat anderen tegen dit ras hebben, geldt ook tegen dat van jou.

## Wat in een voorraad kan staan

own-models = Modellen
own-models-help = Regel voor regel; ze worden in deze volgorde genummerd.
own-stock-race = Sleutel van het ras
own-stock-race-help = Een van ons, of een die hetzelfde leger meebrengt.
own-stock-weapon = Wapen
own-stock-weapon-help = De wapensoort die de modellen dragen.
own-stock-count = Modellen
own-stock-count-help = Hoeveel je er bezit.

## Wat er mis is, en wat over het hoofd gezien kan zijn

own-fault-weapons = Een ras heeft minstens één wapen nodig, of eigen aanvallen.
own-fault-own = Een wezen met eigen aanvallen draagt geen wapens.
own-fault-heavy = Een groot mobiel wapen is geen wezen: de rij heeft geen andere wapens.
own-fault-breath = Alleen wezens met eigen aanvallen spuwen vuur.
own-fault-still = Een wezen heeft een Beweging van minstens 1 nodig.
own-fault-crew = Een groot mobiel wapen heeft Beweging 0: de bemanning verplaatst het.
own-fault-against = Noem een ras of een aard, niet allebei.
own-fault-stock-weapon = { $race }: dit ras heeft zo’n wapen niet ({ $weapon }).
own-fault-stock-many = Deze voorraad heeft { $count } modellen; hoogstens { $most } mogen het er zijn.
own-warning-shooting = Het heeft een Behendigheid bij het schieten, maar niets om mee te schieten.
own-warning-heavy = Een groot mobiel wapen vliegt niet en slaat niet: deze bijzonderheid heeft geen nut.
own-warning-single = Met een eigen prijs komen de modellen een voor een, niet meer in pakketten.
own-warning-race = { $race } is geen ras van ons; breng de kaart ervan mee in hetzelfde leger.
fault-own = De kaart { $card } in dit duel heeft waarden die geen kaart mag hebben.
