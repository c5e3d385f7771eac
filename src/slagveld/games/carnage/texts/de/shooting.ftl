### Schießen: ansagen, messen und was daraus wird.

## Was gefragt wird

ask-announce = Welche deiner Einheiten schießen, und auf wen? Noch wird nichts gemessen.
ask-fire = { $name } { AGREE($name, "steht", "stehen") } genau an der Grenze zu { CASE($target, "dat") }: direktes oder indirektes Feuer?
do-announce = Schießen
do-announce-help = Sag an, wer auf wen schießt. Gemessen wird, wenn alle gesprochen haben; ein Ziel außer Reichweite ist ein verlorener Schuss.
do-fire = So schießen
field-shooter = Wer schießt
field-shot-target = Auf wen
field-fire = Art des Feuers
fire-direct = Direktes Feuer: das vorderste Glied schießt
fire-indirect = Indirektes Feuer: ein Pfeilregen aller, über andere Einheiten hinweg

## Warum nicht

refusal-shot-not-own = Wähle eine eigene Einheit.
refusal-shot-only = Nur die eben geweckte Einheit darf jetzt einen Schuss ansagen.
refusal-shot-outdoors = { $name } { AGREE($name, "ist", "sind") } in keinem Gebäude: Einheiten in Gebäuden sagen zuerst an.
refusal-shot-indoors = { $name } { AGREE($name, "ist", "sind") } in einem Gebäude und { AGREE($name, "musste", "mussten") } den Schuss vor den anderen ansagen.
refusal-shot-no-bow = { $name } { AGREE($name, "hat", "haben") } keine Fernwaffe.
refusal-shot-announced = { $name } { AGREE($name, "hat", "haben") } schon einen Schuss angesagt: Eine Einheit hat ein Ziel.
refusal-shot-diverted = { $name } { AGREE($name, "ist", "sind") } abgelenkt und { AGREE($name, "tut", "tun") } nichts.
refusal-shot-engaged = { $name } { AGREE($name, "ist", "sind") } im Nahkampf und { AGREE($name, "kann", "können") } nicht schießen.
refusal-shot-forest = { $name } { AGREE($name, "steht", "stehen") } mitten in einem lichten Wald und { AGREE($name, "kann", "können") } nicht schießen.
refusal-shot-nobody = Wähle eine feindliche Einheit als Ziel.
refusal-shot-friend = { $name } { AGREE($name, "gehört", "gehören") } zur eigenen Partei.
refusal-shot-inside = { $name } { AGREE($name, "ist", "sind") } in einem Gebäude und { AGREE($name, "schießt", "schießen") } nicht: Darauf kann nicht geschossen werden.
refusal-shot-behind = { $name } { AGREE($name, "steht", "stehen") } nicht vor der Einheit.
refusal-shot-unseen = Keiner der Bogenschützen sieht { CASE($name, "acc") }.
refusal-shot-hidden = Von der Mitte der Einheit aus ist nichts von { CASE($name, "dat") } zu sehen.

## Was erzählt wird

shot-announced = { $name } { AGREE($name, "wird", "werden") } auf { CASE($target, "acc") } schießen
told-holds-fire = { $units } { AGREE($units, "schießt", "schießen") } nicht.
told-shared = Die Wunden werden im Nahkampf verteilt: { $parts }.
shot-part = { $name } ({ $count })
told-wind = Der Wind ändert die Reichweite { CASE($name, "gen") } gegen { CASE($target, "acc") }: Direktes Feuer reicht { $direct } weit, indirektes { $indirect }.
told-visible = { $count ->
    [one] Nur eine Figur { CASE($target, "gen") } ist zu sehen und kann getroffen werden; die übrigen Wunden gehen verloren.
   *[other] Nur { $count } Figuren { CASE($target, "gen") } sind zu sehen und können getroffen werden; die übrigen Wunden gehen verloren.
}
event-shot-direct = Zwischen { CASE($name, "dat") } und { CASE($target, "dat") } liegen { $range }: direktes Feuer.
event-shot-indirect = Zwischen { CASE($name, "dat") } und { CASE($target, "dat") } liegen { $range }: indirektes Feuer.
event-shot-either = Zwischen { CASE($name, "dat") } und { CASE($target, "dat") } liegen { $range }: direktes oder indirektes Feuer.
event-shot-lost = Zwischen { CASE($name, "dat") } und { CASE($target, "dat") } liegen { $range }. { $reason }
shot-lost-range = Außer Reichweite: Der Schuss ist verloren.
shot-lost-blocked = Andere Einheiten stehen dem direkten Feuer im Weg: Der Schuss ist verloren.
shot-lost-unseen = Niemand sieht das Ziel: Der Schuss ist verloren.
shot-lost-hidden = Von der Mitte der Einheit aus ist nichts vom Ziel zu sehen: Der Schuss ist verloren.
shot-lost-building = Indirektes Feuer auf oder aus Gebäuden gibt es nicht: Der Schuss ist verloren.
shot-lost-forest = Am Waldrand reichen Pfeile nur { $limit }: Der Schuss ist verloren.
shot-lost-after-all = Der Schuss { CASE($name, "gen") } auf { CASE($target, "acc") } findet nicht statt. { $reason }
shot-lost-gone = Der Schuss { CASE($name, "gen") } ist verloren: Das Ziel gibt es nicht mehr.
shot-lost-diverted = Die Bogenschützen sind abgelenkt und schießen nicht.
shot-lost-engaged = Die Bogenschützen sind im Nahkampf und schießen nicht.

## Was einen Schuss verändert

shot-forest-edge = Waldrand
shot-low-wall = Hinter einer niedrigen Mauer
shot-small-rocks = Hinter kleinen Felsen
shot-window = Hinter einem Fenster

## Chancen

# $limit ist eine Reichweite, $shooters die Figuren, die schießen, $dice ihre Würfel.
odds-shot-direct = Direkt, bis { $limit }: { $shooters ->
    [one] 1 Schütze
   *[other] { $shooters } Schützen
}, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
odds-shot-indirect = Indirekt, bis { $limit }: { $shooters ->
    [one] 1 Schütze
   *[other] { $shooters } Schützen
}, { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
odds-shot-blocked = Bis { $limit }: Der Schuss ist verloren, direktes Feuer ist versperrt
odds-shot-beyond = Weiter als { $limit }: Der Schuss ist verloren
shot-note-visible = { $count ->
    [one] Höchstens 1 Figur kann getroffen werden: Mehr sind nicht zu sehen.
   *[other] Höchstens { $count } Figuren können getroffen werden: Mehr sind nicht zu sehen.
}
shot-note-melee = Das Ziel ist im Nahkampf: Wunden werden auf beide Parteien verteilt.
shot-note-wind = Der Wind verändert die Reichweite dieses Schusses.
