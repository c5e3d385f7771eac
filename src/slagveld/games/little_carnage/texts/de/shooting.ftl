### Fernkampf, Odem und Kriegsmaschinen.

## Kriegsmaschinen

do-fire = Maschine abfeuern
machine-field-target = Regiment
machine-field-line = Schusslinie
machine-announced = Schuss von { $name } auf { $enemy }
machine-halted = { $name } { AGREE($name, "feuert", "feuern") } nicht: Die Mannschaft fürchtet sich.
machine-nobody = Niemand steht mehr in der Schusslinie.
machine-missed = { $name } { AGREE($name, "hat", "haben") } die Entfernung nicht gefunden: Der Schuss geht fehl.
machine-roll-range = Entfernungswurf von { $name }
machine-roll-attack = Schuss von { $name }
machine-roll-defence = Verteidigung von { $name }
machine-parried = { $name } { AGREE($name, "macht", "machen") } aus einem misslungenen Würfel einen Schild.
machine-backstab = { $name } { AGREE($name, "wird", "werden") } von hinten getroffen: Alle { $dice } Würfel sind Totenschädel.
machine-item-wall = über eine hohe Mauer
machine-note-range = Ein neues Ziel: Zuerst kommt ein Entfernungswurf.
refusal-machine-none = { $name } { AGREE($name, "ist", "sind") } keine Kriegsmaschine.
refusal-machine-dice = { $name } { AGREE($name, "hat", "haben") } keine Angriffswürfel mehr.
refusal-machine-wall = { $name } { AGREE($name, "hat", "haben") } einen Angriffswürfel, und den kostet diese Linie: Sie führt über eine hohe Mauer.
refusal-machine-near = Ein Feind ist näher als ein Zoll: { $name } { AGREE($name, "kann", "können") } nicht feuern.
refusal-machine-nobody = Der Schuss muss einem feindlichen Regiment gelten.
refusal-machine-field = { $name } { AGREE($name, "liegt", "liegen") } nicht im Schussfeld: 7 Grad nach beiden Seiten.
refusal-machine-angle = Die Linie liegt außerhalb des Schussfelds: 7 Grad nach beiden Seiten.
refusal-machine-line = Niemand von { $name } steht in dieser Linie.

## Bögen und Odem

do-shoot = Schießen
do-volley = Auf mehrere schießen
do-breathe = Odem einsetzen
do-blast = Odem aufteilen
missile-field-target = Ziel
missile-field-pairs = Wer auf wen schießt
missile-item-range = Entfernung
missile-item-wall = über eine hohe Mauer
missile-announced = Schüsse von { $name } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} auf { $enemies ->
    [one] einen Feind
   *[other] { $enemies } Feinde
}
missile-breathes = Odem von { $name } mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} auf { $enemies ->
    [one] einen Feind
   *[other] { $enemies } Feinde
}
refusal-missile-unarmed = { $name } { AGREE($name, "hat", "haben") } keine Fernkampfwaffen.
refusal-missile-machine = { $name } { AGREE($name, "ist eine Kriegsmaschine: Sie feuert", "sind Kriegsmaschinen: Sie feuern") }, oder ihre Mannschaft kämpft im Kontakt.
refusal-missile-no-breath = { $name } { AGREE($name, "hat", "haben") } keine Odemwaffe.
refusal-missile-friend = { $enemy } { AGREE($enemy, "steht", "stehen") } auf derselben Seite wie { $name }.
refusal-missile-no-dice = { $name } { AGREE($name, "hat", "haben") } keine Würfel zum Angreifen.
refusal-missile-contact = { $enemy } { AGREE($enemy, "ist", "sind") } in Kontakt mit dem Regiment von { $name }: kein Ziel für Schüsse.
refusal-missile-breath-far = { $enemy } { AGREE($enemy, "ist", "sind") } weiter als 4 Zoll von { $name } entfernt.
refusal-missile-far = { $enemy } { AGREE($enemy, "ist", "sind") } zu weit von { $name } entfernt: höchstens { $reach }, über eine hohe Mauer weniger.
refusal-missile-nobody = Ein Feind muss das Ziel sein.
refusal-missile-split = Ein Schütze richtet alle Würfel auf einen Feind.
refusal-missile-shares = Jeder, der den Odem einsetzt, gibt jedem genannten Feind mindestens einen Würfel und nicht mehr, als er hat.
refusal-missile-stranger = Nur Modelle des aktivierten Regiments greifen an.
