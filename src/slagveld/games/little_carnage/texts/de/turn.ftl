### Die Runde und ihre Aktivierungen.

turn-deck = Armeekarten
turn-activation = Aktiviert für { $player }: { $name }
turn-skipped = Die Karte { CASE($name, "gen") } wird übersprungen: Das Regiment hat schon reagiert.
turn-gone = Die Karte { CASE($name, "gen") } wird übersprungen: Es ist niemand mehr übrig.
ask-activation = Befehle für { CASE($name, "acc") }
do-end-activation = Aktivierung beenden
turn-idle = { $name } { AGREE($name, "tut", "tun") } nichts.
turn-over = Die Aktivierung { CASE($name, "gen") } ist vorbei.
