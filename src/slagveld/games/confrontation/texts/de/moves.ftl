## Aktivierung

ask-move = { $count ->
    [one] Bewege die Figur, oder lass sie stehen.
   *[other] Bewege die Figuren nacheinander: noch { $count }.
}
do-move-end = Fertig: Wer sich nicht bewegt hat, bleibt stehen
do-move-walk = Gehen
do-move-rush = Rennen (Sturmangriff ohne Ziel)
do-move-stay = Stehen bleiben, vielleicht drehen
do-move-dodge = Ausweichen
field-move-figure = Figur
field-move-path = Weg
field-move-facing = Blickrichtung
field-move-target = Ziel
field-move-targets = Ziele: alle, die berührt werden
value-movement = Bewegung
item-move-pace = Gangart
item-move-lamed = Verwundete Beine
item-move-spent = Schon zurückgelegt
note-move-rush = Sie darf mit niemandem in Kontakt enden. Wer weiter als seine Gehweite kommt, kann nicht schießen.
note-move-dodge = Wer ausweicht, tut in diesem Zug nichts anderes; Schüsse auf ihn zählen eine Reichweite weiter.
status-move-charged = bestürmt ({ $amount } auf INI, ATT und DEF)
status-move-dodging = ausweichend
status-move-held = festgehalten (in diesem Zug keine Würfel auf Angriff)
told-move-contact = { $name } ist in Kontakt mit { CASE($enemy, "dat") }.
told-move-stays = { $name } { AGREE($name, "bleibt", "bleiben") } stehen.
event-moved-charge = { $in-place ->
    [yes] { $name } stürmt los, ohne einen Schritt zu tun.
   *[no] { $name } stürmt { $length } vor.
}
event-moved-failed-charge = { $in-place ->
    [yes] { $name } stürmt vergeblich und dreht sich auf der Stelle.
   *[no] { $name } stürmt { $length } vor und kommt nicht weit genug.
}
event-moved-engage = { $in-place ->
    [yes] { $name } steht schon nah genug.
   *[no] { $name } rückt { $length } vor.
}
event-moved-slip = { $in-place ->
    [yes] { $name } dreht sich nach dem Schuss.
   *[no] { $name } zieht sich nach dem Schuss { $length } zurück.
}
event-moved-fall = { $name } fällt { $length } tief.
told-move-missed = { $name } verfehlt { CASE($enemy, "acc") }.
roll-move-shot = { $name } schießt auf { CASE($enemy, "acc") }
refusal-move-no-figure = Wähle eine deiner eigenen Figuren auf dem Tisch.
refusal-move-card = Die Karte { CASE($name, "gen") } wird gerade nicht gespielt.
refusal-move-fled = { $name } ist auf der Flucht und gehorcht nicht.
refusal-move-paralysed = { $name } ist vor Furcht gelähmt.
refusal-move-reacted = { $name } hat Gegenfeuer gegeben; seine Aktivierung ist vorbei.
refusal-move-moved = { $name } hat in diesem Zug schon eine Bewegungsart gewählt.
refusal-move-fighting = { $name } ist in Kontakt mit einem Feind: Er kann nur bleiben oder sich lösen.
refusal-move-climbing = { $name } hängt an einer Wand: Er kann nur klettern, sich fallen lassen oder bleiben.
refusal-move-turn = { $name } kann sich so nicht drehen: Das änderte, mit wem er in Kontakt ist.
refusal-move-shot-target = { $name } kann jetzt nicht auf diese Figur schießen.
refusal-dodge-mount = { $name } ist beritten und kann nicht ausweichen.
refusal-dodge-fighting = { $name } ist in einem Kampf und kann nicht ausweichen.

## Sturmangriff und Angehen

