### Die Runde: Initiative, die Energieperle und ihr Wagen, das Ende.

phase-setup = Aufstellung

roll-initiative = Initiative von { $name }
roll-pearl-tens = Die Energieperle: Zehner
roll-pearl-units = Die Energieperle: Einer

## Die Perle

pearl-is = Die Energieperle: { $name } { $effect }
pearl-again = { $name } gab es in dieser Schlacht schon: für die Perle wird erneut gewürfelt.
# A range of the pearl table that is dealt out anew.
pearl-range = Perlentabelle, { $first }–{ $last }
pearl-hurried = Darf doppelt so weit vorrücken

ask-wagon = Die Perle sagt „{ $name }“ Wohin fährt zuerst ihr Wagen?
do-move-wagon = Den Wagen bewegen
do-move-wagon-help = Bis zu 20 cm in jede Richtung, über alles hinweg, aber nicht auf eine Figur.
do-leave-wagon = Den Wagen stehen lassen
field-wagon-spot = Wohin
refusal-wagon-far = Der Wagen bewegt sich höchstens 20 cm.
refusal-wagon-edge = Der Wagen bleibt auf dem Tisch.
refusal-wagon-figure = Der Wagen endet nicht auf einer Figur: Dort { AGREE($name, "steht", "stehen") } { $name }.
policy-wagon = Der Wagen der Perle
policy-wagon-ask = Frag mich jedes Mal
policy-wagon-near = Frag mich, wenn die Wirkung von seinem Ort abhängt
policy-wagon-never = Lass ihn stehen

ask-throw = { $name } { AGREE($name, "steht", "stehen") } genau auf der Perle. In welche Richtung wird die Einheit geschleudert?
do-throw = Schleudern
field-throw = Richtung
ask-hurry = Welche deiner Einheiten darf diese Runde doppelt so weit vorrücken?
do-hurry = Diese Einheit
do-hurry-nobody = Keine
field-hurry = Einheit
refusal-hurry = Nur eine Einheit der Initiativpartei darf genannt werden.

## Das Ende

end-cows = die Hälfte der Herde ist tot.
end-eggs = die Eier sind zerstört.
end-hold = das Ziel wurde eine volle Runde lang gehalten.
end-broken = höchstens eine Partei hat noch Truppen, die kämpfen können.
end-rounds = die letzte Runde ist vorbei.
cause-left = der Spieler hat die Schlacht verlassen
set-holds = Hält das Ziel

fault-ids = Zwei Stücke haben dieselbe Nummer.
fault-next-id = Eine Nummer ist ihrer Zeit voraus.
fault-unit = { $name } { AGREE($name, "ist", "sind") } keine ordentliche Einheit.
fault-magic = { $name } { AGREE($name, "hat", "haben") } weniger als keine Magie.
fault-numbers = Eine Zahl liegt außerhalb ihrer Grenzen.
