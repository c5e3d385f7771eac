### Campaigns: scenarios linked by who wins them.

## Telling

campaign-end-final = { $side } have won their final scenario, and with it the campaign.
campaign-end-ran-out = Nothing is left to play. { $side } have won more scenarios, and with them the campaign.
campaign-end-points = { $side } have the most victory points, and have won the campaign.
campaign-end-draw = Nothing is left to play, and nobody has won more scenarios: the campaign is a draw.
campaign-result-won = Won by { $side }.
campaign-result-counts = A draw, which counts for { $side }.
campaign-result-again = A draw: it is fought again.
campaign-note-hand = { $count ->
    [one] The referee's hand changed it once.
   *[other] The referee's hand changed it { $count } times.
}
campaign-unit = { $entry }) { $count } × { $unit }
campaign-unit-short = { $entry }) { $unit }: { $full } instead of { $count }
campaign-line = { $count } × { $unit }
campaign-line-alive = { $alive ->
    [0] { $count } × { $unit }: none lived
   *[other] { $count } × { $unit }: { $alive } lived
}
campaign-line-veterans = { $unit } (veterans: { $mark })
campaign-map = The way through the campaign
campaign-next = Next: { $title }
campaign-choice = The winner chooses what follows: { $titles }.
campaign-rank = { $side }: { $won ->
    [one] 1 scenario won
   *[other] { $won } scenarios won
}, { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
campaign-points = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
campaign-chapter = { $number }. { $title }
campaign-final-of = final scenario: { $side }
campaign-leads-nowhere = the end

## Refusals

campaign-unknown = There is no ready campaign { $campaign }; there are: { $known }.
campaign-no-side = There is no side { $side }; there are: { $known }.
campaign-no-army = { $game } has no ready-made army { $army }; there are: { $known }.
campaign-other-game = No scenario of this campaign is of the game { $game }.
campaign-without-armies = { $game } has no armies to bring.
campaign-army-missing = Every side brings an army or none does: { $side } have none for { $game }.
campaign-army-faulty = { $count ->
    [one] The army of { $side } is not allowed: { $fault } ({ $rule })
   *[other] The army of { $side } is not allowed, for { $count } reasons; the first: { $fault } ({ $rule })
}
campaign-over = The campaign is over; nothing is left to play.
campaign-not-next = { $scenario } does not come next; what may follow: { $known }.
campaign-choose-first = The winner has to choose first what follows: { $known }.
campaign-draw-unsaid = The campaign does not say what a draw in { $scenario } means; its file needs `draw`.
campaign-outcome-seats = The outcome does not fit the { $count } seats of the scenario.
campaign-survivors = The survivors of { $side } do not fit their army: for each entry a number, at most { $most }.
campaign-battle-open = The battle is not over yet.
campaign-battle-other = This battle is not the next one of the campaign: scenario, armies or options are not those of { $scenario }.
campaign-battle-twice = This battle has been entered already.
campaign-battle-wrong = The battle is not what it says: { $reason }.
campaign-undo-none = No result has been entered yet, so there is none to take back.
campaign-undo-fought = “{ $title }” was fought with Slagveld and verified; only a result that was entered by hand can be taken back.
campaign-undo-older = “{ $title }” was entered with an older version of Slagveld, which did not keep what was before; it stays.
campaign-fault-veterans-off = There are no veterans in this campaign.
campaign-fault-veterans-none = Nobody of { $unit } who is not taken along already lived through the scenario before.
campaign-fault-veterans-many = Of { $unit } only { $most } lived through the scenario before.
campaign-fault-veterans-mark = There is no experience marker { $mark }; there are: { $known }.
campaign-file-large = The campaign { $file } is too large.
campaign-file-foreign = { $file } is not a campaign.
campaign-file-newer = The campaign { $file } comes from a newer version of Slagveld.
campaign-file-damaged = The campaign { $file } is damaged: { $reason }.
campaign-file-changed = The campaign { $file } was changed by hand since it was kept.
campaign-file-course = The campaign { $file } is damaged: battle { $number } cannot have followed on the one before.

## Files of campaigns: what does not fit together

campaign-graph-wrong = { $file }: { $reason }
campaign-graph-wrong-at = { $file }: { $field }: { $reason }
campaign-graph-side-called = a side cannot be called { $side }
campaign-graph-side-twice = there is another side { $side }
campaign-graph-no-side = there is no side { $side }
campaign-graph-no-scenario = there is no scenario { $scenario }
campaign-graph-army-game = no scenario of the campaign is of { $game }
campaign-graph-draw = a draw is replay, or counts for one of: { $sides }
campaign-graph-seats = every side takes at least one seat: { $sides }
campaign-seat-count = “{ $scenario }” is for { $players } players, and the { $count } sides of the campaign take one seat each.
campaign-graph-next = what follows is said for every side: { $sides }
campaign-graph-listed-twice = { $scenario } is listed twice
campaign-graph-itself = { $scenario } cannot follow on itself
campaign-graph-after-final = nothing follows when { $side } win their final scenario
campaign-graph-no-final = an intermediate scenario leads to a final one, and none is named
campaign-graph-not-leading = { $scenario } does not lead { $side } to { $final }
campaign-graph-unreached = no way leads to { $scenario }

## Command line

cli-help-campaign = campaigns: begin one, fight it battle by battle, tell of it
cli-help-campaign-list = the ready campaigns
cli-help-campaign-new = begin a campaign and keep it in a file
cli-help-campaign-status = how a campaign stands
cli-help-campaign-next = what comes next, or what came of it
cli-help-campaign-undo = take the last result back, if it was entered by hand
cli-help-campaign-army = the army a side brings to the next battle, or its veterans
cli-help-campaign-camp = what is done between battles where armies grow
cli-help-campaign-report = the story of a campaign
campaign-name-side-army = SIDE=ARMY
campaign-name-side-number = SIDE=NUMBER
campaign-name-side-numbers = SIDE=4,0,2
campaign-name-side-name = SIDE=NAME
campaign-name-veteran = ENTRY=MARKER
campaign-name-entry = ENTRY
campaign-name-side = SIDE
campaign-name-words = WORDS
campaign-argument-file = the campaign's file
campaign-option-campaign = key of a ready campaign, or a file of your own
campaign-option-army = an army for a side, from a file or ready-made; may be repeated
campaign-option-player = who leads a side; may be repeated
campaign-option-option = an option for all battles, such as limit=8; may be repeated
campaign-option-seed = the same seed gives the same dice in every battle (1)
campaign-option-points = what every army may cost (as its own file says)
campaign-option-by-points = victory points decide the campaign; --by-final: they do not
campaign-option-veterans = survivors may be taken along; --no-veterans: they may not (as the campaign says)
campaign-option-choose = the scenario that the last winner picks
campaign-option-bots = let bots fight it, one for each side
campaign-option-result = fought at your own table: the side that won, or “draw”
campaign-option-score = victory points of a side at your own table
campaign-option-alive = models of a side that lived, for each entry of its army
campaign-option-rounds = how many rounds it took
campaign-option-note = a line for the diary
campaign-option-save = fought elsewhere: the saved battle, verified before it counts
campaign-option-side = which side
campaign-option-new-army = the army from now on, from a file or ready-made
campaign-option-veteran = take an entry of the last army along, such as 1=attack; may be repeated
campaign-option-full = muster the losses of an entry anew, such as 1, or “all”; may be repeated
campaign-option-out = write it to a file: a page if it ends in .html, else Markdown
campaign-none = No game brings a campaign along; `--campaign` takes a file of your own.
campaign-list-line = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}, between { $sides }
campaign-begun = { $name } begins; it is kept in { $file }.
campaign-exists = There is a file { $file } already; choose another name.
campaign-pair = { $option } is given as SIDE=…, not { $word }.
campaign-numbers = Survivors are given as numbers with commas between them, not { $word }.
campaign-army-unknown = { $name } is neither a file nor a ready-made army of a game of this campaign.
campaign-one-way = A battle is entered in one way: --bots, --result or --save.
campaign-only-result = --score, --alive, --rounds and --note belong to --result.
campaign-bots-count = One bot for each side is needed, { $count } in all.
campaign-bots-open = The bots did not come to an end.
campaign-army-how = Say either --army, or --veteran and --full.
campaign-alive-unknown = Nobody told who of { $side } lived through the last scenario (--alive), so nobody can be taken along.
campaign-no-last = { $side } have no army that lived through a scenario of this game.
campaign-no-entry = There is no surviving entry { $entry }; there are: { $known }.
campaign-no-veterans = { $game } has no rules for veterans.
campaign-not-short = Entry { $entry } fought at full strength, or does not exist; those that did not: { $known }.
campaign-full-veterans = Entry { $entry } is taken along as veterans, no more than lived; at full strength it comes fresh.
campaign-army-ready = { $side } bring: { $army }.
campaign-seat = Seat { $number }: { $side }
campaign-ready = The battle stands ready in { $file }:
campaign-stands = The battle was begun already, in { $file }:
campaign-then = When it is over:
campaign-or = Or tell what came of it at your own table:
campaign-undone = “{ $title }” is taken back: as if no result had been entered.
campaign-undo-begun-file = The next battle was begun already, in { $file }; the result before it stays.
campaign-abandoned = The battle in { $file } no longer counts for the campaign; it stays as a battle of its own.
campaign-veterans-can = { $side } can take along: { $units }.
campaign-full-can = { $side } can come fresh and at full strength, if the points allow it: { $units }.
campaign-settings = Settings
campaign-setting-points = victory points decide
campaign-setting-final = the final scenario decides
campaign-setting-veterans = with veterans
campaign-setting-total = armies of { $total } points
campaign-written = The report is in { $file }.

