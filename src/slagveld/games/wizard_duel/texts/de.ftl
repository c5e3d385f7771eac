### Magierduell.

## Namen und Werte

field = Energiefeld
field-of = Energiefeld von { $name }
field-values = Stärke des Energiefelds bisher
points = Magiepunkte
points-of = Magiepunkte von { $name }
leftovers = Übrige Punkte nach jeder Runde
round = Runde
order = Reihenfolge
nature = Gesinnung
nature-evil = böse
nature-neutral = neutral
nature-good = gut
agility = Geschick
agility-shooting = Geschick beim Schießen
protection = Schutz
striking = Schlagkraft
wounds = Wunden
movement = Bewegung
# A Movement, as a length.
so-far = { $length }
weapon = Waffe
weapon-small = kleine Waffe
weapon-normal = normale Waffe
weapon-shooting = Schusswaffe
weapon-heavy = für drei Mannschaftsmitglieder
weapon-own = eigene Angriffe
# Eine Zeile der Preisliste, oder ein Volk mit eigenem Preis.
package = { $name } ({ $price } MP)
# Ein Volk mit einer der Waffen oben.
stock-model = { $race }, { $weapon }
house-data = Hauswerte: nicht aus dem Regelbuch
badge-summoned = Gerade beschworen
level-roof = Dach
level-floor = Stockwerk

# Das Duellblatt.
line = Zeile auf dem Duellblatt
appeared = Erschienen in Runde
used-in = Eingesetzt in Runden
# Die Wunden sind die, die die Kreatur noch hat; $used ist eines der beiden unten.
sheet-line = { $line }. { $name } (Runde { $appeared }): BH { $agility }, BS { $protection }, BW { $movement }, { $wounds } von { $most } Wunden, eingesetzt in { $rounds }, { $used }
sheet-used = eingesetzt
sheet-ready = noch nicht eingesetzt

# Warum sich ein Geschick ändert.
against = Gegner: { $race }
hard-to-hit = Ziel: { $race }
hard-to-shoot = Schuss auf { CASE($race, "acc") }

## Was gefragt wird

ask-table = Ist der Tisch so, wie du ihn willst?
ask-place = Wo erscheint dein Magier, und wohin blickt er?
ask-creatures = { $used ->
    [0] Welche deiner Kreaturen handelt? Setze ein bis vier Modelle ein.
    [one] Was nun? Du hast 1 von höchstens 4 Modellen eingesetzt.
   *[other] Was nun? Du hast { $used } von höchstens 4 Modellen eingesetzt.
}
ask-wizard = { $points ->
    [0] Was tut dein Magier? Er hat keine Magiepunkte.
    [one] Was tut dein Magier? Er hat 1 Magiepunkt.
   *[other] Was tut dein Magier? Er hat { $points } Magiepunkte.
}
ask-face = Du berührst mehrere Gegner: Mit welchem tauschst du Schläge?
ask-exchange = Basekontakt! Schlägst du zu?
ask-second-blow = Wem gilt der zweite Schlag?

## Was man tun kann

do-agree-table = Der Tisch ist gut so
do-remove-scenery = Gelände wegnehmen
do-place = Erscheinen
do-end-turn = Zug beenden
do-rest = Aktionen verfallen lassen
do-walk = Laufen oder drehen
do-jump = Hinabspringen
do-strike = Zuschlagen
do-shoot = Schießen
do-push = Schwere Waffe bewegen
do-fire = Schwere Waffe abfeuern
do-face = Schläge tauschen
do-answer = Antworten
do-no-blow = Kein zweiter Schlag
do-move-wizard = Magier bewegen
do-end-wizard = Zug des Magiers beenden
spell-attack = Angriffsmagie (90 MP)
spell-defence = Verteidigungsmagie (90 MP)
spell-healing = Heilmagie (15 MP)
spell-creatures = Kreaturenmagie
policy-exchange = Schläge bei Kontakt
policy-strike = immer zuschlagen
policy-ask = frag mich

## Felder

field-model = Modell
field-path = Weg
field-facing = Blickrichtung
field-target = Ziel
field-strike = Zuschlagen
field-landing = Landeplatz
field-weapon = Schwere Waffe
field-crew = Mannschaft
field-to = Wohin
field-patient = Wer geheilt wird
field-package = Paket
scene-creature-magic = Kreaturenmagie ({ $points } MP)
package-count = Modelle
package-price = Magiepunkte
field-models = Modelle und ihre Plätze
field-place = Platz
field-name = Name deines Magiers
field-scenery = Gelände

## Ereignisse und Ursachen

