### Campaigns in the web table: the list, beginning one, its page, its report.

web-campaigns = Campaigns
web-campaigns-lead = Battles that follow on each other: whoever wins decides which comes next, and survivors may march on.
web-campaigns-go = See the campaigns
web-campaigns-all = All campaigns
web-campaigns-mine = Your campaigns
web-campaigns-none = No campaigns yet: begin one of those below.
web-campaigns-ready = Ready to begin
web-campaign-begin = Begin a campaign
web-campaign-none = There is no such campaign; choose one from the list of campaigns.
web-campaign-over = over
web-campaign-waits = the next battle can begin
web-campaign-fighting = A battle is being fought
web-campaign-fought = { $count ->
    [one] 1 battle fought
   *[other] { $count } battles fought
}
web-campaign-scenarios = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
web-campaign-of-battle = Campaign
web-campaign-back = Back to the campaign

## Beginning

web-campaign-sides = Who leads which side?
web-campaign-friends = You get the link for a friend when the first battle begins; it leads into the campaign as well.
web-campaign-final = Wins the campaign in: { $title }
web-campaign-army-for = Army for { $game }
web-campaign-army-scenario = As the battle has it
web-campaign-agreed = What is agreed on
web-campaign-decides = What decides the campaign
web-campaign-by-final = The final scenario
web-campaign-by-points = Victory points
web-campaign-by-final-help = Whoever wins the final scenario of their side has won.
web-campaign-by-points-help = When nothing is left to play, the higher sum of all battles has won.
web-campaign-total = Points for each army
web-campaign-total-help = 0: as each army's own list says.
web-campaign-veterans = With veterans
web-campaign-veterans-help = Whoever lives through a battle may be taken along into the next, with an experience marker.

## The map

web-campaign-way = where a victory of the { $side } leads
web-campaign-way-to = If { $side } win, then { $titles }.
web-campaign-way-end = If { $side } win, the end.
web-campaign-final-here = decides for
web-campaign-state-played = fought
web-campaign-state-next = comes next
web-campaign-state-open = not yet fought

## The page of a campaign

web-campaign-battle = Battle { $number }
web-campaign-seat = Seat { $number }: { $side }
web-campaign-start = Fight this battle
web-campaign-again = Fight it again
web-campaign-continue = Go on with the battle
web-campaign-owner-starts = Whoever began the campaign sets the battle up, as a friend has still to be invited.
web-campaign-choice = The winner chooses what follows
web-campaign-choice-wait = Whoever leads the side that won last chooses.
web-campaign-choose = This one
web-campaign-standing = How it stands
web-campaign-awaited = has not come yet
web-campaign-won = scenarios won
web-campaign-points = victory points
web-campaign-armies = The armies
web-campaign-army-change = Change the army
web-campaign-army-of = The army of the { $side }
web-campaign-army-like = Begin from
web-campaign-army-bring = Bring this army
web-campaign-no-army = This side brings no army of its own.
web-campaign-survivors = Who lived through the last battle
web-campaign-survivors-help = Taken along, they are as many as lived, with a marker. All others come fresh.
web-campaign-lived = { $models } of { $count }
web-campaign-marker = Marker for { $unit }
web-campaign-fresh = fresh
web-campaign-fresh-same = fresh, { $count } as they fought
web-campaign-fresh-full = fresh at full strength: { $count }
web-campaign-full = full strength: { $count }
web-campaign-short = Below full strength
web-campaign-short-help = What was lost can be mustered anew: then it comes fresh and at full strength, and costs its points.
web-campaign-veteran = veterans: { $mark }
web-campaign-all = All of them
web-campaign-mixed = not all the same
web-campaign-take = Take them along
web-campaign-taken = The army stands ready.
web-campaign-diary = The diary
web-campaign-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-campaign-report = Report
web-campaign-read = Read the report
web-campaign-to = To the campaign
web-campaign-file = Save as a file
web-campaign-delete = Delete the campaign
web-campaign-delete-text = The campaign and its diary are gone for good. Its battles stay in your list.

## A battle at a real table

web-campaign-result = Enter a result
web-campaign-result-help = For a battle at your own table. What was mistyped can be taken back in the diary, until the next battle begins.
web-campaign-result-winner = Who won?
web-campaign-result-draw = A draw
web-campaign-result-draw-replay = A draw is fought again.
web-campaign-result-draw-counts = A draw counts for { $side }.
web-campaign-result-draw-unsaid = This campaign does not say what a draw means, so none can be entered.
web-campaign-result-points = Victory points
web-campaign-result-points-help = Without any points the winner has 1.
web-campaign-result-lived = How many lived
web-campaign-result-lived-of = of { $count }
web-campaign-result-lived-help = Where nobody says how many lived, nobody can come along as veterans.
web-campaign-result-rounds = Rounds
web-campaign-result-note = A line for the diary
web-campaign-result-enter = Enter it
web-campaign-result-who = Say first who won.
web-campaign-result-some = { $side }: say for every entry how many lived, or for none.
web-campaign-result-done = The battle is entered.
web-campaign-result-abandons = This battle is being fought here as well. Once you enter a result of your own table, the one here no longer counts for the campaign; it stays as a battle of its own.
web-campaign-undo = Take back
web-campaign-undo-title = Take back this result?
web-campaign-undo-text = “{ $title }” is then still to be fought. Armies changed since, and veterans chosen since, are as they were before.
web-campaign-undone = The result is taken back.

## A campaign of one's own

web-campaign-own = Own campaign file
web-campaign-own-lead = A campaign that you have written yourself: a YAML file with its sides, its scenarios, and what follows on which victory.
web-campaign-own-choose = Choose a file
web-campaign-own-other = Another file
web-campaign-own-large = The file is too large; at most { $most } kB.

## Armies that grow

web-campaign-camp = The camps
web-campaign-purse = Purse: { $points }
web-campaign-dead = Gone for good
web-campaign-auto = Leave the camp to itself
web-campaign-levy = Call up a levy
web-campaign-where-rests = rests
web-campaign-where-captured = captive
web-campaign-refill = Take in { $count } for { $price } each
web-campaign-ransom = Buy free for { $price }
web-campaign-experience = Experience { $experience }
web-campaign-experience-next = Next grade at { $next }
web-campaign-advance-for = Advance for { $unit }
web-campaign-advance = Choose an advance
web-campaign-learn = Learn it
web-campaign-recruits = Hire recruits
web-campaign-hire = Hire for { $price }
web-campaign-hire-one = Hire { $count } × { $unit } for { $price }
web-campaign-how-many = How many?
web-campaign-might = How strong the armies are
web-campaign-tales = What became of them
web-campaign-die = of { $sides }
web-campaign-growth = Armies grow
web-campaign-growth-help = Experience by what was done, lasting wounds, captives and names, and a purse for recruits. Every side brings an army.
