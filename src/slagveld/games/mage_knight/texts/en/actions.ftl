# Giving and finishing actions

refusal-not-yours = Actions are given to your own warriors.
refusal-no-actions = Your { $total ->
    [one] one action
   *[other] { $total } actions
} of this turn { $total ->
    [one] is
   *[other] are
} used.
refusal-captive = { $name } is a captive and cannot be given an action.
refusal-acted = { $name } has already had an action in this turn.
refusal-barred = { $name } was levitated and may be given no action in this turn.
refusal-tokens = { $name } has two action tokens and must rest.
refusal-captor = { $name } holds a captive and can only move, or try to eliminate it.
refusal-ability-action = { $name } cannot be given this action: { $ability }.
refusal-waits = { $name } must wait: { $other } is in a frenzy and goes first.
tokens-of = Action tokens of { $name }
