### Warum ein Bot tat, was er tat.

why-forced = { $name } hatte keine Wahl: Nur „{ $does }“ war erlaubt.
why-only = { $name } wählte „{ $does }“: Etwas anderes kam nicht in den Sinn.
why-slip = { $name } vertat sich und nahm, was gerade einfiel: „{ $does }“. Aus Gewohnheit wäre es bei { $habit } geblieben.
why-slip-lucky = { $name } nahm, was gerade einfiel: „{ $does }“. Aus Gewohnheit wäre es dasselbe gewesen.
why-any = { $name } tut irgendetwas, was erlaubt ist; diesmal war es „{ $does }“.
why-silent = { $name } wählte „{ $does }“ und sagt nicht, warum.
why-habit = { $name } wählte „{ $does }“: aus Gewohnheit das Beste, was zu sehen war.
why-habit-next = { $name } wählte „{ $does }“: aus Gewohnheit das Beste, was zu sehen war, noch vor { $next }.
why-stood = So wie es stand, waren es { $chance } Siegchance.
why-confirmed = { $name } wählte „{ $does }“: { $chance } Siegchance. Das war die Gewohnheit, und nichts anderes, was erwogen wurde, war sicher besser.
why-confirmed-next = { $name } wählte „{ $does }“ aus Gewohnheit: { $chance } Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als mit { $next }.
why-confirmed-little = { $name } wählte „{ $does }“ aus Gewohnheit: { $chance } Siegchance, und mit { $next } wäre es kaum anders gewesen.
why-confirmed-doubt = { $name } wählte „{ $does }“ aus Gewohnheit: { $chance } Siegchance. Mit { $next } sah es { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser aus, aber nicht sicher.
why-better = { $name } wählte „{ $does }“: { $chance } Siegchance, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als aus Gewohnheit mit { $habit }.
why-little = { $name } wählte „{ $does }“: { $chance } Siegchance, etwas mehr als aus Gewohnheit mit { $habit }.
why-next = Mit { $next } wären es { $chance } gewesen.
why-then = Danach soll es mit { $next } weitergehen.
why-hurried = { $name } wählte „{ $does }“ aus Gewohnheit: Die Zeit war um, bevor sich etwas vergleichen ließ.
why-cut = Die Zeit war um, bevor alles erwogen war.
why-joined = { $one } { $other }
why-lost = { $name } hat nicht rechtzeitig oder nicht nach den Regeln geantwortet; stattdessen gilt der Vorschlag zur Frage: „{ $does }“.

why-no-reasons = Zu diesem Eintrag sind keine Gründe festgehalten: Kein Bot hat hier darüber nachgedacht.
why-early = Diese Gründe würden verraten, was noch verborgen ist; frage wieder, wenn die Schlacht vorbei ist.
why-sealed = Diese Antwort ist noch versiegelt; frage wieder, wenn sie geöffnet ist.

why-ask = warum?
why-ask-of = { $name }: warum?
