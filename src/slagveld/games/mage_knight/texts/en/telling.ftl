## What cards do where no roll shows it

told-damage-line = Damage of { $name }: { $before } { $change } = { $after } ({ $reason }).
told-damage-to = Damage of { $name } to { $target }: { $before } { $change } = { $after } ({ $reason }).
told-healing-line = Healing of { $target } by { $name }: { $before } { $change } = { $after } ({ $reason }).
told-value-line = Against { $name }: { $value } { $change } ({ $reason }).
told-speed-line = { $name } goes further than its dial says, speed { $change }: { $reason }.
told-reduced = { $ability }: { $name } takes { $amount } less damage.
told-pierced = { $ability }: the armor of { $name } does not count.
told-no-spins = { $ability }: nobody turns to face { $name }.