## Armies that grow

campaign-member = { $name } ({ $unit })
campaign-cast-fate = What becomes of { $who }
campaign-cast-wound = Lasting wound of { $who }
campaign-cast-mend = Who of { $who } recovers
campaign-cast-shaken = Whether the losses leave their mark on { $who }
campaign-cast-name = The name that { $who } { AGREE($who, "earns", "earn") }
campaign-tale-rested = { $who } { AGREE($who, "is", "are") } rested, and { AGREE($who, "comes", "come") } along again.
campaign-tale-purse = { $points ->
    [one] 1 point goes into the purse.
   *[other] { $points } points go into the purse.
}
campaign-tale-fate-dies = { $who } fell, and will not come back.
campaign-tale-fate-captured = { $who } fell into the hands of the enemy.
campaign-tale-fate-maimed = { $who } fell, and was carried off the field maimed.
campaign-tale-fate-rests = { $who } fell, and must rest through the next battle.
campaign-tale-fate-recovers = { $who } fell, and recovered.
campaign-tale-fate-rises = { $who } was thought dead, and rose again.
campaign-tale-scar = { $who } only { AGREE($who, "keeps", "keep") } a scar: { $wound }.
campaign-tale-wound = { $who } { AGREE($who, "has", "have") } a lasting wound: { $wound }.
campaign-tale-losses = { $who }: { $fallen } fell, { $back } of them recovered.
campaign-tale-destroyed = Nobody is left of { $who }.
campaign-tale-experience = { $who } { AGREE($who, "gains", "gain") } { $gained } experience, { $total } in all.
campaign-tale-grade = { $who } { AGREE($who, "is", "are") } now { $grade }, and may choose an advance.
campaign-tale-name = From now on { $who } { AGREE($who, "is", "are") } known as { $name }.
campaign-did-learn = { $who } { AGREE($who, "learns", "learn") }: { $advance }.
campaign-did-ransom = { $who } { AGREE($who, "is", "are") } bought free.
campaign-did-refill = { $count ->
    [one] 1 recruit
   *[other] { $count } recruits
} for { $who }.
campaign-did-recruit = Hired: { $count } × { $who }.
campaign-did-dismiss = { $who } { AGREE($who, "is", "are") } let go.
campaign-grow-unknown = { $game } does not say how its armies grow.
campaign-grow-armies = Armies that grow need an army of each side from the beginning; { $side } bring none for { $game } (--army).
campaign-grow-off = Armies do not grow in this campaign; that is agreed on when it begins (--growth).
campaign-grow-none = There is no army that grows for { $game }.
campaign-grow-army = Here armies change in their camp alone: recruits are hired from the purse (slagveld campaign camp).
campaign-grow-member = There is no member { $number } in this army; there are: { $known }.
campaign-grow-highest = { $who } { AGREE($who, "has", "have") } chosen every advance that experience brings.
campaign-grow-not-yet = { $who } { AGREE($who, "has", "have") } { $has } experience; the next advance needs { $needs }.
campaign-grow-advance = { $who } cannot choose { $advance }; open { AGREE($who, "to it", "to them") }: { $known }.
campaign-grow-nameless = { $who } { AGREE($who, "has", "have") } not earned a name yet.
campaign-grow-name = A name has 1 to { $most } signs.
campaign-grow-whole = { $who } { AGREE($who, "lacks", "lack") } nobody, or { AGREE($who, "is", "are") } not with the army.
campaign-grow-lacks = { $who } { AGREE($who, "lacks", "lack") } { $most }; no more can be taken in.
campaign-grow-count = From 1 to { $most } can be hired at a time.
campaign-grow-recruit = { $key } cannot be hired; there are: { $known }.
campaign-grow-free = { $who } { AGREE($who, "is", "are") } no captive.
campaign-grow-levy = A levy is called up only when an army cannot fight as it is.
campaign-grow-poor = That costs { $price } points, and the purse holds { $purse }.
campaign-grow-fault = The army would no longer be allowed: { $fault }
campaign-partners = A side has at most { $most ->
    [one] 1 seat
   *[other] { $most } seats
} in this campaign; { $side } have more names.

