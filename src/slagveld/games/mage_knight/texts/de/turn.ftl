### Der Zug, Spielziele, das Ende.

## Phasen

phase-setup = Aufbau
phase-command = Befehlsphase
phase-action = Aktionsphase
phase-end = Endphase
ask-drop = Lässt jemand einen Gegenstand fallen, bevor die Befehlsphase beginnt?
do-end-drop = Nichts mehr fallen lassen
ask-command = Befehlsphase: noch etwas?
do-end-command = Die Befehlsphase beenden
ask-action = { $left ->
    [one] Gib einem Krieger eine Aktion: noch { $left }.
   *[other] Gib einem Krieger eine Aktion: noch { $left }.
}
do-end-action = Die Aktionsphase beenden
ask-end = Die Endphase ist erledigt.
do-end-turn = Den Zug beenden
policy-phases = Ende von Phasen
policy-phases-auto = Von selbst, wo nichts zu tun ist
policy-phases-brisk = Auch die Befehlsphase überspringen
policy-phases-ask = Ich sage jedes Ende einer Phase an

## Spielziele

objective-name = Spielziel { $number }
objective-controlled = unter Kontrolle von { $player }

## Der Schatz

treasure-name = Der Schatz
do-drag = Den Schatz schleppen
do-drag-help = Eine Spezialaktion: Der Krieger bewegt sich wie sonst und nimmt den Schatz mit. An deinem Startrand hast du gewonnen.
field-drag-fighter = Wer ihn schleppt
field-drag-path = Auf welchem Weg
field-drag-facing = Blickrichtung am Ende
refusal-drag-none = In dieser Schlacht gibt es keinen Schatz.
refusal-drag-contact = { $name } muss in Basekontakt mit dem Schatz sein.
refusal-drag-enemy = { $name } kann den Schatz nicht schleppen, solange ein Feind einen von beiden berührt.

## Das Ende

end-alone = Nur eine Seite hat noch Krieger, die zählen.
end-rounds = Die letzte Runde ist vorbei.
end-treasure = Der Schatz ist heimgebracht.
result-objectives = Die Zahl der Spielziele entscheidet ({ $scores }).
result-cheaper = Gleich viele Spielziele: Die Armee, die weniger Punkte gekostet hat, gewinnt ({ $scores }).
result-slain = Spielziele und Armeen sind gleich: Die Punkte eliminierter Krieger entscheiden ({ $scores }).
result-draw = Spielziele, Armeen und Punkte eliminierter Krieger sind gleich (Spielziele: { $scores }).
result-score = { $side }: { $value }
end-captive-back = { $name } geht an { $owner } zurück.
end-item-back = An { $owner } geht { CASE($item, "nom") } zurück.
cause-left = sein Spieler hat aufgegeben
