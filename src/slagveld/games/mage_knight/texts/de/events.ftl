### Was geschieht, in den Worten des Buchs.

## Was ein Wurf brachte

yields-hits = { $count ->
    [0] daneben
   *[other] Treffer
}
yields-heals = { $count ->
    [0] nichts wird geheilt
   *[other] die Heilung gelingt
}
yields-captures = { $count ->
    [0] nicht gefangen genommen
   *[other] gefangen genommen
}
yields-eliminates = { $count ->
    [0] nicht eliminiert
   *[other] eliminiert
}
yields-dodges = { $count ->
    [0] nicht ausgewichen
   *[other] ausgewichen
}
yields-freezes = { $count ->
    [0] kein Aktionsmarker
   *[other] ein Aktionsmarker
}
yields-breaks-away = { $count ->
    [0] kommt nicht los
   *[other] löst sich
}
yields-dares = { $count ->
    [0] wagt es nicht
   *[other] wagt es
}
yields-extra-action = { $count ->
    [0] keine zusätzliche Aktion
   *[other] eine zusätzliche Aktion
}
yields-storm = { $count ->
    [0] der Sturm zieht vorüber
   *[other] der Sturm schlägt zu
}
yields-returns = { $count ->
    [0] bleibt eliminiert
   *[other] kehrt zurück
}
yields-allowed = { $count ->
    [0] nicht erlaubt
   *[other] erlaubt
}

## Schaden und Heilung

hurt-ability = { $name } erleidet { $amount } Schaden.
hurt-blow = { $name } erleidet { $amount } Schaden durch den Angriff von { $source }.
hurt-shot = { $name } erleidet { $amount } Schaden durch den Schuss von { $source }.
hurt-critical-miss = { $name } erleidet { $amount } Erschöpfungsschaden durch den kritischen Fehlschlag.
hurt-push = { $name } erleidet { $amount } Erschöpfungsschaden durch den zweiten Aktionsmarker.
hurt-run = { $name } erleidet { $amount } Erschöpfungsschaden durch den Lauf.
hurt-surge = { $name } erleidet { $amount } Erschöpfungsschaden durch den Sturm.
hurt-price = { $name } erleidet { $amount } Erschöpfungsschaden als Preis eines Gegenstands: { $of }.
hurt-freeze = { $name } erleidet { $amount } Erschöpfungsschaden durch den zweiten Aktionsmarker ({ $of }).
hurt-curse = { $of }: Auf { $name } hat Magie gewirkt, und das kostet { $amount } Schaden.
hurt-domain = { $of }: { $name } erleidet { $amount } Schaden.
hurt-pole-arm = { $name } erleidet { $amount } Schaden durch die Stangenwaffe von { $source }.
hurt-ram = { $source } rammt { $name }: { $amount } Schaden.
hurt-retaliation = { $of }: { $source } schlägt zurück und fügt { $name } { $amount } Schaden zu.
hurt-shake-off = { $source } schüttelt { $name } ab: { $amount } Schaden.
hurt-smite = { $of }: { $source } fügt { $name } { $amount } Schaden mehr zu.
hurt-venom = { $of }: { $source } vergiftet { $name }: { $amount } Schaden.
clicks-left = { $what } Noch { $left } { $left ->
    [one] Klick
   *[other] Klicks
}.
healed-by = { $healer } heilt { $name }: { $amount ->
    [one] { $amount } Klick
   *[other] { $amount } Klicks
} ({ $of }).
healed-itself = { $name } heilt sich selbst: { $amount ->
    [one] { $amount } Klick
   *[other] { $amount } Klicks
} ({ $of }).

## Was geschah

told-eliminated = { $name } ist eliminiert.
told-eliminated-by = { $name } ist eliminiert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $seat }.
told-returned = { $clicks ->
    [0] { $bearer } ruft { $name } unversehrt zurück.
    [one] { $bearer } ruft { $name } zurück, mit { $clicks } Klick Schaden.
   *[other] { $bearer } ruft { $name } zurück, mit { $clicks } Klicks Schaden.
}
told-item-dropped = { $bearer } lässt einen Gegenstand fallen: { $item }.
told-item-fallen = Was { $bearer } trug, liegt am Boden: { $item }.
told-item-taken = { $bearer } hebt einen Gegenstand auf: { $item }.
told-items-borne = { $name } trägt: { $items }.
told-spun = { $name } macht eine freie Drehung zu { $mover }.
told-objective-taken = { $seat } übernimmt die Kontrolle über { $name }.
told-objective-contested = { $name } ist umkämpft: { $seat } verliert die Kontrolle darüber.
told-objective-lost = { $seat } verliert die Kontrolle über { $name }.
told-treasure-taken = { $seat } übernimmt die Kontrolle über den Schatz.
told-treasure-contested = Der Schatz ist umkämpft: { $seat } verliert die Kontrolle darüber.
told-treasure-lost = { $seat } verliert die Kontrolle über den Schatz.
told-confused = { $by } hat { $name } verwirrt.
told-holds-fire = { $name } schießt nicht.
told-no-strike = { $name } greift nicht an.

## Arten der Bewegung

event-moved-bound = { $name } bewegt sich { $length } (Sprungschuss).
event-moved-charge = { $name } macht einen Sturmangriff von { $length }.
event-moved-confused = { $name } wird { $length } in die Irre geführt.
event-moved-drags = { $name } bewegt sich { $length } und schleppt den Schatz mit.
event-moved-formation = { $name } bewegt sich { $length } in Formation.
event-moved-ride = { $name } reitet { $length }.
event-moved-run = { $name } läuft { $length }.
event-moved-surge = { $name } stürmt { $length } vor.

## Was eine Zahl ist

need-command = Zusätzliche Aktion durch Befehl
need-storm = Der Sturm schlägt zu
need-dare = Sich heranwagen
need-doubt = Die Aktion ist erlaubt
need-necromancy = Klicks vor den Totenköpfen