## How strong the armies are

campaign-might = { $points } points, { $models } models in { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}{ $missing ->
    [0] {""}
   *[other] , { $missing } missing
}{ $wounded ->
    [0] {""}
   *[other] , { $wounded } with lasting wounds
}{ $away ->
    [0] {""}
   *[other] , { $away } away
}
campaign-might-of = { $side }: { $might }
campaign-warn-fault = It cannot fight as it is: { $fault }
campaign-warn-shrunk = It has shrunk to { $points } of { $wanted } points.
campaign-warn-outnumbered = It is { $points } points weaker than the strongest army.
campaign-help-army = Another army can be brought: slagveld campaign army FILE --side { $side } --army ARMY.
campaign-help-learn = { $count ->
    [one] 1 member may choose an advance.
   *[other] { $count } members may choose an advance.
}
campaign-help-refill = Filling all ranks costs { $price }; the purse holds { $purse }.
campaign-help-ransom = { $who } can be bought free for { $price }.
campaign-help-levy = A levy can be called up, for all that is in the purse: whoever is missing of the first army comes fresh.
campaign-help-recruit = Recruits can be hired: the purse holds { $purse }.
campaign-roll-here = { $count } × { $who }, experience { $experience }
campaign-roll-short = { $count } of { $full } × { $who }, experience { $experience }
campaign-roll-rests = { $who }, experience { $experience }: rests through the next battle
campaign-roll-captured = { $who }, experience { $experience }: a captive of the enemy

