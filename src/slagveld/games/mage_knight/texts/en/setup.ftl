### Before the first turn: edges, terrain, objectives, domains, deployment.

## Start edges

ask-edge = Choose your start edge.
do-choose-edge = Take this start edge
field-edge = Start edge
edge-south = The south edge
edge-west = The west edge
edge-north = The north edge
edge-east = The east edge
told-edge = { $edge ->
    [south] my start edge is the south edge
    [west] my start edge is the west edge
    [north] my start edge is the north edge
   *[east] my start edge is the east edge
}
refusal-edge = Choose a side of the battlefield that nobody has; with two players it is the one across.

## First player and colours

roll-first = { $player } rolls for the first turn
roll-first-book = { $player } rolls for the first turn and for the distance of the objective to place
ask-colour = Choose the colour of your control markers.
do-choose-colour = Take this colour
field-colour = Colour
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-orange = Orange
told-colour = { $colour ->
    [red] my control markers are red
    [blue] my control markers are blue
    [green] my control markers are green
    [yellow] my control markers are yellow
    [violet] my control markers are violet
   *[orange] my control markers are orange
}
refusal-colour = Choose a colour that nobody has.

## Domains

ask-domain = Choose a domain card in secret.
do-choose-domain = Lay this card face down
field-domain = Domain card
domain-words = { $words }
domain-chosen = my domain card lies face down
domain-revealed = my domain card is { $domain }
domain-cancelled = { $by } cancels { $domain }, which has no effect.
refusal-domain = There is no such domain card.

## The pile of terrain

ask-pile = Put terrain on the common pile: { $count } of at most { $most } so far.
do-put-on-pile = Put a piece on the pile
do-put-on-pile-help = Any player may place any piece of the pile later. Up to { $most } pieces each, or none.
do-done-piling = No more terrain from me
field-pile-piece = Piece
pile-added = { $player } puts a piece of terrain on the pile: { $piece }.
pile-aside = No piece of the pile fits any more: the rest is put aside.
refusal-pile-clear = Plain clear ground is no terrain piece.
refusal-pile-unknown = There is no such piece in the box.
refusal-pile-built = Built terrain is used only if all players agree: it is switched off for this battle.
refusal-pile-full = You have put { $most } of these on the pile already.

## Placing objectives and terrain

ask-objective = Place your objective, exactly { $distance } from the far border of your starting area.
do-place-objective = Place the objective
field-objective-spot = Where its centre lies
refusal-objective-distance = The centre of your objective lies exactly { $distance } from the far border of your starting area, towards the middle.
refusal-objective-edge = The whole objective must lie on the battlefield.
refusal-objective-overlap = Objectives may not overlap.
ask-terrain = Place a piece of the pile.
ask-terrain-second = Place a second piece of built terrain.
do-place-terrain = Place terrain
do-place-terrain-help = At least { $distance } from other terrain, from every starting area and from every objective.
field-terrain-piece = Piece
field-terrain-spot = Where its middle lies
field-terrain-facing = How it is turned
field-terrain-access = Sides with an access point
terrain-side = Side { $side }
refusal-terrain-pile = Take a piece of the pile and put it on the ground.
refusal-terrain-second = The second piece must be built terrain too.
refusal-terrain-access = Only abrupt elevated terrain has access points, each in the middle of one of its sides.
refusal-piece-edge = The whole piece must lie on the battlefield.
refusal-piece-start = Terrain lies at least { $least } from every starting area.
refusal-piece-objective = Terrain lies at least { $least } from every objective.
refusal-piece-terrain = Terrain lies at least { $least } from other terrain.
refusal-piece-built = Pieces of built terrain may lie near each other, but not on each other.

## Deploying

dials-set = All dials show the starting marker.
ask-deploy = { $left ->
    [one] Deploy your army: { $left } warrior waits.
   *[other] Deploy your army: { $left } warriors wait.
}
do-place-warriors = Place or shift warriors
do-place-warriors-help = The centre of each base lies in your starting area. You may shift them until you are done.
field-deploy-plan = Who stands where
do-change-level = Take off or land
field-deploy-warrior = Warrior
do-deploy-rest = Deploy all the rest
do-deploy-rest-help = Everybody who waits is placed, warriors of one faction in formations; you may still shift them.
do-done-deploying = Deployment is done
deploy-left-out = No room: { $name } takes no part in the battle.
refusal-deploy-own = Place your own warriors, each once.
refusal-deploy-area = The centre of { $name } must lie in your starting area.
refusal-deploy-all = { $left ->
    [one] { $left } warrior has not been deployed yet.
   *[other] { $left } warriors have not been deployed yet.
}

## Laying a table by hand

kit-help = { $kind }
refusal-kit-pieces = A table holds at most { $most } pieces.
refusal-kit-kind = Piece { $number }: there is no { $kind } in the box.
refusal-kit-name = The name of piece { $number } has signs that cannot be shown.
refusal-kit-size = { $piece } (piece { $number }): each side measures from { $least } to { $most }.
refusal-kit-card = { $piece } (piece { $number }) has the size of its card.
refusal-kit-edge = { $piece } (piece { $number }) sticks out over the edge.
refusal-kit-start = { $piece } (piece { $number }) lies in a starting area.
refusal-kit-overlap = { $piece } (piece { $number }) lies on { $second } (piece { $other }).
