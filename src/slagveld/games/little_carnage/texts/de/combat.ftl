### Angriffe: Würfel, Verteidigung, Wunden.

combat-item-cover = Deckung

## Ziele nennen

combat-do-strike = Im Nahkampf angreifen
combat-do-strike-help = Zeige auf einen Gegner: Alle, die ihn erreichen, greifen ihn mit allen Würfeln an.
combat-field-target = Wen greifen sie an?
combat-field-whom = Wen auf dieser Bodenplatte?
combat-field-only = Sonst greift niemand an
combat-do-fight = Angriffswürfel aufteilen
combat-do-fight-help = Jedes Modell teilt seine Würfel auf die Gegner auf, die es erreicht. Was übrig bleibt, verfällt.
combat-field-shares = Würfel auf jeden Gegner
combat-field-order = In welcher Reihenfolge?
combat-wounds-left = { $count ->
    [one] noch 1 Wunde übrig
   *[other] noch { $count } Wunden übrig
}
combat-announced = Angriff { CASE($name, "gen") } auf { $enemies }

## Warum nicht

refusal-combat-friend = { $enemy } { AGREE($enemy, "gehört", "gehören") } zur selben Seite.
refusal-combat-climbed = { $name } { AGREE($name, "hat", "haben") } ein hohes Hindernis überwunden und { AGREE($name, "tut", "tun") } in dieser Aktivierung nichts anderes.
refusal-combat-no-dice = { $name } { AGREE($name, "hat", "haben") } keinen Angriffswürfel mehr.
refusal-combat-front = { $enemy } { AGREE($enemy, "steht", "stehen") } nicht in der Angriffszone von { CASE($name, "dat") }.
refusal-combat-wall = Zwischen { CASE($name, "dat") } und { CASE($enemy, "dat") } steht eine hohe Mauer.
refusal-combat-contact = { $name } { AGREE($name, "hat", "haben") } keinen Kontakt mit { CASE($enemy, "dat") }.
refusal-combat-not-yours = { $name } { AGREE($name, "ist", "sind") } nicht dein Regiment.
refusal-combat-again = { $name } { AGREE($name, "hat", "haben") } in dieser Aktivierung schon angegriffen.
refusal-combat-full-defence = { $name } { AGREE($name, "ist", "sind") } in voller Verteidigung und { AGREE($name, "greift", "greifen") } in dieser Runde nicht an.
refusal-combat-cast = Der Magier von { CASE($name, "dat") } hat in dieser Runde gezaubert und greift nicht an.
refusal-combat-machine-moved = { $name } { AGREE($name, "hat", "haben") } sich bewegt: Eine Kriegsmaschine bewegt sich oder greift an.
refusal-combat-nobody = Dort ist niemand, der angegriffen werden kann.
refusal-combat-no-shares = Mindestens ein Würfel muss auf einen Gegner gehen.
refusal-combat-pair-twice = Alle Würfel eines Modells auf einen Gegner sind ein Anteil.
refusal-combat-other-regiment = Nur Modelle des aktivierten Regiments greifen gemeinsam an.
refusal-combat-least-one = Jeder genannte Gegner bekommt mindestens einen Würfel.
refusal-combat-too-many = { $name } { AGREE($name, "hat", "haben") } nur { $dice ->
    [one] 1 Angriffswürfel.
   *[other] { $dice } Angriffswürfel.
}
refusal-combat-order = Die Reihenfolge nennt jeden Gegner einmal, und nur Gegner auf dem Tisch.

## Reaktion

