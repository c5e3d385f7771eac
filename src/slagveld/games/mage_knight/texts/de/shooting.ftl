### Fernkampf: Schusslinien, Schüsse, schießende Formationen, gebautes Gelände.

## Was gefragt wird

shot-do-shoot = Schießen
shot-do-shoot-several = Schießen (bis zu { $arrows } Ziele)
shot-do-shoot-help = Eine Fernkampfaktion: ein Ziel in Reichweite und im vorderen Bogen, mit freier Schusslinie.
shot-do-mode = { $ability }
shot-do-built = Auf gebautes Gelände schießen
shot-do-bound = Bewegen und schießen
shot-do-bound-help = Sprungschuss: eine Bewegung und dann ein Schuss, für eine einzige Fernkampfaktion.
shot-do-hold = Nicht schießen
shot-do-divide = So verteilen
shot-do-divide-help = Jeder Punkt geht an jemanden, der getroffen ist; 0 ist erlaubt.
shot-ask-now = { $name } hat sich bewegt. Schießt er?
shot-ask-divide = { $total ->
    [one] Der Angriff trifft mehrere Ziele. Wer erleidet den Punkt Schaden?
   *[other] Der Angriff trifft mehrere Ziele. Wie verteilst du { $total } Punkte Schaden?
}
shot-field-fighter = Wer schießt
shot-field-targets = Auf wen
shot-field-mode = Fähigkeit
shot-field-close = Kurze Reichweite
shot-field-built = Worauf
shot-field-path = Weg
shot-field-facing = Blickrichtung
shot-field-soar = Hochfliegen
shot-field-shares = Schaden
shot-close-attack = +1 Angriff
shot-close-damage = +1 Fernkampfschaden
volley-do = In Formation schießen
volley-do-help = Drei bis fünf Krieger einer Fraktion, die sich berühren, schießen gemeinsam. Jeder Helfer gibt +2 Angriff; ein Bogen darf stattdessen +1 Fernkampfschaden geben.
volley-field-leader = Hauptangreifer
volley-field-target = Auf wen
volley-field-helpers = Wer mitmacht
volley-field-damage = Bögen, die Schaden statt Angriff geben

## Was erzählt wird

shot-declared = { $name } schießt auf { $targets }
volley-declared = { $name } schießt auf { $target }, in Formation mit { $helpers }
volley-off = Die Formation kommt nicht zustande.
built-damage = Schaden an { CASE($piece, "dat") } in diesem Zug (zerstört bei { $structure })
built-destroyed = zerstört

## Was einen Schuss verändert

shot-cover-hindering = Behinderndes Gelände
shot-cover-height = Höhenvorteil
shot-cover-soaring = Hochfliegend
shot-cover-wave = Im Wasser
shot-cover-ability = { $ability }
shot-cover-fortification = Befestigung: { $piece }
shot-note-range = { $name }: { $length } entfernt
shot-note-precision = { $name } berührt einen Freund: nur mit Präzision

## Warum nicht

refusal-shot-itself = { $name } kann nicht auf sich selbst zielen.
refusal-shot-captive = { $name } ist gefangen: Nur wer ihn gefangen hält, darf ihn angreifen.
refusal-shot-friend = { $name } ist ein Freund.
refusal-shot-nobody = Wähle ein Ziel auf dem Schlachtfeld.
refusal-shot-twice = Jedes Ziel kann in einer Aktion nur einmal angegriffen werden.
refusal-shot-arrows = { $count ->
    [one] { $name } schießt nur auf ein Ziel.
   *[other] { $name } schießt auf höchstens { $count } Ziele.
}
refusal-shot-one-target = { $ability } hat genau ein Ziel.
refusal-shot-mode = { $name } hat diese Angriffsfähigkeit jetzt nicht.
refusal-shot-no-range = { $name } hat keine Reichweite.
refusal-shot-engaged = { $name } berührt einen Feind und kann nicht schießen.
refusal-shot-range = { $name } ist weiter weg als { $range }.
refusal-shot-arc = { $target } steht nicht im vorderen Bogen von { $name }.
refusal-shot-base = { $name } steht in der Schusslinie.
refusal-shot-blocking = In der Schusslinie liegt blockierendes Gelände.
refusal-shot-elevated = In der Schusslinie liegt erhöhtes Gelände.
refusal-shot-built = Die Schusslinie ist blockiert: { $name }.
refusal-shot-hidden = { $name } ist durch behinderndes Gelände verborgen: { $ability }.
refusal-shot-unseen = { $name } kann nicht Ziel eines Fernkampfangriffs sein: { $ability }.
refusal-shot-magic = { $name } ist immun gegen Magie.
refusal-shot-wand = { $name } ist immun gegen Magie: Kein Zauberstab kann auf ihn zielen.
refusal-shot-captor = { $name } hält einen Gefangenen und lässt sich nicht verwirren.
refusal-shot-melee = { $name } berührt einen Freund des Schützen: Nur ein Bogen kann auf ihn schießen.
refusal-shot-no-bow = { $name } schießt ohne Bogen und hat nichts von der kurzen Reichweite.
refusal-shot-not-close = Kein Ziel ist innerhalb von { $range }, der halben Reichweite.
refusal-shot-not-built = Nur gebautes Gelände kann angegriffen werden.
refusal-shot-built-range = Kein Teil des Stücks ist innerhalb von { $range }.
refusal-shot-built-arc = Kein Teil des Stücks liegt im vorderen Bogen von { $name }.
refusal-burst-nobody = Kein Feind ist in halber Reichweite von { $name } mit freier Schusslinie.
refusal-heal-enemy = { $name } ist ein Feind; nur Freunde werden geheilt.
refusal-heal-unhurt = { $name } kann nicht geheilt werden.
refusal-heal-engaged = { $name } berührt einen Feind und kann jetzt nicht geheilt werden.
refusal-bound-not = { $name } kann sich nicht in einer Aktion bewegen und schießen.
refusal-bound-halted = { $name } wurde aufgehalten, seine Aktion ist vorbei.
refusal-bound-other = Nur der Krieger, der sich bewegt hat, schießt jetzt.
refusal-volley-ban = { $name } kann nicht in einer Formation schießen: { $ability }.
refusal-volley-harmless = Eine Formation schießt nur, um Schaden zu machen.
refusal-volley-mode = Diese Fähigkeit kann eine Formation nicht nutzen.
refusal-volley-unknown = Wähle Teilnehmer auf dem Schlachtfeld.
refusal-volley-no-helper = Nur Teilnehmer der Formation geben etwas dazu.
refusal-volley-no-bow = { $name } hat keinen Bogen und kann nur beim Angriff helfen.
refusal-divide-target = Schaden geht nur an die, die getroffen sind, und jeder wird einmal genannt.
refusal-divide-sum = { $total ->
    [one] Genau 1 Punkt muss verteilt werden.
   *[other] Genau { $total } Punkte müssen verteilt werden.
}
refusal-divide-near = Der Punkt der kurzen Reichweite muss an ein Ziel in halber Reichweite gehen.
refusal-divide-magic = Punkte der Magie-Verstärkung können nicht an Ziele gehen, die immun gegen Magie sind.
