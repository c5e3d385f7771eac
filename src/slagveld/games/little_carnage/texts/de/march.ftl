### Ein Regiment bewegen, und sich aus Furcht entfernen.

do-march = Bewegen
help-march = Zieh ein Modell: Das ganze Regiment geht mit. Danach lassen sich einzelne Modelle verbessern oder drehen. Wer sich um höchstens 90° dreht, zahlt nichts, seitwärts und rückwärts kostet das Doppelte.
help-march-machine = Eine Kriegsmaschine, die sich bewegt oder auch nur dreht, schießt in dieser Runde nicht.
field-march-plan = Modelle und ihre Wege
field-march-flying = Durch die Luft
note-march-cost = Kostet { $cost } von { $limit }
note-march-meets = In Kontakt mit { CASE($enemy, "dat") }
note-march-turns = Wer durch einen Seitwärtsschritt an einen Gegner kommt, dreht sich ihm zu.
note-march-climbs = Klettern dauert die ganze Aktivierung.
note-march-machine = Nach der Bewegung schießt sie in dieser Runde nicht.

do-flee = Sich entfernen
help-flee = Gerade weg von dem, was es fürchtet. Wer nicht so weit kann, geht so weit wie möglich.
field-flee-distance = Wie weit
field-flee-backward = Rückwärts, mit dem Gesicht zum Gegner (doppelte Kosten)
choice-flee-all = So weit wie möglich
choice-flee-far = { $far }

refusal-march-inactive = Gerade ist kein Regiment aktiviert.
refusal-march-not-yours = { $name } { AGREE($name, "gehört", "gehören") } dir nicht.
refusal-march-late = { $name } { AGREE($name, "hat", "haben") } sich schon bewegt oder etwas getan, das nach der Bewegung kommt.
refusal-march-carried = { $name } { AGREE($name, "wird", "werden") } getragen: Die Bodenplatte bewegt sich in der Aktivierung der Träger.
refusal-march-frightened = { $name } { AGREE($name, "ist", "sind") } verängstigt und { AGREE($name, "darf", "dürfen") } sich nur gerade von dem entfernen, was { AGREE($name, "es fürchtet", "sie fürchten") }.
refusal-march-other = In dieser Aktivierung bewegen sich nur Modelle von { CASE($name, "dat") }.
refusal-march-twice = Ein Modell von { CASE($name, "dat") } ist zweimal genannt.
refusal-march-end = Ein Weg von { CASE($name, "dat") } endet nicht dort, wo das Modell stehen soll.
refusal-march-nobody = Niemand von { CASE($name, "dat") } bewegt oder dreht sich.
refusal-march-overlap = Zwei Modelle von { CASE($name, "dat") } stünden aufeinander.
refusal-march-apart = { $name } { AGREE($name, "stünde", "stünden") } nicht beisammen: Alle Modelle müssen eine Gruppe in Kontakt bilden.
refusal-march-torn = { $name } { AGREE($name, "ist", "sind") } auseinandergerissen: Eine Bewegung muss { AGREE($name, "es", "sie") } verbinden oder die Lücken um mindestens { $least } schließen.
refusal-flee-calm = { $name } { AGREE($name, "ist", "sind") } nicht verängstigt.
refusal-flee-late = Für { CASE($name, "acc") } ist es zu spät, sich zu entfernen.
refusal-flee-spent = { $name } { AGREE($name, "hat", "haben") } keine Bewegung mehr übrig.
refusal-flee-nowhere = Es gibt keine Richtung, in die sich { $name } entfernen { AGREE($name, "könnte", "könnten") }.
refusal-flee-far = { $far } ist zu weit: höchstens { $most }.
refusal-flee-hindered = Niemand von { CASE($name, "dat") } kann in diese Richtung.

## Low roofs

note-march-roof = Kann sich den Kopf stoßen
roll-low-roof = { $name } unter einer niedrigen Decke
told-low-roof = { $name } { AGREE($name, "stößt", "stoßen") } sich den Kopf: { $hits } Totenschädel × Stärke { $strength } = { $damage } Schaden ÷ Widerstand { $resistance } = { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
roof-dice = Würfel der niedrigen Decke
told-low-roof-missed = Die niedrige Decke schadet { CASE($name, "dat") } nicht.