## The camp, on the command line

campaign-option-growth = Whether armies grow: experience, lasting wounds, purse and recruits.
campaign-option-learn = An advance for a member, by the number in its camp (repeatable).
campaign-option-recruit = Somebody new, by the key in the army builder; several with =NUMBER (repeatable).
campaign-option-refill = Recruits for a member that lacks some; fewer than it lacks with =NUMBER (repeatable).
campaign-option-ransom = Buy a captive free (repeatable).
campaign-option-rename = Another name for a member that earned one (repeatable).
campaign-option-dismiss = Let a member go for good (repeatable).
campaign-option-levy = Call up a levy, when the army cannot fight as it is.
campaign-option-auto = Leave the camp to itself: it chooses advances, fills ranks and hires.
campaign-name-learn = NUMBER=ADVANCE
campaign-name-recruit = KEY[=NUMBER]
campaign-name-rename = NUMBER=NAME
campaign-name-refill = NUMBER[=COUNT]
campaign-camp-head = { $side }, { $army }: { $points } in the purse
campaign-camp-advances = advances: { $list }
campaign-camp-wounds = lasting wounds: { $list }
campaign-camp-choices = may choose an advance: { $list }
campaign-camp-dead = Gone for good: { $list }
campaign-camp-did = { $side }: { $what }
campaign-setting-growth = armies grow
campaign-twice = { $option } names { $what } twice; say it once.
campaign-points-none = --points limits armies that are brought along; here the scenarios bring their own.
campaign-veterans-none = --veterans: no game of this campaign has rules for veterans.