creature-part = Der Teil der Kreaturen
wizard-part = Der Teil der Magier
roll-order = { $name } { AGREE($name, "würfelt", "würfeln") } um die Reihenfolge
roll-order-again = { $name } { AGREE($name, "würfelt", "würfeln") } nach einem Gleichstand noch einmal um die Reihenfolge
roll-melee = { $name } { AGREE($name, "schlägt", "schlagen") } nach { CASE($target, "dat") }
roll-melee-field = { $name } { AGREE($name, "schlägt", "schlagen") } auf das Energiefeld von { $target }
roll-shot = { $name } { AGREE($name, "schießt", "schießen") } auf { CASE($target, "acc") }
roll-shot-field = { $name } { AGREE($name, "schießt", "schießen") } auf das Energiefeld von { $target }
roll-breath = { $name } { AGREE($name, "speit", "speien") } Feuer auf { CASE($target, "acc") }
roll-breath-field = { $name } { AGREE($name, "speit", "speien") } Feuer auf das Energiefeld von { $target }
roll-stay = { $name } { AGREE($name, "versucht", "versuchen") }, sich aufrecht zu halten
yields-stays = { $count ->
    [0] fällt
   *[other] bleibt aufrecht
}
shot-at = Schuss { CASE($name, "gen") } auf { CASE($target, "acc") }
shot-at-wizard = Schuss { CASE($name, "gen") } auf den Magier { $target }
out-of-range-wizard = Außer Reichweite: Zwischen { CASE($name, "dat") } und dem Magier { $target } liegen { $away }, und die Reichweite ist { $reach }. Der Schuss ist verloren.
out-of-range = Außer Reichweite: Zwischen { CASE($name, "dat") } und { CASE($target, "dat") } liegen { $away }, und die Reichweite ist { $reach }. Der Schuss ist verloren.
stays-put = { $name } { AGREE($name, "bleibt", "bleiben") } stehen wie zuvor; die Aktion ist vorbei.
event-moved-walk = { $name } { AGREE($name, "läuft", "laufen") } { $length }.
event-moved-away = { $name } { AGREE($name, "löst sich aus dem Kontakt und läuft", "lösen sich aus dem Kontakt und laufen") } { $length }.
event-moved-wizard = Der Magier { $name } läuft { $length }.
event-moved-leap = { $name } { AGREE($name, "springt", "springen") } { $length } hinab.
event-moved-stairs-up = { $name } { AGREE($name, "läuft", "laufen") } { $length }, die Treppe hinauf.
event-moved-stairs-down = { $name } { AGREE($name, "läuft", "laufen") } { $length }, die Treppe hinab.
event-moved-shifted = { $name } { AGREE($name, "wird", "werden") } { $length } bewegt.
event-moved-along = { $name } { AGREE($name, "läuft", "laufen") } mit.
# $foes sind die Feinde, mit denen nun Kontakt besteht.
contact = { $name } { AGREE($name, "kommt", "kommen") } in Basekontakt mit { CASE($foes, "dat") }.
contact-wizard = { $name } { AGREE($name, "kommt", "kommen") } in Basekontakt mit dem Magier { $foes }.
contact-only = { $name } { AGREE($name, "kommt", "kommen") } in Basekontakt mit { CASE($foes, "dat") }; dafür brauchte es mehr als einen Lauf, also gibt es keinen Schlagabtausch.
contact-late = { $name } { AGREE($name, "kommt", "kommen") } in Basekontakt mit { CASE($foes, "dat") }; es war nicht die erste Aktion, also gibt es keinen Schlagabtausch.
faces = { $name } { AGREE($name, "tauscht", "tauschen") } Schläge mit { CASE($target, "dat") }.
unable = { $why ->
    [heavy] { $name } { AGREE($name, "kann", "können") } nicht zuschlagen: Schwere Waffen sind im Nahkampf wehrlos.
    [held] { $name } { AGREE($name, "kann", "können") } nicht zuschlagen, von einer Schlange festgehalten.
    [weapon] { $name } { AGREE($name, "kann", "können") } ohne Handwaffe nicht zuschlagen.
   *[behind] { $name } { AGREE($name, "kann", "können") } nicht zuschlagen: Der Feind ist außerhalb des Sichtfelds.
}
holds-back = { $name } { AGREE($name, "schlägt", "schlagen") } nicht zu.
no-second-blow = { $name } { AGREE($name, "lässt", "lassen") } den zweiten Schlag aus.
exchange-lapses = Es gibt keinen Schlagabtausch: Einer von beiden ist nicht mehr da.
# Schlagkraft minus Schutz; $factor ist mehr als 1, wo Feuer stärker zählt.
event-wounded = { $name } { AGREE($name, "verliert", "verlieren") } { $left ->
    [0] die { $amount ->
        [one] letzte Wunde
       *[other] letzten { $amount } Wunden
    }
   *[other] { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    } und { AGREE($name, "hat", "haben") } noch { $left }
} (Schlagkraft { $power } − Schutz { $protection }{ $factor ->
    [1] {""}
   *[other] , mal { $factor } durch Feuer
}).
unhurt = { $name } { AGREE($name, "wird getroffen, verliert", "werden getroffen, verlieren") } aber keine Wunde (Schlagkraft { $power } − Schutz { $protection }).
stays-up = { $name } { AGREE($name, "bleibt", "bleiben") } mit 1 Wunde aufrecht.
event-mended = { $name } { AGREE($name, "bekommt", "bekommen") } { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} zurück und { AGREE($name, "hat", "haben") } nun { $left } ({ $cause }).
event-fallen = { $sort ->
    [wizard] Der Magier { $name } ist besiegt.
    [weapon] { $name } { AGREE($name, "ist", "sind") } zerstört.
   *[creature] { $name } { AGREE($name, "fällt", "fallen") }.
}
# $models sind seine Kreaturen und schweren Waffen.
all-leave = Alles, was { $name } beschworen hat, verlässt mit ihm den Tisch: { $models }.
# $named: ob der Magier anders heißt als sein Spieler.
event-arrived = { $named ->
    [yes] Der Magier { $name } von { $seat } erscheint: { $where }.
   *[no] Der Magier { $name } erscheint: { $where }.
}
event-summoned = { $seat } beschwört { CASE($name, "acc") } ({ $weapon }).
rests = { $left ->
    [one] { $name } { AGREE($name, "lässt", "lassen") } die letzte Aktion verfallen.
   *[other] { $name } { AGREE($name, "lässt", "lassen") } beide Aktionen verfallen.
}
serves = { $crew } { AGREE($crew, "bedient", "bedienen") } { CASE($weapon, "acc") }.
takes-away = { $player } nimmt ein Geländestück weg: { $scenery }.
agrees-table = { $player } ist mit dem Tisch einverstanden.
gazed = Eine Schlange hält { CASE($name, "acc") } fest: In der nächsten Runde ist kein Angriff möglich.
# $fields sind Magier mit ihrem Wert.
fields-at-end = Energiefelder am Ende: { $fields }.
field-value = { $name } { $value }
# Ursachen eines veränderten Feldes oder ausgegebener Magiepunkte.
struck-by = Treffer { CASE($name, "gen") } mit Schlagkraft { $power }
ran-by = { $name } { AGREE($name, "ist", "sind") } dagegengelaufen
attacked-by = Angriffsmagie von { $name }
cast-attack = Angriffsmagie gegen { $target }
cast-healing = Heilmagie für { CASE($target, "acc") }
cast-creatures = Kreaturenmagie: { $name }
cause-healing = Heilmagie
cause-nature = heilt von selbst
cause-income = { $count } für die neue Runde
cause-carried = höchstens { $most } werden mitgenommen
cause-weapon = von einer Waffe getroffen
cause-run = eine Kreatur ist dagegengelaufen
cause-attack = Angriffsmagie
cause-defence = Verteidigungsmagie

