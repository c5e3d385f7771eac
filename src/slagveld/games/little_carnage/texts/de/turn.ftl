### Die Runde und ihre Aktivierungen.

turn-deck = Armeekarten
turn-activation = Aktiviert: { $name }
turn-skipped = Die Karte von { $name } wird übersprungen: Das Regiment hat schon reagiert.
turn-gone = Die Karte von { $name } wird übersprungen: Niemand ist übrig.
ask-activation = Befehle für { $name }
do-end-activation = Aktivierung beenden
