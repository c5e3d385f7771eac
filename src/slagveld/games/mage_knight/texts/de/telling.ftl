## Was Karten tun, wo kein Wurf es zeigt

told-damage-line = Schaden { $change }: { $reason }.
told-value-line = Gegen { $name }: { $value } { $change }, { $reason }.
told-speed-line = { $name } kommt weiter, als die Scheibe sagt, Geschwindigkeit { $change }: { $reason }.
told-reduced = { $ability }: { $name } nimmt { $amount } Schaden weniger.
told-pierced = { $ability }: Die Rüstung von { $name } zählt nicht.
told-no-spins = { $ability }: Niemand dreht sich zu { $name } um.