## Ablehnungen

# Aufbau
refusal-set-table = Dieser Tisch ist nicht lesbar: { $reason }.
refusal-table-small = Dieser Tisch ist zu klein: Er muss mindestens { $short } mal { $long } groß sein.
refusal-teams = In diesem Duell gibt es keine Teams: Jeder Spieler ist der Feind aller anderen.
refusal-set-army = Dieser Vorrat ist nicht lesbar: { $reason }.
refusal-house = { $race }: Dieses Volk hat Hauswerte, und in diesem Duell sind nur die gedruckten Völker erlaubt.
refusal-scenery = Ein solches Geländestück steht nicht auf dem Tisch.
refusal-place = Dieser Platz steht nicht zur Wahl; nimm einen der gezeigten.
refusal-name = Der Name eines Magiers hat höchstens { $most } Zeichen, und alle sind sichtbar.

# Wer handeln darf
refusal-not-yours = Das ist keine deiner Kreaturen.
refusal-no-own-actions = Eine schwere Waffe hat keine eigenen Aktionen; ihre Mannschaft bewegt sie und feuert sie ab.
refusal-no-actions = Dieses Modell hat in dieser Runde keine Aktion mehr übrig.
refusal-serves = Dieses Modell bedient eine schwere Waffe und hat ihr alle seine Aktionen dieses Zuges gegeben.
refusal-one-after-other = Du hast schon mit einem anderen Modell weitergemacht; dieses ist für diese Runde fertig.
refusal-just-summoned = Dieses Modell wurde gerade erst beschworen und handelt ab der nächsten Runde.
refusal-used = Dieses Modell wurde in dieser Runde schon eingesetzt.
refusal-four-models = In einem Zug setzt du höchstens vier Modelle ein; eine schwere Waffe und jedes Mitglied ihrer Mannschaft zählen je als eines.
refusal-must-use = Setze erst mindestens ein Modell ein; du darfst seine Aktionen verfallen lassen.

# Wege und Plätze
refusal-far = Das ist zu weit: höchstens { $most }.
refusal-way = Ein Feind, eine Mauer, festes Gelände oder die Tischkante ist im Weg; geh außen herum.
refusal-room = Dort ist kein Platz für die Base.
refusal-stairs = Auf diesem Weg ist keine Treppe; auf eine andere Ebene kommt man nur über Treppen oder durch Hinabspringen.
refusal-jump = Hinabspringen geht nur von einer Kante, höchstens { $most } tief, und wo unten Platz ist.
refusal-jump-heavy = Eine schwere Waffe kann nicht hinabspringen.
refusal-moved = Dein Magier hat sich in dieser Runde schon bewegt.
refusal-wizard-building = Wegen seines Energiefelds kann dein Magier weder Gebäude noch Wald betreten.