do-assault-charge = Sturmangriff
do-assault-engage = Angehen
field-assault-figures = Figuren, die gemeinsam gehen
field-assault-walk = Im Gehen (MOV statt zweimal MOV)
announced-assault-charge = { $name } stürmt auf { CASE($enemy, "acc") } los
announced-assault-engage = { $name } geht { CASE($enemy, "acc") } an
announced-assault-walk = { $name } geht auf { CASE($enemy, "acc") } zu
announced-assault-disengage = { $name } wendet sich gegen { CASE($enemy, "acc") }
announced-assault-fire = { $name } schießt unterwegs auf { CASE($enemy, "acc") }
told-assault-reach = { $name } kann { CASE($enemy, "acc") } erreichen.
told-assault-short = { $name } kann { CASE($enemy, "acc") } nicht erreichen.
told-assault-not-both = { $name } kann nicht auch noch { CASE($enemy, "acc") } berühren.
ask-assault-way = Auf welchem Weg kommt { $name } an { CASE($enemy, "acc") } heran?
ask-assault-short = { $enemy } ist außer Reichweite: Wie weit geht { $name } auf ihn zu?
do-assault-way = Gehen
do-assault-hold = Stehen bleiben
ask-assault-fire = Schießt { $name } während des Angriffs?
do-assault-fire = Schießen (Schwierigkeit 7)
do-move-hold-fire = Nicht schießen
ask-assault-redirect = Die Ziele { CASE($name, "gen") } sind gefallen. Gegen wen geht der Angriff weiter?
do-assault-redirect = Gegen andere
do-assault-break-off = Abbrechen
note-assault-bound = Einmal angesagt, muss es geschehen; erst dann wird gemessen.
note-assault-penalty = { $enemy } bekommt { $amount } auf INI, ATT und DEF.
note-assault-short = { $name } ist außer Reichweite.
note-assault-contact = Kontakt mit { CASE($enemy, "dat") }
odds-assault-courage = { $count ->
    [one] Mut { CASE($name, "gen") }
   *[other] Mut { CASE($name, "gen") }, { $count } gemeinsam
}
odds-assault-dares = traut sich
odds-assault-afraid = hat Angst
refusal-assault-figures = Nenne die Figuren, die gemeinsam gehen, jede einmal.
refusal-assault-nobody = Nenne mindestens einen Feind.
refusal-assault-twice = Nenne jeden Feind einmal.
refusal-assault-apart = { $name } kann nicht alle zugleich berühren: Nenne nur Feinde, die für eine Base nah genug beieinander stehen.
refusal-assault-no-enemy = Nur ein Feind auf dem Tisch kann genannt werden.
refusal-assault-unseen = { $name } sieht { CASE($enemy, "acc") } nicht und kann nur angehen, nicht stürmen.
refusal-assault-hidden = { $enemy } ist verborgen: { $name } hat ihn noch nicht entdeckt.
refusal-assault-crowded = Bei { CASE($enemy, "dat") } finden höchstens { $most } Gegner Platz; { $name } kommt nicht mehr heran.
refusal-assault-left = { $name } hat sich gerade von { CASE($enemy, "dat") } gelöst und darf ihn mit dieser Bewegung nicht wieder berühren.
refusal-assault-scout = { $name } wurde so nah am Feind aufgestellt, dass er im ersten Zug weder stürmen noch jemanden angehen darf.
refusal-assault-bound = { $name } hat es angesagt und muss Kontakt herstellen.
refusal-assault-no-contact = { $name } muss in Kontakt mit jemandem enden, der genannt wurde.
refusal-assault-missed = { $name } trifft auch auf { CASE($enemy, "acc") } und muss ihn berühren.
refusal-assault-facing = { $name } stürmt und muss am Ende den ansehen, auf den er trifft.
refusal-assault-away = { $name } muss auf sein Ziel zugehen.

## Sich lösen

do-disengage = Sich lösen
field-disengage-strength = Mit Kraft
announced-disengage = { $name } versucht, sich von { CASE($enemies, "dat") } zu lösen
announced-disengage-force = { $name } versucht, sich mit Kraft von { CASE($enemies, "dat") } zu lösen
roll-disengage = Versuch { CASE($name, "gen") }, sich aus dem Kampf mit { CASE($enemies, "dat") } zu lösen
roll-disengage-strength = Würfel der Kraft { CASE($name, "gen") }
value-disengage-difficulty = Schwierigkeit
item-disengage-opponents = { $count ->
    [one] Ein Gegner
   *[other] { $count } Gegner
}
item-disengage-slips = Entwischt
item-disengage-resistance = Höchster Widerstand gegen ihn
item-disengage-die = Würfel seiner Kraft
odds-disengage = Sich lösen
odds-disengage-free = kommt los
odds-disengage-held = wird festgehalten
note-disengage-held = Wer festgehalten wird, legt in diesem Zug keine Würfel auf Angriff.
refusal-disengage-free = { $name } ist mit keinem Feind in Kontakt.
refusal-disengage-contacted = { $name } wurde in diesem Zug berührt und kann sich nicht lösen.
refusal-disengage-option = In dieser Schlacht löst sich niemand mit Kraft.
refusal-disengage-size = { $name } ist nicht größer als { $enemy }.
refusal-disengage-weak = { $name } ist zu schwach, um sich loszureißen.
ask-granted = Wohin geht { $name }?
do-granted-withdraw = Weggehen
do-granted-into = In Kontakt mit anderen
do-granted-remain = Stehen bleiben
refusal-granted-left = { $name } muss außer Kontakt mit denen enden, die er verlassen hat.
refusal-granted-remain = { $name } hat sich gelöst und muss den Kampf verlassen.

## Gegenfeuer

policy-reaction = Gegenfeuer
policy-reaction-ask = fragen
policy-reaction-always = immer schießen
policy-reaction-never = nie schießen
ask-reaction = { $name } ist in deiner Reserve und wird angegriffen. Gegenfeuer?
do-reaction-fire = Gegenfeuer (Schwierigkeit 6)
help-reaction-fire = Die Karte wird gespielt. In diesem Zug keine Würfel auf Angriff; tötet er sein Ziel, darf er gehen.
announced-reaction = { $name } gibt Gegenfeuer auf { CASE($enemy, "acc") }
odds-reaction = Schuss
odds-reaction-hit = Treffer
odds-reaction-miss = verfehlt
brief-assault-afraid = du fürchtest dich
brief-assault-daunts = sie fliehen
cost-assault-reaction = sie dürfen zuerst schießen
odds-assault-fight = Der Kampf, der folgt, mit halbierten Würfeln: { $name } nach { $count ->
    [one] 1 Angriff
   *[other] { $count } Angriffen
}
