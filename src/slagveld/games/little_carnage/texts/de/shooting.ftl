### Fernkampf, Odem und Kriegsmaschinen.

## Kriegsmaschinen

do-fire = Maschine abfeuern
machine-field-target = Regiment
machine-field-line = Schusslinie
machine-announced = Schuss { CASE($name, "gen") } auf { CASE($enemy, "acc") }
machine-halted = { $name } { AGREE($name, "feuert", "feuern") } nicht auf { CASE($enemy, "acc") }: Die Crew fürchtet sich.
machine-nobody = Der Schuss { CASE($name, "gen") } trifft niemanden: Von { CASE($enemy, "dat") } steht keiner mehr in der Schusslinie.
machine-missed = { $name } { AGREE($name, "hat", "haben") } die Entfernung zu { CASE($enemy, "dat") } falsch eingeschätzt: Der Schuss geht fehl.
machine-roll-range = Entfernungswurf { CASE($name, "gen") } auf { CASE($enemy, "acc") }
machine-roll-attack = { $name } { AGREE($name, "feuert", "feuern") } auf { CASE($enemy, "acc") }
machine-roll-defence = { $name } { AGREE($name, "verteidigt", "verteidigen") } sich gegen den Schuss { CASE($enemy, "gen") }
machine-parried = { $name } { AGREE($name, "macht", "machen") } aus einem misslungenen Würfel einen Schild.
machine-backstab = { $name } { AGREE($name, "wird", "werden") } von hinten getroffen: Alle { $dice } Würfel sind Totenschädel.
machine-item-wall = über eine hohe Mauer
machine-note-range = Ein neues Ziel: Zuerst kommt ein Entfernungswurf.
refusal-machine-none = { $name } { AGREE($name, "ist", "sind") } keine Kriegsmaschine.
refusal-machine-dice = { $name } { AGREE($name, "hat", "haben") } keine Angriffswürfel mehr.
refusal-machine-wall = { $name } { AGREE($name, "hat", "haben") } einen Angriffswürfel, und den kostet diese Linie: Sie führt über eine hohe Mauer.
refusal-machine-near = Ein Gegner ist näher als { $least }: { $name } { AGREE($name, "kann", "können") } nicht feuern.
refusal-machine-nobody = Der Schuss muss einem gegnerischen Regiment gelten.
refusal-machine-field = { $name } { AGREE($name, "liegt", "liegen") } nicht im Schussfeld: 7 Grad nach beiden Seiten.
refusal-machine-angle = Die Linie liegt außerhalb des Schussfelds: 7 Grad nach beiden Seiten.
refusal-machine-line = Niemand von { CASE($name, "dat") } steht in dieser Linie.

## Bögen und Odem

do-shoot = Schießen
do-volley = Auf mehrere schießen
do-breathe = Odem einsetzen
do-blast = Odem aufteilen
missile-field-target = Ziel
missile-field-pairs = Wer auf wen schießt
missile-item-range = Entfernung
missile-item-wall = über eine hohe Mauer
missile-announced = Schüsse { CASE($name, "gen") } auf { $enemies }
missile-breathes = Odem { CASE($name, "gen") } auf { $enemies }
refusal-missile-unarmed = { $name } { AGREE($name, "hat", "haben") } keine Fernkampfwaffen.
refusal-missile-machine = { $name } { AGREE($name, "ist eine Kriegsmaschine: Sie feuert", "sind Kriegsmaschinen: Sie feuern") }, oder ihre Crew kämpft im Kontakt.
refusal-missile-no-breath = { $name } { AGREE($name, "hat", "haben") } keine Odemwaffe.
refusal-missile-friend = { $enemy } { AGREE($enemy, "steht", "stehen") } auf derselben Seite wie { $name }.
refusal-missile-no-dice = { $name } { AGREE($name, "hat", "haben") } keine Würfel zum Angreifen.
refusal-missile-contact = { $enemy } { AGREE($enemy, "ist", "sind") } in Kontakt mit dem Regiment von { CASE($name, "dat") }: kein Ziel für Schüsse.
refusal-missile-breath-far = { $enemy } { AGREE($enemy, "ist", "sind") } weiter als { $reach } von { CASE($name, "dat") } entfernt.
refusal-missile-far = { $enemy } { AGREE($enemy, "ist", "sind") } zu weit von { CASE($name, "dat") } entfernt: höchstens { $reach }, über eine hohe Mauer weniger.
refusal-missile-nobody = Ein Gegner muss das Ziel sein.
refusal-missile-split = Ein Schütze richtet alle Würfel auf einen Gegner.
refusal-missile-shares = Jeder, der den Odem einsetzt, gibt jedem genannten Gegner mindestens einen Würfel und nicht mehr, als er hat.
refusal-missile-stranger = Nur Modelle des aktivierten Regiments greifen an.
machine-found = { $name } { AGREE($name, "hat", "haben") } die Entfernung zu { CASE($enemy, "dat") } richtig eingeschätzt.
machine-damage = { $name }: { $hits } Totenschädel − { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
} = { $left ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $left } Wunden
}.