# Kämpfen
refusal-no-enemy = Nur Feinde können angegriffen werden.
refusal-no-contact = Zuschlagen geht nur gegen einen Feind in Basekontakt und im Sichtfeld.
refusal-behind = Dieser Feind steht hinter dem Modell; dreh es erst um, das gehört zum Laufen.
refusal-no-hand-weapon = Dieses Modell hat keine Handwaffe und kann nicht zuschlagen.
refusal-no-shooting-weapon = Dieses Modell hat keine Schusswaffe.
refusal-shoot-in-melee = Ein Modell in Basekontakt mit einem Feind kann nicht schießen; lauf erst weg.
refusal-not-seen = Dieses Ziel ist nicht zu sehen: Es muss vor dir stehen, ohne Modell oder Gelände dazwischen, und keiner von beiden in Gebäude oder Wald.
refusal-targets = { $most ->
    [one] Ein Schlag hat ein Ziel; nenne genau eines.
   *[other] Nenne 1 bis { $most } verschiedene Ziele.
}
refusal-face = Wähle einen der Feinde, die du gerade berührt hast.

# Schwere Waffen
refusal-weapon = Das ist keine deiner schweren Waffen.
refusal-weapon-twice = Diese schwere Waffe hat in dieser Runde schon beide Aktionen gehabt.
refusal-crew = Nur eigene Kreaturen in Basekontakt mit der Waffe, und mit keinem Feind, können sie bedienen.
refusal-crew-count = Eine schwere Waffe wird von einer bis drei verschiedenen Kreaturen bedient.
refusal-crew-of-three = Um eine schwere Waffe abzufeuern, braucht es drei Mannschaftsmitglieder.
refusal-crew-used = Ein Mitglied dieser Mannschaft wurde in dieser Runde schon eingesetzt oder gerade erst beschworen.
refusal-crew-busy = { $name } { AGREE($name, "kann", "können") } diese Waffe nicht bedienen: Wer bedient, gibt alle Aktionen des Zuges, und { $name } { AGREE($name, "hat", "haben") } schon etwas anderes damit getan.
refusal-push-level = Eine schwere Waffe bleibt auf ihrer Ebene: Sie nimmt keine Treppe und kann nicht springen.

# Magie
refusal-points = Das kostet { $price } Magiepunkte, und du hast { $have }.
refusal-cast-over = Dein Magier hat sich nach dem Zaubern bewegt; in dieser Runde zaubert er nicht mehr.
refusal-field-full = Dein Energiefeld steht auf { $most } und kann nicht stärker werden.
refusal-no-wizard = Angriffsmagie wirkt nur auf einen feindlichen Magier.
refusal-reach = Das ist außer Reichweite: höchstens { $most }.
refusal-unhurt = Dieses Modell ist nicht verwundet; es gibt nichts zu heilen.
refusal-package = Ein solches Paket steht nicht auf der Preisliste.
refusal-models = Wähle freie Modelle aus deinem Vorrat, die die Waffe dieses Pakets tragen, jedes einmal.
refusal-too-many = { $most ->
    [one] Dieses Paket bringt nur 1 Modell.
   *[other] Dieses Paket bringt höchstens { $most } Modelle.
}
refusal-short = Dieses Paket bringt mehr Modelle; stelle alle auf, die frei sind und Platz finden.
refusal-natures = Gute und böse Kreaturen kämpfen nicht für denselben Magier; neutrale gehen mit beiden zusammen.
refusal-summon-distance = Kreaturen erscheinen { $near } bis { $far } von deinem Magier entfernt.
refusal-summon-contact = Kreaturen können nicht in Basekontakt mit einem Feind erscheinen.

## Optionen

option-rounds = Runden
option-rounds-help = Nach der letzten Runde gewinnt das stärkste Energiefeld; 0 heißt keine Grenze. Wo nur Bots spielen, sind es 15, wenn du nichts anderes einstellst.
option-contact = Schläge bei Kontakt
option-contact-help = Wann beide Seiten sofort zuschlagen dürfen, wenn eine Kreatur in Basekontakt läuft.
option-contact-one-action = wenn ein einziger Lauf sie zusammenbringt, was das Modell auch vorher tat
option-contact-first = nur wenn es die erste Aktion des Modells ist
option-service = Eine schwere Waffe bedienen
option-service-help = Was eine Mannschaft der schweren Waffe gibt, die sie bedient.
option-service-all = alle ihre Aktionen des Zuges
option-service-single = eine Aktion für jede Aktion der Waffe; was übrig bleibt, gehört ihr selbst
option-free-measuring = Messen vor dem Schießen
option-free-measuring-help = Du darfst vor dem Schuss sehen, ob ein Ziel in Reichweite ist; nach dem Regelbuch nennst du es zuerst.
option-printed-races = Nur gedruckte Völker
option-printed-races-help = Nur Orks, Goblins, Amazonen und schwere Waffen, deren Werte im Regelbuch stehen; alle anderen haben Hauswerte.
option-published-update = Spätere Werte des Verlags
option-published-update-help = Sauroiden und Trolle haben die Werte, die der Verlag später gedruckt hat.
option-larger-table = Größerer Tisch (cm)
option-larger-table-help = So viele Zentimeter kommen zur Länge und Breite des Tisches hinzu. Ein größerer Tisch gibt ein längeres und spannenderes Spiel.
option-lay-table = Erst den Tisch ändern
option-lay-table-help = Vor dem Duell dürfen die Spieler Gelände wegnehmen; es beginnt, wenn alle einverstanden sind.

