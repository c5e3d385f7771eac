### Waarom een bot deed wat hij deed.

why-forced = { $name } had geen keus: alleen “{ $does }” was toegestaan.
why-only = { $name } koos “{ $does }”: er schoot niets anders te binnen.
why-slip = { $name } vergiste zich en nam wat er opkwam: “{ $does }”. Uit gewoonte was het { $habit } geworden.
why-slip-lucky = { $name } nam wat er opkwam: “{ $does }”. Uit gewoonte was het hetzelfde geworden.
why-any = { $name } doet zomaar iets wat mag; deze keer was het “{ $does }”.
why-silent = { $name } koos “{ $does }” en zegt niet waarom.
why-habit = { $name } koos “{ $does }”: uit gewoonte het beste wat er te zien was.
why-habit-next = { $name } koos “{ $does }”: uit gewoonte het beste wat er te zien was, boven { $next }.
why-stood = Zoals het ervoor stond was er { $chance } kans om te winnen.
why-confirmed = { $name } koos “{ $does }”: { $chance } kans om te winnen. Dat was uit gewoonte, en niets anders wat overwogen werd was zeker beter.
why-confirmed-next = { $name } koos “{ $does }” uit gewoonte: { $chance } kans om te winnen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer dan met { $next }.
why-confirmed-little = { $name } koos “{ $does }” uit gewoonte: { $chance } kans om te winnen, en met { $next } scheelde het nauwelijks.
why-confirmed-doubt = { $name } koos “{ $does }” uit gewoonte: { $chance } kans om te winnen. Met { $next } leek het { $points ->
    [one] 1 punt
   *[other] { $points } punten
} beter, maar niet zeker.
why-better = { $name } koos “{ $does }”: { $chance } kans om te winnen, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} meer dan uit gewoonte met { $habit }.
why-little = { $name } koos “{ $does }”: { $chance } kans om te winnen, iets meer dan uit gewoonte met { $habit }.
why-next = Met { $next } was het { $chance } geweest.
why-then = Daarna moet het verdergaan met { $next }.
why-hurried = { $name } koos “{ $does }” uit gewoonte: de tijd was om voordat er iets te vergelijken viel.
why-cut = De tijd was om voordat alles overwogen was.
why-joined = { $one } { $other }
why-lost = { $name } antwoordde niet op tijd of niet volgens de regels; in plaats daarvan is het voorstel bij de vraag genomen: “{ $does }”.

why-no-reasons = Bij deze regel zijn geen redenen bewaard: hier heeft geen bot over nagedacht.
why-early = Deze redenen zouden verraden wat nog verborgen is; vraag het weer als het gevecht voorbij is.
why-sealed = Dit antwoord is nog verzegeld; vraag het weer als het geopend is.

why-ask = waarom?
why-ask-of = { $name }: waarom?
