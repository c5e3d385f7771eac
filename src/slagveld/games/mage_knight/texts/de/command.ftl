# Die Befehlsphase: Gegenstände fallen lassen, Domänen, Preise, Befehl; freies Drehen; Abschalten.

## Gegenstände am Boden

do-drop = Einen Gegenstand fallen lassen
help-drop = Er liegt in Basekontakt mit dem Träger, und jeder Krieger darf ihn aufheben. Das kostet keine Aktion.
field-drop-fighter = Träger
field-drop-item = Gegenstand
field-item-spot = Wo er liegt
ask-lay-item = { $name } ist eliminiert. Wo liegt { CASE($item, "nom") }?
do-leave-lying = Liegen lassen
do-lay-item = Woanders hinlegen
help-lay-item = Überall an der Base, die dort stand.
refusal-item-edge = Der Gegenstand muss auf dem Schlachtfeld liegen.
refusal-item-apart = Der Gegenstand muss an der Base seines Trägers liegen.
refusal-drop-captive = { $name } ist gefangen; seine Gegenstände zählen nicht.
refusal-drop-item = { $name } trägt diesen Gegenstand nicht.

## Domänen

roll-storm = { $player } würfelt für die Domäne { $domain }

## Preise

ask-price = Zahlt ein Träger den Preis seines Gegenstands?
do-price = Zahlen
do-no-price = Nichts zahlen
field-price-fighter = Träger
field-price-item = Gegenstand
help-price = { $clicks ->
    [one] { $name } erleidet { $clicks } Klick Erschöpfungsschaden; der Gegenstand wirkt bis zu deiner nächsten Befehlsphase.
   *[other] { $name } erleidet { $clicks } Klicks Erschöpfungsschaden; der Gegenstand wirkt bis zu deiner nächsten Befehlsphase.
}
status-paid = gestärkt durch { CASE($item, "acc") }
refusal-price = Dafür gibt es keinen Preis zu zahlen.

## Befehl

roll-command = Befehl von { $name }
actions-extra = Zusätzliche Aktionen von { $player }
ask-call = Welcher Träger von Befehl kommt zuerst?
do-call = Dieser
field-call = Krieger
refusal-call = Dieser Krieger hat in dieser Phase keinen Befehl mehr zu geben.

## Behände

do-nimble = Frei drehen
help-nimble = Ein behänder Krieger dreht sich in jede Richtung, ohne Aktion.
field-nimble-fighter = Krieger
field-nimble-facing = Blickrichtung
refusal-nimble = { $name } ist gerade nicht behände.

## Abschalten

do-cancel = Eine Fähigkeit abschalten
help-cancel = Eine optionale Fähigkeit eines eigenen Kriegers ist bis zum Ende dieses Zuges aus.
field-cancel-fighter = Krieger
field-cancel = Fähigkeit
status-cancelled = ohne { $ability }
refusal-cancel-own = Du schaltest nur Fähigkeiten deiner eigenen Krieger ab.
refusal-cancel-twice = { $name } verzichtet schon auf { $ability }.
refusal-cancel-hidden = { $name } hat diese Fähigkeit jetzt nicht.
refusal-cancel-fixed = { $ability } ist nicht optional.
refusal-cancel-late = Dafür ist es zu spät: Die Fähigkeit gilt für das, was gerade ausgeführt wird.
