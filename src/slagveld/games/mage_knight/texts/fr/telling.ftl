## What cards do where no roll shows it

told-damage-line = Dégâts ({ $name }) : { $before } { $change } = { $after } ({ $reason }).
told-damage-to = Dégâts, { $name } contre { $target } : { $before } { $change } = { $after } ({ $reason }).
told-healing-line = Soin, { $name } à { $target } : { $before } { $change } = { $after } ({ $reason }).
told-value-line = Contre { $name } : { $value } { $change } ({ $reason }).
told-speed-line = { $name } va plus loin que ne dit son cadran, vitesse { $change } : { $reason }.
told-reduced = { $ability } : { $name } subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} de moins.
told-pierced = { $ability } : l’armure ne compte pas ({ $name }).
told-no-spins = { $ability } : personne ne se tourne vers { $name }.
