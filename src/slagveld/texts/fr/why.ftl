### Why a bot did what it did.

why-forced = { $name } n’avait pas le choix : « { $does } » était tout ce qui était permis.
why-only = { $name } a choisi « { $does } » : rien d’autre ne lui est venu à l’esprit.
why-slip = { $name } a commis une erreur et pris ce qui lui venait à l’esprit : « { $does } ». Par habitude, cela aurait été { $habit }.
why-slip-lucky = { $name } a pris ce qui lui venait à l’esprit : « { $does } ». Par habitude, cela aurait été pareil.
why-any = { $name } fait n’importe quoi de permis ; cette fois, c’était « { $does } ».
why-silent = { $name } a choisi « { $does } » et ne dit pas pourquoi.
why-habit = { $name } a choisi « { $does } » : le mieux à ses yeux, par habitude.
why-habit-next = { $name } a choisi « { $does } » : le mieux à ses yeux, par habitude, devant { $next }.
why-stood = En l’état, il voyait { $chance } de chances de gagner.
why-confirmed = { $name } a choisi « { $does } » : { $chance } de chances de gagner. C’était son habitude, et rien d’autre de ce qu’il a pesé n’était sûrement mieux.
why-confirmed-next = { $name } a choisi « { $does } » par habitude : { $chance } de chances de gagner, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’avec { $next }.
why-confirmed-little = { $name } a choisi « { $does } » par habitude : { $chance } de chances de gagner, et presque rien de plus qu’avec { $next }.
why-confirmed-doubt = { $name } a choisi « { $does } » par habitude : { $chance } de chances de gagner. Avec { $next }, c’était en apparence { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux, mais pas sûrement.
why-better = { $name } a choisi « { $does } » : { $chance } de chances de gagner, { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que par habitude avec { $habit }.
why-little = { $name } a choisi « { $does } » : { $chance } de chances de gagner, un peu plus que par habitude avec { $habit }.
why-next = Avec { $next }, cela aurait été { $chance }.
why-then = La suite prévue : { $next }.
why-hurried = { $name } a choisi « { $does } » par habitude : le temps lui a manqué pour comparer quoi que ce soit.
why-cut = Le temps lui a manqué pour tout peser.
why-joined = { $one } { $other }
why-lost = { $name } n’a pas donné de réponse à temps, ou aucune que les règles permettent ; la réponse proposée d’office a été prise à la place : « { $does } ».

why-no-reasons = Personne n’a noté de raisons pour cette étape : aucun bot n’y a réfléchi ici.
why-early = Ces raisons diraient ce qui est encore caché ; redemande quand la bataille sera finie.
why-sealed = Cette réponse est encore scellée ; redemande quand elle sera ouverte.

why-ask = pourquoi ?
why-ask-of = { $name } : pourquoi ?
