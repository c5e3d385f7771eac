## Magic: asking

magic-do-cast = Cast a spell
magic-do-cast-several = Cast a spell on several models
magic-do-cast-to = Cast a spell that puts a model down
magic-do-counter = Counterspell
magic-do-let-be = No magic now
magic-help-cast = A wizard casts one spell a round, from his activation to the end of the round, and makes no attack in it.
magic-help-spell = { $chance } % to cast. { $words }
magic-field-wizard = Which wizard?
magic-field-spell = Which spell?
magic-field-target = On whom?
magic-field-targets = On whom? Up to { $most } models of one regiment
magic-field-army = For battles with magic: wizards may join
magic-field-to = Where to?
magic-ask-action = Magic, before it goes on?
magic-ask-attack = Magic, before the next attack?
magic-ask-card = Magic, before the next regiment?
magic-ask-round = The round is ending: a last spell?
magic-ask-counter = { $name } { AGREE($name, "casts", "cast") } { $spell } on { $target } with { $successes ->
    [one] 1 skull
   *[other] { $successes } skulls
}. A counterspell?

## Magic: what happens

magic-casts = { $spell } of { $name } on { $target }, the wizard’s only spell of this round ({ $needed ->
    [one] 1 skull needed
   *[other] { $needed } skulls needed
})
magic-fails = { $spell } of { $name } on { $target } fails.
magic-roll-cast = { $name } { AGREE($name, "casts", "cast") } { $spell } on { $target } ({ $needed ->
    [one] 1 skull needed
   *[other] { $needed } skulls needed
})
magic-roll-resist = { $name } { AGREE($name, "tries", "try") } to resist { $spell }
magic-resisted = { $name } { AGREE($name, "resists", "resist") }: { $spell } does nothing to { AGREE($name, "it", "them") }.
magic-no-test = { $spell } does nothing: { $name } need not take the test.
magic-countered = { $name } { AGREE($name, "stops", "stop") } { $spell } with a counterspell.
magic-not-countered = The counterspell of { $name } is too weak: { $spell } goes on.
magic-attack-back = Attack dice of { $name }
magic-defence-back = Defence dice of { $name }

## Magic: chances and notes

magic-odds-cast = { $spell }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needed ->
    [one] 1 skull
   *[other] { $needed } skulls
} needed
magic-odds-succeeds = Succeeds
magic-odds-fails = Fails
magic-odds-strikes = If it succeeds, on { $name }
magic-odds-fear = Fear test of { $name } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
magic-odds-afraid = Frightened
magic-odds-brave = Stands firm
magic-odds-stops = Stops the spell
magic-odds-stops-not = Does not stop it
magic-note-no-attack = After this { $name } { AGREE($name, "makes", "make") } no attack this round.
magic-note-resistance = Each model of { $name } has { $chance } % to resist.
magic-note-activation = He then counts as activated: his regiment does nothing else this round.
magic-chances = What becomes of a spell
magic-chances-level = Magic of the wizard
magic-chances-difficulty = skulls that the spell needs
magic-chances-counter = Magic of an enemy wizard who answers it; 0: nobody
magic-chances-resistance = Magic Resistance of the model it is cast on
magic-chances-fails = fails
magic-chances-countered = stopped by the counterspell
magic-chances-resisted = resisted
magic-chances-works = works

## Magic: refusals

refusal-magic-no-wizard = There is no wizard of yours.
refusal-magic-early = { $name } { AGREE($name, "casts", "cast") } only from { AGREE($name, "his", "their") } activation on.
refusal-magic-again = { $name } { AGREE($name, "has", "have") } used up { AGREE($name, "his", "their") } spell of this round.
refusal-magic-attacked = { $name } { AGREE($name, "has", "have") } attacked this round and { AGREE($name, "casts", "cast") } no more.
refusal-magic-afraid = { $name } { AGREE($name, "is", "are") } frightened and { AGREE($name, "casts", "cast") } nothing.
refusal-magic-climbed = { $name } { AGREE($name, "has", "have") } climbed and { AGREE($name, "does", "do") } nothing else in this activation.
refusal-magic-answer = The counterspell only answers the spell of an enemy; { $name } cannot cast it by { AGREE($name, "himself", "themselves") }.
refusal-magic-unknown = { $name } { AGREE($name, "does", "do") } not know this spell.
refusal-magic-full-defence = { $name } { AGREE($name, "is", "are") } in full defence, and { $spell } is an attack.
refusal-magic-has-struck = { $name } { AGREE($name, "has", "have") } attacked with a spell, so there is no full defence this round.
refusal-magic-otherwise = { $spell } is cast in another way.
refusal-magic-nobody = There is nobody on whom { $spell } could be cast.
refusal-magic-many = { $spell } strikes up to { $most } different models of one regiment.
refusal-magic-friend = { $spell } is cast on enemies; { $name } { AGREE($name, "is", "are") } yours.
refusal-magic-enemy = { $spell } is cast on your own side; { $name } { AGREE($name, "is an enemy", "are enemies") }.
refusal-magic-foot = { $spell } is for the wizard himself and models on foot, not for { $name }.
refusal-magic-unhurt = { $name } { AGREE($name, "has", "have") } lost no Wound.
refusal-magic-living = { $name }: not Undead, so nobody returns.
refusal-magic-nobody-slain = No model of { $name } has been slain.
refusal-magic-shared = { $name } { AGREE($name, "shares", "share") } a base, where nobody can return.
refusal-magic-far = { $name } { AGREE($name, "is", "are") } more than { $limit } away.
refusal-magic-slow = { $name } { AGREE($name, "has", "have") } not been activated and { AGREE($name, "is", "are") } not quicker than { $enemy }.
refusal-magic-leap = { $name } can be put down at most { $limit } away.
refusal-magic-contact = { $name } may not come into contact with an enemy.
refusal-magic-touch = The model that returns must touch { $name }.

## Magic: when to ask

magic-policy = Ask about magic
magic-policy-matters = when a spell matters
magic-policy-always = at every opportunity
magic-policy-answers = only to answer enemy magic
magic-policy-never = never
magic-policy-ask = ask
magic-policy-skip = do not ask
magic-policy-in-action = Magic before and after actions of others
magic-policy-in-attack = Magic between two attacks
magic-policy-in-card = Magic between two activations
magic-policy-in-round = Magic at the end of the round
magic-succeeds = { $spell } of { $name } succeeds.
magic-roll-counter = { $name } { AGREE($name, "counters", "counter") } { $spell } of { $caster } ({ $needed ->
    [one] 1 skull needed
   *[other] { $needed } skulls needed
})
magic-cause-mended = by { $spell }
magic-pool = Dice of { $spell }
magic-pool-level = Magic { $level }
magic-pool-resistance = Magic Resistance { $level }
magic-state-aegis = under Aegis: one more defence die for each model until the end of the round
magic-state-fury = under Fury: one more attack die for each model in the next melee of this round
magic-state-courage = under Courage: no fear until the end of the round
magic-state-mire = in the mire: half the Agility until the next activation ends
magic-state-mired = in the mire
magic-cost-attack = no attack any more
magic-cost-activation = his regiment does nothing else