## Gelände

scenery-building = Gebäude
scenery-building-help = Niemand sieht oder schießt hinein, hinaus oder hindurch; Magier kommen nicht hinein. Treppen führen nach oben, und auf dem Dach ist man gut zu sehen.
scenery-forest = Wald
scenery-forest-help = Niemand sieht oder schießt hinein, hinaus oder hindurch; Magier kommen nicht hinein.
scenery-rocks = Felsen
scenery-rocks-help = Kein Durchgang, keine Sicht hindurch.
scenery-pond = Teich
scenery-pond-help = Kein Durchgang; man kann hinübersehen und hinüberschießen.
scenery-open = Offenes Gelände
scenery-open-help = Hier können alle laufen und stehen.

## Fehler

fault-game = Dieser Vorrat ist für ein anderes Spiel ({ $game }).
fault-race = Es gibt kein Volk { $race }.
fault-weapon = { $race }: Dieses Volk hat keine Waffe „{ $weapon }“.
fault-count = Die Zahl der Modelle muss von 1 bis { $most } sein.
fault-empty = Ein Vorrat braucht mindestens ein Modell.
fault-many = Ein Vorrat hat höchstens { $most } Modelle.
fault-total = Dieser Vorrat kostet { $price } Magiepunkte; vereinbart sind { $total }.
fault-bases = Die Kreaturen und Magier sind nicht dieselben wie die Bases auf dem Tisch.
fault-creature = Bei der Kreatur mit Nummer { $number } können Volk, Besitzer oder Wunden nicht stimmen.
fault-wizard = Das Energiefeld oder die Magiepunkte von { $name } können nicht stimmen.

## Ende

end-last = Kein feindlicher Magier ist mehr übrig.
end-together = Kein Magier ist mehr übrig.
end-agreed = Die Spieler haben ein Unentschieden vereinbart.
end-rounds = Das vereinbarte Ende ist erreicht, und das stärkste Energiefeld entscheidet.
end-equal = Das vereinbarte Ende ist erreicht, und die stärksten Energiefelder sind gleich.

## Chancen

odds-fight = Mehrere Schläge: Wunden, die das Ziel noch hat
odds-strike = Schlag
odds-in-range = In Reichweite
odds-out-of-range = Außer Reichweite
odds-wounds = { $count ->
    [0] kein Schaden
    [one] 1 Schadenspunkt
   *[other] { $count } Schadenspunkte
}
blows = Zahl der Schläge
stays = Gefällt, bleibt aufrecht bei diesem Wurf oder weniger

odds-exchange = Schlagabtausch bei Kontakt: erlittene und zugefügte Wunden
# $what ist einer der Werte oben, hier des Feindes.
odds-foe = Feind: { $what }
odds-contact = Kontakt mit { CASE($name, "dat") }
odds-traded = erleidet { $taken }, fügt { $dealt } zu

## Mehr vom Blatt und von den Karten

movement-crew = { $length } je Mannschaftsmitglied
price = Preis (MP)
described = In den Worten des Regelbuchs
later-data = Später vom Verlag gedruckt: nicht im Regelbuch
package-house = { $name } ({ $price } MP, Hauswerte)
stock-model-house = { $race }, { $weapon } (Hauswerte)
sheet-struck = { $line }. { $name } (Runde { $appeared }): gefallen in Runde { $fallen }
# Warum das Feld diesen Wert hat: eine der Ursachen.
sheet-field = Runde { $round }: Energiefeld { $value }, { $cause }
cause-start = auf das Blatt gedruckt
trait-shooting = Geschick { $value } beim Schießen
trait-attackers = Geschick { $change } für alle, die es angreifen
trait-shots = Geschick { $change } für alle, die darauf schießen
trait-against = Geschick { $change } gegen { CASE($race, "acc") }
# $nature ist böse, neutral oder gut.
trait-against-nature = Geschick { $change } gegen Kreaturen der Gesinnung { $nature }
trait-stays = Von anderem als Feuer gefällt, bleibt es bei { $value } oder weniger mit 1 Wunde stehen
trait-fire = Wunden durch Feuer zählen { $factor }-fach
trait-heals = Heilt jede Runde { $value ->
    [one] 1 Wunde
   *[other] { $value } Wunden
}, nicht nach Feuer
trait-two-foes = Jede Kampfaktion darf zwei verschiedene Feinde in Kontakt treffen
trait-two-blows = Jede Kampfaktion sind zwei Schläge
trait-flies = Fliegt über Modelle und Gelände
trait-breath = Speit Feuer: { $reach }, Schlagkraft { $power }

## Über das Spiel

about = Über dieses Spiel
about-name = Name
about-author = Autor
about-players = Spieler
about-two-or-more = zwei oder mehr
about-aim = Ziel
about-break = Brich das Energiefeld des anderen Magiers, vor allem mit beschworenen Kreaturen, und besiege ihn so.
found-elsewhere = Anderswo gefunden: Dem Regelbuch fehlt sein Anfang.

