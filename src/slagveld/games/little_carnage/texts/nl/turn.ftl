### De ronde en haar activeringen.

turn-deck = Legerkaarten
turn-activation = Geactiveerd voor { $player }: { $name }
turn-skipped = De kaart van { $name } wordt overgeslagen: er is al gereageerd.
turn-gone = De kaart van { $name } wordt overgeslagen: er is niemand meer over.
ask-activation = Bevelen voor { $name }
do-end-activation = Activering beëindigen
turn-idle = { $name } { AGREE($name, "doet", "doen") } niets.
turn-over = De activering van { $name } is voorbij.
