## Was Karten tun, wo kein Wurf es zeigt

told-damage-line = Schaden von { $name }: { $before } { $change } = { $after } ({ $reason }).
told-damage-to = Schaden von { $name } gegen { $target }: { $before } { $change } = { $after } ({ $reason }).
told-healing-line = Heilung von { $target } durch { $name }: { $before } { $change } = { $after } ({ $reason }).
told-value-line = Gegen { $name }: { $value } { $change } ({ $reason }).
told-speed-line = { $name } kommt weiter, als die Scheibe sagt, Geschwindigkeit { $change }: { $reason }.
told-reduced = { $ability }: { $name } erleidet { $amount } Schaden weniger.
told-pierced = { $ability }: Die Rüstung von { $name } zählt nicht.
told-no-spins = { $ability }: Niemand dreht sich zu { $name } um.