## Vertraute

familiar = Vertrauter (anderswo gefunden)
familiar-none = Kein Vertrauter
familiar-none-joins = { $name } { AGREE($name, "hat", "haben") } keinen Vertrauten.
familiar-snake = Schlange: Einmal je Runde kann eine feindliche Kreatur in Kontakt mit dem Magier in der nächsten Runde nicht angreifen
familiar-turtle = Schildkröte: Das Energiefeld beginnt bei 25 und geht bis 60
familiar-toad = Kröte: 10 Magiepunkte mehr dürfen mitgenommen werden
familiar-raven = Rabe: Kreaturen erscheinen { $near } bis { $far } vom Magier entfernt
familiar-owl = Eule: jede Runde 10 Magiepunkte mehr
familiar-joins = { $name } { AGREE($name, "bekommt", "bekommen") } einen Vertrauten: { $familiar }.
familiar-dies = Der Vertraute von { $name } ({ $familiar }) nimmt 5 Punkte des Zaubers auf sich und stirbt.
cause-familiar = der Vertraute
ask-familiar = Welchen Vertrauten hat dein Magier?
do-familiar = Wählen
do-gaze = Die Schlange hält eine Kreatur fest
held = von einer Schlange festgehalten
refusal-familiar = Einen solchen Vertrauten gibt es nicht.
refusal-held = Eine Schlange hält diese Kreatur fest: Sie kann in dieser Runde nicht angreifen.
refusal-gaze = Die Schlange hält nur eine feindliche Kreatur in Basekontakt mit deinem Magier fest.
refusal-gazed = Die Schlange hat in dieser Runde schon eine Kreatur festgehalten.
option-familiars = Vertraute
option-familiars-help = Anderswo gefunden, nicht im Regelbuch: Jeder Magier darf einen Vertrauten haben und beginnt dann mit 70 Magiepunkten. Angriffsmagie tötet ihn, und er nimmt 5 Punkte des Zaubers auf sich.

place-nw = Nordwestecke
place-n = Nordseite
place-ne = Nordostecke
place-w = Westseite
place-e = Ostseite
place-sw = Südwestecke
place-s = Südseite
place-se = Südostecke
place-middle = Mitte
landing = { $down } hinabspringen
note-defence = Kostet { $price } Punkte. Dein Energiefeld wächst von { $old } auf { $new }.
note-healing = Kostet { $price } Punkte und heilt eine Wunde.
note-attack = Kostet { $price } Punkte. Das Energiefeld fällt von { $old } auf { $new }, ohne Wurf.
note-summons = { $count } von { $most } aufgestellt. Kostet { $price } Punkte.
note-turns = Dreht sich auf der Stelle; das ist eine Aktion.
note-stays = Bleibt stehen, wie es steht, und doch ist es eine Aktion.
note-touched = { $name } { AGREE($name, "ist", "sind") } schon in Basekontakt, also bringt dieser Lauf keinen Schlagabtausch. Ein Schlag ist eine eigene Aktion: Zuschlagen.
note-no-exchange = Kontakt mit { CASE($name, "dat") }, der keinen Schlagabtausch bringt.

## Den Tisch aufbauen

scenery-wall = Steinmauer
scenery-wall-help = Kein Durchgang, keine Sicht hindurch.
scenery-swamp = Sumpf
scenery-swamp-help = Zu Fuß zählt hier jede Länge doppelt; man kann hinübersehen und hinüberschießen.
refusal-table-large = Dieser Tisch ist zu groß: Keine Seite darf länger sein als { $most }.
refusal-kit-pieces = Das ist zu viel Gelände: Stelle höchstens { $most } Stücke auf.
refusal-kit-kind = Stück { $number } ist nicht in der Geländekiste: { $kind }.
refusal-kit-name = Der Name von Stück { $number } enthält Zeichen, die nicht gezeigt werden können; schreibe ihn in einfachen Buchstaben.
# $piece ist sein Name, $number sein Platz in der Liste.
refusal-kit-size = { $piece } { AGREE($piece, "hat", "haben") } die falsche Größe: Jede Seite muss { $least } bis { $most } lang sein.
refusal-kit-edge = { $piece } { AGREE($piece, "ragt", "ragen") } über den Tischrand; schiebe { AGREE($piece, "es", "sie") } nach innen.
refusal-kit-overlap = { $piece } und { $second } berühren oder überlappen sich; schiebe sie auseinander.
refusal-no-place = Ein Magier fände keinen Platz zum Erscheinen; räume den Tischrand innerhalb von { $near } um jede Ecke und um die Mitte jeder Seite frei.
refusal-own-table = „{ $scenario }“ wird auf seinem eigenen Tisch gespielt; wähle für einen selbst aufgebauten Tisch ein anderes Szenario.

## Erste Schritte

