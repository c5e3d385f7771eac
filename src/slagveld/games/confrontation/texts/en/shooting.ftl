# The shooting phase

## The order

shooting-told-step = Initiative { $level }: { $player } may fire with { $names }.
shooting-told-held = { $name } { AGREE($name, "holds", "hold") } fire.
shooting-ask-rapid = Before Initiative { $level }: does anybody fire rapidly?
shooting-do-rapid = Rapid fire
shooting-help-rapid = Two steps of Initiative earlier, difficulty 1 higher. Once a turn, and not with aimed fire.
shooting-do-wait = Nobody
shooting-field-shooters = Shooters
shooting-announced-rapid = { $name } fires rapidly
policy-rapid = Rapid fire
policy-rapid-ask = ask
policy-rapid-never = never

## Naming targets

shooting-ask = { $count ->
    [one] Initiative { $level }: a shooter may fire.
   *[other] Initiative { $level }: { $count } shooters may fire at the same time.
}
shooting-do-shoot = Shoot
shooting-help-shoot = The distance is measured when the target has been named. All name their targets before any result is applied.
shooting-do-aim = Take aim
shooting-help-aim = Two steps of Initiative later, difficulty 1 lower. The target is named when the shot is fired.
shooting-do-hold = Nobody else fires
shooting-field-shooter = Shooter
shooting-field-target = Target
shooting-announced-shot = { $name } shoots at { $enemy }
shooting-announced-aim = { $name } takes aim
shooting-told-range = { $name }: { $enemy } is { $distance } away, the difficulty is { $difficulty }.
shooting-told-far = { $name }: { $enemy } is { $distance } away, out of range. The shot has missed.

## The shot

shooting-roll = { $name } shoots at { $enemy }
shooting-roll-struck = Lot for the shot of { $name } among { $names }
shooting-share = { $name } ({ $numbers })
shooting-told-lot = Read one after the other, the dice are number { $total } of { $all }; counted round and round up to { $most }, that is { $number }.
shooting-told-again = That is number { $total }, and beyond { $most } the lot is rolled again.
shooting-told-struck = The shot strikes { $name }.
shooting-told-missed = { $name } misses { $enemy }.
shooting-difficulty = { $band ->
    [short] Difficulty, short range
    [medium] Difficulty, medium range
   *[long] Difficulty, long range
}
shooting-item-dodges = Target dodges: one range farther
shooting-item-fire = { $fire ->
    [static] Static fire
    [dynamic] Dynamic fire
    [aimed] Aimed fire
   *[rapid] Rapid fire
}
shooting-item-competence = { $name }
shooting-item-partly = Partly visible
shooting-item-behind = Hides behind an obstacle
shooting-item-size = { $size ->
    [small] Small target
    [normal] Target of normal size
    [large] Large target
   *[very-large] Very large target
}

## Previews

shooting-odds = Shot
shooting-odds-band = { $band ->
    [short] At short range
    [medium] At medium range
   *[long] At long range
}
shooting-odds-hit = hit
shooting-odds-miss = miss
shooting-odds-struck = Who is struck by a hit
shooting-odds-name = { $name }
shooting-odds-wound = A hit on { $name }
shooting-note-measured = The distance is measured when the target has been named.
shooting-note-distance = { $name } is { $distance } away.
shooting-note-far = { $name } is { $distance } away, out of range.
shooting-note-area = A hit also strikes everybody within { $distance } of the middle of the one hit, friend or foe.
shooting-note-fire = { $fire ->
    [static] He has not moved: static fire
   *[dynamic] He has moved: dynamic fire
}{ $more ->
    [aimed] , aimed
    [rapid] , rapid
   *[none] {""}
}.

## After the shot

shooting-ask-slip = { $name } may move after his shot.
shooting-do-slip = Move
shooting-do-stay = Stay

## Refusals

refusal-shooting-weapon = { $name } has no Shooting value and cannot shoot.
refusal-shooting-shot = { $name } has fired his shot of this turn.
refusal-shooting-fleeing = { $name } flees and does not shoot.
refusal-shooting-dodged = { $name } has dodged and cannot shoot in this turn.
refusal-shooting-stunt = { $name } has tried a physical stunt and cannot shoot in this turn.
refusal-shooting-moved = { $name } has moved more than { $distance } and cannot shoot.
refusal-shooting-fighting = { $name } is in a fight and cannot shoot.
refusal-shooting-enemy = { $name } can only shoot at an enemy on the table.
refusal-shooting-hidden = { $enemy } is hidden: { $name } has not found him yet.
refusal-shooting-behind = { $enemy } is behind { $name }, out of his field of view.
refusal-shooting-scenery = { $name } cannot see { $enemy }: scenery hides him.
refusal-shooting-figures = { $name } cannot see { $enemy }: figures are in the line of fire.
refusal-shooting-own = Choose shooters of your own.
refusal-shooting-turn = It is not the turn of { $name } to fire.
refusal-shooting-each-once = Name the shooters, each of them once.
refusal-shooting-twice = { $fire ->
    [aimed] { $name } has taken aim in this turn already.
   *[rapid] { $name } has announced rapid fire in this turn already.
}
refusal-shooting-both = { $name } cannot combine aimed and rapid fire.
shooting-brief-band = { $band ->
    [short] near: hits
    [medium] further: hits
   *[long] far: hits
}
shooting-brief-kills = a hit kills
shooting-cost-friend = a hit may strike { $name }
