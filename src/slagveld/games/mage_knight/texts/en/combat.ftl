## Values

combat-attack = attack
combat-attack-of = Attack of { $name }
combat-defense = defense
combat-defense-of = Defense of { $name }
combat-defense-of-piece = Defense of the piece { $piece }
combat-damage-of = Damage of { $name }
combat-speed-of = Speed of { $name }
combat-piece = { $piece }
combat-need = Needed with 2D6: defense
combat-need-dodge = to dodge
combat-need-freeze = to freeze

## Modifiers

combat-reason-three = Rule of three
combat-reason-floor = Not below 0
combat-reason-critical = Critical hit
combat-reason-two-misses = A 2 always misses
combat-reason-twelve-hits = A 12 always hits
combat-reason-item = Item: { $item }
combat-reason-domain = Domain: { $domain }
combat-reason-ability = { $ability }
combat-reason-bonus = Attack bonus
combat-reason-rear = Against the rear arc of the target
combat-reason-rear-shot = Through the rear arc of the target
combat-reason-surround = Surround: { $name } helps
combat-reason-capture = Capture attempt
combat-reason-execution = Eliminating a captive
combat-reason-precision = Precision: the target touches a friend of the shooter
combat-reason-close-range = Close Range
combat-reason-formation = Formation: { $name }
combat-reason-hex = Hex
combat-reason-lent = Defend: the defense of { $name }
combat-reason-enhanced = { $ability } of { $name }
combat-reason-instead = In place of the value

## What is rolled

combat-roll = { $name } attacks { $target }
combat-roll-shot = { $name } shoots at { $target }
combat-roll-heal = { $name } tries to heal { $target }
combat-roll-capture = { $name } tries to capture { $target }
combat-roll-execution = { $name } means to eliminate its captive { $target }
combat-roll-damage = How much damage { $name } does to { $target }
combat-roll-healed = How much { $name } heals { $target }
combat-roll-dodge = { $name } tries to dodge the attack of { $attacker }
combat-roll-freeze = { $ability } of { $name }: does { $target } get an action token?
combat-against = Against { $name }
combat-healing = Healing { $name }
combat-hit = { $whom }: rolled { $roll }, attack { $attack }, makes { $result }; defense { $defense }: { $outcome }.
combat-miss = { $whom }: rolled { $roll }, attack { $attack }, makes { $result }; defense { $defense }: { $outcome }.
combat-critical-hit = { $whom }: a 12 is a critical hit, whatever the defense.
combat-critical-miss = { $whom }: a 2 is a critical miss, whatever the defense.
combat-announce-mode = { $name } uses { $ability }
combat-sum = { $sum } { $change } ({ $reason })
combat-sum-total = { $sum } = { $total }
combat-dodged = { $name } dodges: a miss after all.

## What is asked

combat-ask-defend = { $attacker } attacks { $name }. Whose defense does { $name } use?
combat-do-defend = Defend
combat-do-defend-help = Name a friend with Defend, or nobody to use the defense of { $name } itself.
combat-field-lender = Whose defense
combat-policy-defend = Defend: whose defense
combat-policy-defend-best = always the best
combat-policy-defend-ask = ask me
combat-ask-follow = { $name } has come up. Does it attack?
combat-ask-confused = { $name } is confused. Where does it go?
combat-do-strike = Close combat
combat-do-no-strike = No attack
combat-do-execute = Eliminate the captive
combat-do-surge = Surge (1 click)
combat-do-surge-help = Move up to the speed, take 1 exhaustion damage, then attack whoever the front arc touches.
combat-do-charge = Charge
combat-do-charge-help = Move up to the speed, then attack once. It costs no damage.
combat-do-batter = Attack built terrain
combat-field-fighter = Warrior
combat-field-target = Target
combat-field-mode = By an ability
combat-field-heals = Heals
combat-field-capture = Capture attempt (−3 attack, no damage)
combat-field-path = Path
combat-field-facing = Facing
combat-field-soar = Soaring at the end
combat-field-built = Which piece
combat-mode-help = { $words }
combat-heals-die = 1D6
combat-heals-value = the damage value

## Good to know before an attack

cost-push = pushing: 1 click
combat-note-surge = The Surge costs 1 click before the attack.
combat-note-surge-click = The odds are those of the present click; the attack is made with the next.

## Chances

combat-odds-title = An attack on one target
combat-odds-attack = attack after modifiers
combat-odds-defense = defense after modifiers
combat-odds-damage = damage after modifiers
combat-odds-die = 1: a die takes the place of the damage
combat-odds-dodge = faces on which the target dodges
combat-odds-reduction = how much less damage the target takes
combat-odds-smite = more damage when there was any
combat-odds-retaliation = damage to the attacker when there was any
combat-odds-clicks = { $count ->
    [0] no damage
    [one] { $count } click
   *[other] { $count } clicks
}
combat-odds-healed = { $count ->
    [0] nothing healed
    [one] { $count } click healed
   *[other] { $count } clicks healed
}
combat-odds-captured = captured
combat-odds-eliminated = eliminated
combat-odds-confused = confused
combat-odds-hit = hit
combat-odds-fails = fails
combat-odds-own = Damage to { $name } itself

## Why not

combat-refusal-mode = { $name } has no such way to attack in close combat now.
combat-refusal-captor = { $name } holds a captive: it may only move, or eliminate its captive.
combat-refusal-nobody = There is no such warrior on the battlefield.
combat-refusal-itself = { $name } cannot attack itself.
combat-refusal-captive = { $name } is a captive: only its captor may attack it.
combat-refusal-friend = { $name } is a friend: no attack may hurt it.
combat-refusal-heals = { $name } heals nothing by this attack.
combat-refusal-level = { $name } and { $target } are at different levels: only a ranged attack reaches that far.
combat-refusal-contact = { $name } is not in base contact with { $target }.
combat-refusal-arc = { $name } does not touch { $target } with its front arc.
combat-refusal-no-sword = Only a warrior with the sword type captures; { $name } has another type.
combat-refusal-capture-mode = { $ability } cannot be used to capture.
combat-refusal-no-capture = { $name } cannot capture because of { $ability }.
combat-refusal-not-captured = { $name } cannot be captured because of { $ability }.
combat-refusal-no-captive = { $name } holds no captive.
combat-refusal-heal-enemy = { $name } is no friend, and only friends are healed.
combat-refusal-heal-engaged = { $name } touches an enemy: no healing there.
combat-refusal-heal-immune = { $name } is immune to magic and cannot be healed by it.
combat-refusal-heal-unhurt = { $name } cannot be healed now.
combat-refusal-not-built = That is no piece of built terrain; only built terrain can be destroyed.
combat-refusal-piece-contact = { $name } does not touch the piece { $piece }.
combat-refusal-piece-arc = { $name } does not touch the piece { $piece } with its front arc.
combat-refusal-lender = Nobody there lends a better defense.
combat-refusal-surge-sword = Only a warrior with the sword type may surge; { $name } has another type.
combat-refusal-surge-ability = { $name } cannot use Surge because of { $ability }.
combat-refusal-surge-contact = { $name } touches an enemy and cannot begin a Surge.
combat-refusal-surge-enemy = After its Surge { $name } may attack an enemy, and nothing else.
combat-refusal-no-charge = { $name } does not have Charge now.
combat-refusal-charge-contact = { $name } touches an enemy and cannot charge.
combat-refusal-confused = { $name } may not be led up to { $other }, a warrior of your own side.
