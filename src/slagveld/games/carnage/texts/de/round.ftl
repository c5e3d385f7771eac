### Die Runde: Initiative, die Energieperle und ihr Wagen, das Ende.

phase-setup = Aufstellung

roll-initiative = Initiative von { $name }
roll-initiative-again = Initiative von { $name }, erneut nach Gleichstand
roll-pearl-tens = { $name } würfelt für die Energieperle, Zehner (eine 10 zählt als 0)
roll-pearl-units = { $name } würfelt für die Energieperle, Einer (eine 10 zählt als 0)

## Die Perle

pearl-is = Die Energieperle ({ $number }): „{ $name }“ { $effect }
pearl-again = { $number }: „{ $name }“ gab es in dieser Schlacht schon; für die Perle wird erneut gewürfelt.
# A range of the pearl table that is dealt out anew.
pearl-range = Perlentabelle, { $first }–{ $last }
pearl-hurried = in dieser Runde die doppelte Bewegungsweite
told-hurry-nobody = Für die doppelte Weite wird keine Einheit genannt.
state-armed = in dieser Runde zwei Verwundungswürfel je Treffer
state-diverted = abgelenkt
state-accelerated = zuerst in dieser Phase
state-frenzied = im Wahnsinn (ST +1 in dieser Runde)
state-holds = am Ziel; wer am Ende der nächsten Runde noch dort steht, siegt

ask-wagon = Die Perle sagt „{ $name }“ Wohin fährt zuerst ihr Wagen?
do-move-wagon = Den Wagen bewegen
do-move-wagon-help = Bis zu { $most } in jede Richtung, über alles hinweg, aber nicht auf eine Figur.
do-leave-wagon = Den Wagen stehen lassen
field-wagon-spot = Wohin
refusal-wagon-far = Der Wagen bewegt sich höchstens { $most }.
refusal-wagon-edge = Der Wagen bleibt auf dem Tisch.
refusal-wagon-figure = Der Wagen endet nicht auf einer Figur: Dort { AGREE($name, "steht", "stehen") } { $name }.
policy-wagon = Der Wagen der Perle
policy-wagon-ask = Frag mich jedes Mal
policy-wagon-near = Frag mich, wenn die Wirkung von seinem Ort abhängt
policy-wagon-never = Lass ihn stehen

ask-throw = { $name } { AGREE($name, "steht", "stehen") } genau auf der Perle. In welche Richtung wird die Einheit geschleudert?
do-throw = Schleudern
field-throw = Richtung
ask-hurry = Welche deiner Einheiten darf in dieser Runde doppelt so weit vorrücken?
do-hurry = Diese Einheit
do-hurry-nobody = Keine
field-hurry = Einheit
refusal-hurry = Nur eine Einheit der Initiativpartei darf genannt werden.

## Was die Perle tut

pearl-effect-disaster = Einheiten der Initiativpartei kämpfen nicht im Nahkampf.
pearl-effect-bad-luck = Einheiten der Initiativpartei haben WS −2 und ST −2.
pearl-effect-oops = Alle haben WS −2.
pearl-effect-queasy = Einheiten der Initiativpartei haben ST −2.
pearl-effect-flying-feet = Alle Einheiten der Initiativpartei bewegen sich wie Kavallerie.
pearl-effect-happy-hour = Einheiten der Initiativpartei haben WS +1.
pearl-effect-lucky-dog = Einheiten der Initiativpartei haben WS +2 und ST +2.
pearl-effect-good-roll = Einheiten der Initiativpartei haben AR +2.
pearl-effect-not-your-day = Die Gegner der Initiativpartei greifen zweimal an.
pearl-effect-armageddon = Einheiten der Initiativpartei greifen zweimal an und haben ST +2.
pearl-effect-out-of-the-way = Alle Einheiten im Umkreis von { $reach } um die Perle werden auf { $far } Abstand von ihr teleportiert.
pearl-effect-elven-blessing = Für jeden Treffer einer Fernwaffe werden zwei Verwundungswürfel geworfen.
pearl-effect-get-moving = Eine Einheit der Initiativpartei darf doppelt so weit vorrücken.
pearl-effect-south-wind = Pfeile fliegen nach Norden anderthalbmal so weit und nach Süden halb so weit.
pearl-effect-north-wind = Pfeile fliegen nach Süden anderthalbmal so weit und nach Norden halb so weit.
pearl-effect-give-them-a-weapon = Einheiten im Umkreis von { $reach } um die Perle werfen zwei Verwundungswürfel je Treffer.
pearl-effect-suction = Alle Einheiten werden { $reach } zur Perle gezogen.
pearl-effect-beginners-luck = Einheiten der Initiativpartei haben +1 auf jeden Würfel.
pearl-effect-creeping-death = Eine Figur jeder Einheit verliert 1 W.
pearl-effect-light-sensitive = Einheiten der Initiativpartei haben AR −1.
pearl-effect-bad-weather = Angriffe mit Fernwaffen haben −1 auf jeden Trefferwurf.
pearl-effect-leaden-feet = Kavallerie bewegt sich nur so weit wie Infanterie.

## Das Ende

end-cows = Die Hälfte der Herde ist tot.
end-eggs = Die Eier sind zerstört.
end-hold = Das Ziel wurde eine volle Runde lang gehalten.
end-broken = Höchstens eine Partei hat noch Truppen, die kämpfen können.
end-rounds = Die letzte Runde ist vorbei.
cause-left = der Spieler hat die Schlacht verlassen

fault-ids = Zwei Stücke haben dieselbe Nummer.
fault-next-id = Eine Nummer ist ihrer Zeit voraus.
fault-unit = { $name } { AGREE($name, "ist", "sind") } keine ordentliche Einheit.
fault-magic = { $name } { AGREE($name, "hat", "haben") } weniger als keine Magie.
fault-numbers = Eine Zahl liegt außerhalb ihrer Grenzen.