combat-policy = Volle Verteidigung als Reaktion
combat-policy-ask = Frag mich
combat-policy-always = Immer wählen
combat-policy-never = Nie wählen
combat-ask-reaction = { $name }, angegriffen von { CASE($enemy, "dat") }: volle Verteidigung?
combat-do-normal = Normal verteidigen
combat-do-full = Volle Verteidigung ({ $dice ->
    [one] 1 Würfel mehr
   *[other] { $dice } Würfel mehr
})
combat-do-full-help = Sie gilt, bis die Runde endet. Das Regiment gilt als aktiviert: Es bewegt sich nicht mehr und greift nicht mehr an.
refusal-combat-defends-already = { $name } { AGREE($name, "ist", "sind") } schon in voller Verteidigung.
refusal-combat-activated = { $name } { AGREE($name, "wurde", "wurden") } in dieser Runde schon aktiviert.
refusal-combat-frightened = { $name } { AGREE($name, "ist", "sind") } verängstigt.
refusal-combat-slow = { $name } { AGREE($name, "ist", "sind") } nicht gewandt genug, um zu reagieren.

## Ausführen

combat-roll-attack = { $how ->
    [ranged] { $who } { AGREE($who, "schießt", "schießen") } auf { CASE($name, "acc") }
    [breath] { $who } { AGREE($who, "setzt", "setzen") } den Odem gegen { CASE($name, "acc") } ein
    [spell] Zauber { CASE($who, "gen") } gegen { CASE($name, "acc") }
   *[melee] { $who } { AGREE($who, "greift", "greifen") } { CASE($name, "acc") } an
}
combat-roll-rear = { $how ->
    [ranged] { $who } { AGREE($who, "schießt", "schießen") } { CASE($name, "dat") } in den Rücken
    [breath] { $who } { AGREE($who, "setzt", "setzen") } den Odem von hinten gegen { CASE($name, "acc") } ein
    [spell] Zauber { CASE($who, "gen") } von hinten gegen { CASE($name, "acc") }
   *[melee] { $who } { AGREE($who, "greift", "greifen") } { CASE($name, "acc") } von hinten an
}
combat-roll-defence = { $name } { AGREE($name, "verteidigt", "verteidigen") } sich gegen { CASE($who, "acc") }
combat-backstab = Hinterhältiger Angriff: { $dice ->
    [one] 1 Würfel auf { CASE($name, "acc") } ist ohne Wurf ein Totenschädel.
   *[other] { $dice } Würfel auf { CASE($name, "acc") } sind ohne Wurf Totenschädel.
}
combat-swordsmanship = Fechtkunst: Ein misslungener Würfel { CASE($name, "gen") } zählt als Schild.
combat-damage = { $name }: { $hits } Totenschädel − { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
} = { $left } übrig × Stärke { $strength } = { $damage } Schaden ÷ Widerstand { $resistance } = { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
combat-halted = { $name } { AGREE($name, "wagt", "wagen") } es nicht, { CASE($enemy, "acc") } anzugreifen: { $dice ->
    [one] 1 Angriffswürfel verfällt.
   *[other] { $dice } Angriffswürfel verfallen.
}
combat-out-of-reach = Der Gegner ist inzwischen außer Reichweite: Diese Würfel verfallen.
combat-ignored = { $name } { AGREE($name, "ist", "sind") } unverwundbar: { $count ->
    [one] 1 Wunde zählt nicht.
   *[other] { $count } Wunden zählen nicht.
}
combat-lost-attack = Angriffswürfel { CASE($name, "gen") }
combat-lost-defence = Verteidigungswürfel { CASE($name, "gen") }
combat-destroyed = Von { CASE($name, "dat") } ist niemand mehr übrig.

## Chancen

combat-defence-of = Verteidigungswürfel von { CASE($name, "dat") }
combat-odds-title = { $name } ({ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
})
combat-odds-full = { $name } in voller Verteidigung ({ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
})
combat-odds-wounds = { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
}
combat-odds-slain = getötet
combat-note-fear = { $name } { AGREE($name, "verursacht", "verursachen") } Furcht: zuerst ein Furcht-Test ({ $needed ->
    [one] 1 Schild
   *[other] { $needed } Schilde
}).
combat-note-reaction = Reaktion mit voller Verteidigung möglich: { $name }.
combat-note-rear = { $name } { AGREE($name, "wird", "werden") } von hinten angegriffen und { AGREE($name, "hat", "haben") } keinen Verteidigungswurf.
combat-odds = Wunden durch einen Angriff
combat-odds-attack = Angriffswürfel von vorne und von der Flanke
combat-odds-defence = Verteidigungswürfel
combat-odds-strength = Stärke
combat-odds-resistance = Widerstand
combat-odds-rear = 1: der Angriff kommt von hinten
combat-odds-behind = Angriffswürfel anderer von hinten
combat-odds-backstab = 1: die Würfel von hinten gelingen von selbst (Hinterhältiger Angriff)
combat-odds-swordsmanship = 1: der Gegner beherrscht Fechtkunst
combat-odds-cover = 1: der Gegner hat Deckung
combat-odds-berserk = 1: der Gegner ist im Berserkerrausch
combat-odds-left = Wunden, die der Gegner noch hat; 0: nicht gefragt
combat-odds-invulnerable = 1: der Gegner ist Unverwundbar
combat-share = { CASE($name, "acc") } ({ $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
})
combat-pool-one = Angriff { CASE($name, "gen") }
combat-pool-joint = Angriffswürfel { CASE($names, "gen") }
combat-pool-of = Angriff { CASE($name, "gen") }
combat-pool-item = { $name }: { $item }
combat-item-elsewhere = Würfel für andere, oder nicht benutzt
combat-damage-rear = { $name }: { $hits ->
    [0] { $sure } Totenschädel von hinten
   *[other] { $hits } Totenschädel − { $shields ->
        [one] 1 Schild
       *[other] { $shields } Schilde
    } = { $open }, dazu { $sure } von hinten = { $left } übrig
} × Stärke { $strength } = { $damage } Schaden ÷ Widerstand { $resistance } = { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
combat-out-of-reach-of = { $name } { AGREE($name, "erreicht", "erreichen") } { CASE($enemy, "acc") } nicht mehr: { $dice ->
    [one] 1 Angriffswürfel verfällt.
   *[other] { $dice } Angriffswürfel verfallen.
}
combat-cause-wounds = { $count ->
    [one] erste Wunde
   *[other] bisher { $count } Wunden
}
yields-skulls = { $count ->
    [0] kein Totenschädel
    [one] 1 Totenschädel
   *[other] { $count } Totenschädel
}
yields-shields = { $count ->
    [0] kein Schild
    [one] 1 Schild
   *[other] { $count } Schilde
}
event-wounded = { $name } { AGREE($name, "verliert", "verlieren") } { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} (noch { $left } übrig).
event-mended = { $name } { AGREE($name, "erhält", "erhalten") } { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} zurück (jetzt { $left }).
event-fell = { $left ->
    [0] { $name } { AGREE($name, "fällt", "fallen") }.
   *[other] { $name } { AGREE($name, "fällt", "fallen") } ({ $regiment }: noch { $left } von { $count } übrig).
}
event-returned = { $name } { AGREE($name, "steht", "stehen") } mit 1 Wunde wieder auf ({ $regiment }: { $left } Modelle).
event-stance-gained = { $name } { AGREE($name, "ist", "sind") } { $status }.
event-stance-lost = { $name } { AGREE($name, "ist", "sind") } nicht mehr { $status }.
event-stance-taken = { $name } { AGREE($name, "ist", "sind") } { $status }: { $cause }.
combat-kept = { $name } { AGREE($name, "verteidigt", "verteidigen") } sich normal und { AGREE($name, "behält", "behalten") } die Aktivierung.
combat-reacted = { $name } { AGREE($name, "hat", "haben") } die Aktivierung dieser Runde verbraucht.
combat-cost-fear = zuerst ein Furcht-Test
combat-cost-reaction = sie dürfen voll verteidigen
