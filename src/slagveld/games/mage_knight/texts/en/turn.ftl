### The turn, objectives, the end.

## Phases

phase-setup = Set-up
phase-command = Command phase
phase-action = Action phase
phase-end = End phase
ask-drop = Does anybody drop an item before the command phase begins?
do-end-drop = Drop nothing more
ask-command = Command phase: anything else?
do-end-command = End the command phase
ask-action = { $left ->
    [one] Give a warrior an action: { $left } left.
   *[other] Give a warrior an action: { $left } left.
}
do-end-action = End the action phase
ask-end = The end phase is done.
do-end-turn = End the turn
policy-phases = Ends of phases
policy-phases-auto = By themselves where nothing can be done
policy-phases-brisk = Also pass over the command phase
policy-phases-ask = I announce every end of a phase

## Objectives

objective-name = Objective { $number }
objective-controlled = under control of { $player }

## The treasure

treasure-name = The treasure
do-drag = Drag the treasure
do-drag-help = A special action: the warrior moves as usual and takes the treasure along. At your own start edge you have won.
field-drag-fighter = Who drags it
field-drag-path = Along which way
field-drag-facing = Facing at the end
refusal-drag-none = There is no treasure in this battle.
refusal-drag-contact = { $name } must be in base contact with the treasure.
refusal-drag-enemy = { $name } cannot drag the treasure while an enemy touches either of them.

## The end

end-alone = Only one side has warriors left that count.
end-rounds = The last round is over.
end-treasure = The treasure has been dragged home.
result-objectives = The number of objectives decides ({ $scores }).
result-cheaper = Objectives are tied: the army that cost fewer points wins ({ $scores }).
result-slain = Objectives and armies are tied: the points of eliminated warriors decide ({ $scores }).
result-draw = Objectives, armies and points of eliminated warriors are all tied (objectives: { $scores }).
result-score = { $side }: { $value }
end-captive-back = { $name } goes back to { $owner }.
end-item-back = { $item } goes back to { $owner }.
cause-left = its player has given up
