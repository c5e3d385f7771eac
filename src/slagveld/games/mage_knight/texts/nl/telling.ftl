## Wat kaarten doen waar geen worp het laat zien

told-damage-line = Schade van { $name }: { $before } { $change } = { $after } ({ $reason }).
told-damage-to = Schade van { $name } aan { $target }: { $before } { $change } = { $after } ({ $reason }).
told-healing-line = Genezing van { $target } door { $name }: { $before } { $change } = { $after } ({ $reason }).
told-value-line = Tegen { $name }: { $value } { $change } ({ $reason }).
told-speed-line = { $name } gaat verder dan de schijf zegt, snelheid { $change }: { $reason }.
told-reduced = { $ability }: { $name } krijgt { $amount } schade minder.
told-pierced = { $ability }: de bescherming van { $name } telt niet.
told-no-spins = { $ability }: niemand draait zich naar { $name } toe.
