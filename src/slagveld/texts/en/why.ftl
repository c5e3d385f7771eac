### Why a bot did what it did.

why-forced = { $name } had no choice: “{ $does }” was all that was allowed.
why-only = { $name } chose “{ $does }”: nothing else came to mind.
why-slip = { $name } slipped and took what came to mind: “{ $does }”. By habit it would have gone with { $habit }.
why-slip-lucky = { $name } took what came to mind: “{ $does }”. By habit it would have done the same.
why-any = { $name } does anything that is allowed; this time it was “{ $does }”.
why-silent = { $name } chose “{ $does }” and does not say why.
why-habit = { $name } chose “{ $does }”: the best it saw by habit.
why-habit-next = { $name } chose “{ $does }”: the best it saw by habit, ahead of { $next }.
why-stood = As things stood it saw { $chance } to win.
why-confirmed = { $name } chose “{ $does }”: { $chance } to win. That was its habit, and nothing else it weighed was surely better.
why-confirmed-next = { $name } chose “{ $does }” by habit: { $chance } to win, { $points ->
    [one] 1 point
   *[other] { $points } points
} more than with { $next }.
why-confirmed-little = { $name } chose “{ $does }” by habit: { $chance } to win, and hardly anything between that and going with { $next }.
why-confirmed-doubt = { $name } chose “{ $does }” by habit: { $chance } to win. With { $next } it looked { $points ->
    [one] 1 point
   *[other] { $points } points
} better, but not surely so.
why-better = { $name } chose “{ $does }”: { $chance } to win, { $points ->
    [one] 1 point
   *[other] { $points } points
} more than by habit with { $habit }.
why-little = { $name } chose “{ $does }”: { $chance } to win, a little more than by habit with { $habit }.
why-next = With { $next } it would have been { $chance }.
why-then = It means to go on with { $next }.
why-hurried = { $name } chose “{ $does }” by habit: its time ran out before it could compare anything.
why-cut = Its time ran out before everything was weighed.
why-joined = { $one } { $other }
why-lost = { $name } gave no answer in time, or none that the rules allow; in its place the question’s own proposal was taken: “{ $does }”.

why-no-reasons = Nobody noted reasons for this entry: no bot thought about it here.
why-early = These reasons would tell what is still hidden; ask again when the battle is over.
why-sealed = This answer is still sealed; ask again when it is opened.

why-ask = why?
why-ask-of = { $name }: why?
