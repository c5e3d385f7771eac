### Furcht, Haltungen, Sänften.

fear-needed = Furcht vor { CASE($name, "dat") }
fear-item-undead = Untote kennen keine Furcht
fear-item-courage = Mut
fear-item-own = eigene Furcht
fear-item-fearless = Furchtlos
fear-item-carried = wen sie tragen
fear-item-leaders = Anführer
fear-dice = Würfel des Furcht-Tests, nach Modellen und Bodenplatten
fear-roll = Furcht-Test { CASE($name, "gen") } gegen { CASE($cause, "acc") } (Furcht { $level }{ $less ->
    [0] {""}
   *[other] {" "}weniger { $less }
}, { $needed ->
    [one] 1 Schild
   *[other] { $needed } Schilde
} nötig)
fear-status = verängstigt
do-repeat-test = Furcht-Test wiederholen
do-hold-ground = Standhalten
ask-rout = { $name } { AGREE($name, "ist verängstigt: Entfernt sich das Regiment", "sind verängstigt: Entfernen sie sich") }?
refusal-fear-none = { $name } { AGREE($name, "ist", "sind") } nicht verängstigt.
refusal-fear-again = { $name } { AGREE($name, "hat", "haben") } in dieser Runde keinen zweiten Versuch.
refusal-fear-late = Der Furcht-Test kommt vor dem Angriff von { CASE($name, "dat") }.
refusal-fear-attack = { $name } { AGREE($name, "ist", "sind") } verängstigt und { AGREE($name, "darf", "dürfen") } diesen Angriff nicht ausführen.
refusal-fear-cause = Dieses Modell von { CASE($name, "dat") } berührt, was es fürchtet.
refusal-fear-touch = Verängstigte Modelle von { CASE($name, "dat") } kämpfen nur gegen Gegner weiter, die sie berühren.

stance-full-defence = in voller Verteidigung
stance-berserk = im Berserkerrausch
do-full-defence = Volle Verteidigung ({ $dice ->
    [0] keine grauen Würfel
    [one] ein grauer Würfel
   *[other] { $dice } graue Würfel
  })
do-berserk = In den Berserkerrausch ({ $dice ->
    [0] keine grauen Würfel
    [one] ein grauer Würfel
   *[other] { $dice } graue Würfel
  })
refusal-stance-afraid = { $name } { AGREE($name, "ist", "sind") } verängstigt und { AGREE($name, "kann", "können") } keine Haltung einnehmen.
refusal-stance-attacked = { $name } { AGREE($name, "hat", "haben") } schon angegriffen.
refusal-stance-berserk = { $name } { AGREE($name, "hat", "haben") } die Verteidigung für diese Runde aufgegeben.
refusal-stance-already = { $name } { AGREE($name, "ist", "sind") } schon in voller Verteidigung.
refusal-stance-no-berserker = { $name } { AGREE($name, "hat", "haben") } keine Berserker.
refusal-stance-defends = { $name } { AGREE($name, "ist", "sind") } in voller Verteidigung.
refusal-stance-raging = { $name } { AGREE($name, "ist", "sind") } schon im Berserkerrausch.

do-step-off = Sänfte verlassen
field-step-off = Wo das Modell dann steht
litter-dissolved = { $name } { AGREE($name, "verlässt", "verlassen") } die Sänfte.
litter-on-foot = { $name } { AGREE($name, "geht", "gehen") } von nun an zu Fuß.
refusal-litter-none = { $name } { AGREE($name, "wird", "werden") } nicht auf einer Sänfte getragen.
refusal-litter-bearers = Eine Sänfte lässt sich erst verlassen, wenn die Hälfte von { CASE($name, "dat") } gefallen ist.
refusal-litter-late = { $name } { AGREE($name, "verlässt", "verlassen") } die Sänfte vor Bewegung und Angriff.
refusal-litter-afraid = { $name } { AGREE($name, "ist", "sind") } verängstigt und { AGREE($name, "kann", "können") } die Sänfte nicht verlassen.
refusal-litter-room = Es ist kein Platz für { CASE($name, "acc") }, wo die Sänfte steht.
refusal-litter-touch = { $name } { AGREE($name, "muss", "müssen") } neben die Sänfte gestellt werden, in Kontakt mit ihr.
stance-full-defence-brings = { $dice ->
    [0] keine grauen Würfel, und in dieser Runde kein Angriff
    [one] 1 zusätzlicher grauer Würfel zur Verteidigung, und in dieser Runde kein Angriff
   *[other] { $dice } zusätzliche graue Würfel zur Verteidigung, und in dieser Runde kein Angriff
}
stance-berserk-brings = { $dice ->
    [0] keine grauen Würfel, und in dieser Runde keine Verteidigung
    [one] 1 zusätzlicher grauer Würfel zum Angriff, und in dieser Runde keine Verteidigung
   *[other] { $dice } zusätzliche graue Würfel zum Angriff, und in dieser Runde keine Verteidigung
}
fear-withstood = { $name } { AGREE($name, "hält", "halten") } { CASE($cause, "dat") } stand.
fear-besides = { $name } { AGREE($name, "fürchtet", "fürchten") } nun auch { CASE($cause, "acc") }.
fear-remains = { $name } { AGREE($name, "fürchtet", "fürchten") } { CASE($cause, "acc") } weiterhin.