lesson-look = Willkommen! Das Modell mit dem Spitzhut links ist dein Magier. Sein Energiefeld beginnt bei 20: Wer das Feld des anderen bricht, gewinnt. Deine Kreaturen stehen vor ihm, die des Feindes gegenüber. Zeige auf ein Modell, um mehr zu lesen.
lesson-walk = Zuerst handeln deine Kreaturen. Wähle den Ork, der leuchtet, und laufe mit ihm geradewegs gegen die Amazone gegenüber: Ein Ork läuft bis zu { $reach }. Kontakt mit einem einzigen Lauf bringt sofort einen Schlagabtausch.
lesson-attack = Ein Modell hat zwei Aktionen. Schlage jetzt mit dem Ork zu, der einen Feind berührt. Zu jedem Angriff gehört eine Zahl: Er trifft, wenn der W20 höchstens diese Zahl zeigt. Die Chancen siehst du, bevor du bestätigst.
lesson-shoot = Der Ork dahinter hat einen Bogen. Lass ihn auf die mittlere Amazone schießen: Erst wird das Ziel genannt, dann wird gemessen.
lesson-end-turn = Setze in einem Zug bis zu vier Modelle ein, eines nach dem anderen. Das war genug: Beende den Zug, und lass den dritten Ork ruhen, wenn nach ihm gefragt wird. Dann ist der Teil der Kreaturen vorbei.
lesson-summon = Nach den Kreaturen kommen die Magier. Du hast 100 Magiepunkte: Beschwöre neue Kreaturen, { $near } bis { $far } von deinem Magier entfernt. Ab der nächsten Runde handeln sie mit.
lesson-end-wizard = Der Magier darf auch bis zu { $move } laufen oder noch einen Zauber sprechen. Beende seinen Zug, wenn er fertig ist.
lesson-on = Mehr brauchst du nicht! Spiele weiter: Nach Runde 3 gewinnt das stärkere Feld. Deine Kreaturen schwächen das Feld des Feindes, indem sie gegen den Magier laufen, zuschlagen und schießen.
about-game = Zwei Magier beschwören Kreaturen, schleudern Zauber und brechen einander das Energiefeld.

## Eigene Karten

own-group = Deine eigenen Karten
own-data = Eine Karte, die ein Spieler geschrieben hat
own-printed = Aus dem Regelbuch
own-about-card = In den Worten dessen, der es schrieb
own-weapon-line = Schlagkraft { $power }, { $price } MP je Modell
trait-kin = Was gegen { CASE($race, "acc") } gilt, gilt auch hier
own-stock = { $name } (Vorrat)
own-stock-line = { $count } × { $model }
own-share = Anteil an einem Paket: { $name }
own-price-least = Mindestens 1

## Arten von Karten und ihre Teile

own-kind-race = Volk
own-kind-race-help = Eine Zeile der Völkertabelle: Werte, Waffen mit ihrer Schlagkraft, Besonderheiten und Aussehen eigener Kreaturen.
own-kind-stock = Vorrat
own-kind-stock-help = Die Modelle, die ein Magier beschwören kann, als eine Karte: Völker, Waffen und wie viele von jedem.
own-section-names = Wer es ist
own-section-values = Werte
own-section-weapons = Waffen und Angriffe
own-section-traits = Besonderheiten
own-section-figure = Die Miniatur
own-section-stock = Der Vorrat
own-section-models = Seine Modelle

## Was auf einem Volk stehen kann

