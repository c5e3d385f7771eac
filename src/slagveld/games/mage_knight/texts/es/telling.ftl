## What cards do where no roll shows it

told-damage-line = Daño de { $name }: { $before } { $change } = { $after } ({ $reason }).
told-damage-to = Daño de { $name } a { $target }: { $before } { $change } = { $after } ({ $reason }).
told-healing-line = Curación de { $target } por { $name }: { $before } { $change } = { $after } ({ $reason }).
told-value-line = Contra { $name }: { $value } { $change } ({ $reason }).
told-speed-line = { $name } llega más lejos de lo que dice su dial, velocidad { $change }: { $reason }.
told-reduced = { $ability }: { $name } sufre { $amount } menos de daño.
told-pierced = { $ability }: la armadura de { $name } no cuenta.
told-no-spins = { $ability }: nadie gira hacia { $name }.