own-key = Schlüssel
own-key-help = Ein kurzes Wort für Dateien: kleine Buchstaben, Ziffern und Bindestriche. Zeilen eines Vorrats nennen die Karte so.
own-name = Name
own-name-help = Was Spieler lesen: einer für alle Sprachen oder einer für jede. Hinter dem Namen eines Modells steht seine Nummer.
own-about = Beschreibung
own-about-help = Ein Satz über diese Kreaturen. Er wird nur gelesen; was zählt, sind die Werte.
own-price = Eigener Preis (MP)
own-price-help = Magiepunkte für ein Modell. Es kommt dann einzeln und in keinem Paket. Ohne ihn kosten Waffen ihren Anteil am Paket, und Kreaturen mit eigenen Angriffen, was unser Modell sagt.
own-icon = Zeichnung
own-icon-help = Das Zeichen, das dafür steht, wo kein Platz für eine Miniatur ist.
own-nature = Gesinnung
own-nature-help = Gute und böse Kreaturen kämpfen nicht für denselben Magier; neutrale passen zu beiden.
own-agility = Geschick
own-agility-help = Sie trifft mit dieser Zahl oder weniger auf dem zwanzigseitigen Würfel.
own-shooting-agility = Geschick beim Schießen
own-shooting-agility-help = Nur wenn es ein anderes ist als im Nahkampf.
own-protection = Schutz
own-protection-help = So viele Wunden weniger bei jedem Treffer.
own-wounds = Wunden
own-wounds-help = Wie viele sie aushält; mit der letzten ist sie besiegt.
own-movement = Bewegung (cm)
own-movement-help = Wie weit sie in einer Laufaktion läuft. Eine schwere Waffe hat 0: Ihre Mannschaft bewegt sie.
own-base = Base (mm)
own-base-help = Durchmesser der runden Base. Ohne Angabe 30, bei eigenen Angriffen 50.
own-power = Schlagkraft
own-power-help = Wunden eines Treffers, abzüglich des Schutzes des Getroffenen.
own-armed-figure = Miniatur mit dieser Waffe
own-armed-figure-help = Nur wenn sie anders aussieht als die Miniatur unten.
own-figure = Miniatur
own-figure-help = Wie ihre Modelle aussehen; was nicht gesagt ist, folgt aus der Waffe. Das Aussehen entscheidet im Spiel nichts.
own-weapon-small-help = Ein Messer oder Faustkeil, für den Nahkampf. Drei Modelle kommen in einem Paket zu 90 Magiepunkten.
own-weapon-normal-help = Ein Schwert oder eine Axt, für den Nahkampf. Zwei Modelle kommen in einem Paket zu 80 Magiepunkten.
own-weapon-shooting-help = Ein Bogen oder eine Armbrust, nur für Schüsse. Ein Modell kostet 70 Magiepunkte.
own-weapon-heavy-help = Eine Maschine auf Rädern, die eine Mannschaft bedient. Sie steht allein in ihrer Zeile und kostet 160 Magiepunkte.
own-weapon-own-help = Fäuste, Klauen oder Zähne statt Waffen. Eine solche Kreatur kommt einzeln, zu einem eigenen Preis.
own-breath = Feueratem
own-breath-help = Sie speit Feuer: nur bei eigenen Angriffen.
own-reach = Reichweite (cm)
own-reach-help = Wie weit das Feuer reicht.
own-attackers = Geschick der Angreifer
own-attackers-help = So viel kommt zum Geschick aller, die sie angreifen: −1 bei Goblins.
own-shots = Geschick derer, die darauf schießen
own-shots-help = So viel kommt bei Schüssen dazu: −4 bei Sauroiden.
own-against = Gegen manche Feinde
own-against-help = Ihr Geschick ändert sich gegen ein Volk oder gegen eine Gesinnung.
own-change = Änderung
own-change-help = Was dann zum Geschick kommt.
own-against-race = Volk
own-against-race-help = Gegen Modelle dieses Volks und alle, die dafür gelten.
own-against-nature = Gesinnung
own-against-nature-help = Gegen alle Kreaturen dieser Gesinnung.
own-blows = Schläge
own-blows-help = Was eine Kampfaktion im Nahkampf gibt; ein Schlagabtausch bleibt ein Schlag.
own-blows-one = ein Schlag
own-blows-together = zwei verschiedene Feinde, zusammen genannt (Riesen)
own-blows-in-turn = zwei Schläge nacheinander (Drachen)
own-flies = Fliegt
own-flies-help = Sie kommt über Modelle und Gelände hinweg, wie Drachen.
own-heals = Heilt jede Runde
own-heals-help = Wunden, die sie zu Beginn einer Runde zurückbekommt, aber nicht nach Feuer, wie Trolle.
own-stays-on = Bleibt stehen bei
own-stays-on-help = Von anderem als Feuer gefällt, bleibt sie mit einer Wunde stehen, wenn der Würfel dies oder weniger zeigt, wie Untote.
own-fire-factor = Wunden durch Feuer, mal
own-fire-factor-help = Feuer schadet ihr so viele Male: 2 bei Untoten.
own-kin = Gilt als
own-kin-help = Was andere gegen dieses Volk haben, gilt auch gegen deines.

## Was auf einem Vorrat stehen kann

own-models = Modelle
own-models-help = Zeile für Zeile; sie werden in dieser Reihenfolge nummeriert.
own-stock-race = Schlüssel des Volks
own-stock-race-help = Eines von uns, oder eines, das dieselbe Armee mitbringt.
own-stock-weapon = Waffe
own-stock-weapon-help = Die Waffenart, die ihre Modelle tragen.
own-stock-count = Modelle
own-stock-count-help = Wie viele du davon besitzt.

## Was falsch ist, und was übersehen sein kann

own-fault-weapons = Ein Volk braucht mindestens eine Waffe oder eigene Angriffe.
own-fault-own = Eine Kreatur mit eigenen Angriffen trägt keine Waffen.
own-fault-heavy = Eine schwere Waffe ist keine Kreatur: Ihre Zeile hat keine anderen Waffen.
own-fault-breath = Nur Kreaturen mit eigenen Angriffen speien Feuer.
own-fault-still = Eine Kreatur braucht eine Bewegung von mindestens 1.
own-fault-crew = Eine schwere Waffe hat Bewegung 0: Ihre Mannschaft bewegt sie.
own-fault-against = Nenne ein Volk oder eine Gesinnung, nicht beides.
own-fault-stock-weapon = { $race }: Dieses Volk hat keine solche Waffe ({ $weapon }).
own-fault-stock-many = Dieser Vorrat hat { $count } Modelle; höchstens { $most } sind erlaubt.
own-warning-shooting = Sie hat ein Geschick beim Schießen, aber nichts zum Schießen.
own-warning-heavy = Eine schwere Waffe fliegt und schlägt nicht: Diese Besonderheit nützt nichts.
own-warning-single = Mit eigenem Preis kommen die Modelle einzeln, nicht mehr in Paketen.
own-warning-race = { $race } ist keines unserer Völker; bring seine Karte in derselben Armee mit.
fault-own = Die Karte { $card } in diesem Duell hat Werte, die keine Karte haben darf.
