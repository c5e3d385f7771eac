### Vor der Schlacht: Schalter, Tische, Armeen, Aufstellung.

## Schalter

option-deploy = Aufstellung
option-deploy-help = Die Armeen stehen in guter Ordnung bereit, oder du stellst deine Einheiten selbst in deiner Zone auf.
option-deploy-ready = Alle stehen bereit
option-deploy-own = Die Spieler stellen ihre Armeen selbst auf
option-rounds = Letzte Runde
option-rounds-help = Die Schlacht endet nach so vielen Runden; 0: wie im Szenario.
option-endless = Keine letzte Runde
option-endless-help = Spielt weiter, bis ein Ziel erreicht ist, eine Partei gebrochen ist oder alle einig sind.
option-goal = Kühe oder Eier
option-goal-help = Mit wie vielen Kühen oder Eiern ein solches Szenario gespielt wird; 0: seine eigene Zahl.
option-width = Breite des Tisches (cm)
option-width-help = Wie breit der Tisch ist; 0: wie im Szenario.
option-depth = Tiefe des Tisches (cm)
option-depth-help = Wie tief der Tisch ist, von Armee zu Armee; 0: wie im Szenario.
option-north = Norden
option-north-help = Wo Norden liegt, für die Winde, die die Perle bringt.
option-north-first = Gegenüber der Partei, die zuerst aufstellt
option-north-far = Der ferne Rand
option-north-near = Der nahe Rand
option-north-left = Der linke Rand
option-north-right = Der rechte Rand
option-heroes = Helden
option-heroes-help = Vereinbart vor dem Zusammenstellen der Armeen, ob Helden mitkommen dürfen.
option-shuffled-pearl = Gemischte Perlentabelle
option-shuffled-pearl-help = Für alle, die die Tabelle auswendig kennen: Ihre Bereiche werden neu verteilt.
option-arcs = Nur nach vorn schießen
option-arcs-help = Ein Ziel muss vor der Linie der Front der Schützen liegen.
option-words = Zauberworte
option-words-help = Die Worte eines Zauberspruchs müssen gesprochen werden, sonst wirkt er nicht.
option-free-measuring = Freies Messen
option-free-measuring-help = Abstände zu Feinden dürfen gemessen werden, bevor etwas angesagt ist.

## Aufstellung

roll-deployment = { $name } würfelt, wer zuerst aufstellt
roll-deployment-again = { $name } würfelt, wer zuerst aufstellt, erneut nach Gleichstand
told-sets-up-first = { $seat } hat am niedrigsten gewürfelt und stellt zuerst auf.
roll-cow = { $name } würfelt, wo Kuh { $number } grast
army-of-unit = { $count ->
    [one] { $name }
   *[other] { $name } ({ $count } Figuren)
}
told-army = { $seat } hat auf dem Tisch: { $units }.
ask-deploy = Stelle deine Armee auf.
do-deploy-rest = Alles Übrige aufstellen
do-deploy-rest-help = Alles, was übrig ist, wird zu Einheiten gebildet und in guter Ordnung aufgestellt.
do-place-unit = Eine Einheit bilden und aufstellen
field-set-troop = Truppen
field-set-count = Figuren
field-set-files = Figuren im vordersten Glied
field-set-spot = Wo die Mitte ihrer Front steht
field-set-facing = Wohin sie blickt
# A troop type in the reserve and its number of figures.
set-reserve = { $name } ({ $count })
set-left-out = Kein Platz auf dem Tisch, nicht in der Schlacht: { $count } × { $name }.

refusal-set-no-reserve = Solche Truppen hast du nicht mehr, um eine Einheit zu bilden.
refusal-set-count = Nimm zwischen 1 und { $most } Figuren.
refusal-set-files = Das vorderste Glied hat zwischen 1 und { $most } Figuren.
refusal-set-alone = { $name } { AGREE($name, "ist", "sind") } für sich allein eine Einheit.
refusal-set-few = Eine Einheit braucht mindestens { $least } W.
refusal-set-few-left = Die Zurückbleibenden hätten weniger als { $least } W und könnten keine Einheit bilden.
refusal-set-zone = { $name }: Eine Einheit steht ganz in ihrer Zone.
refusal-set-room = { $name }: Hier ist kein Platz.

## Vor dem ersten Würfel abgelehnt

refusal-set-sides =
    { $count } { $count ->
        [one] Partei passt
       *[other] Parteien passen
    } nicht zu diesem Szenario: Es hat { $least ->
        [2] { $most ->
            [2] zwei
           *[other] zwei bis { $most }
        }
       *[other] { $least } bis { $most }
    }.
refusal-set-own-table = { $scenario } wird auf seinem eigenen Tisch gespielt.
refusal-set-own-army = { $scenario } wird mit seinen eigenen Truppen gespielt.
refusal-set-table = Das ist kein Tisch: { $reason }.
refusal-set-table-small = Der Tisch ist zu klein: Er braucht mindestens { $least } von Armee zu Armee und { $side } von Seite zu Seite.
refusal-set-no-river = { $scenario } braucht einen Fluss auf dem Tisch.
refusal-set-no-crossing = { $scenario } braucht eine Furt oder eine Brücke über den Fluss.
refusal-set-army = Das ist keine Armee: { $reason }.
refusal-set-heroes = Es wurde vereinbart, ohne Helden zu spielen: { $name } { AGREE($name, "bleibt", "bleiben") } zu Hause.

## Stücke der Szenarien

terrain-help-watchtower = Ein Gebäude mit Türen und Fenstern. Die Herptars gewinnen, wenn sie es eine volle Runde lang halten.
terrain-help-pole = Ein gefangener Junge ist daran gebunden. Die Brigandier gewinnen, wenn sie ihn eine volle Runde lang halten.
terrain-help-nest = Das Gelege der Herptars. Wer es im Nahkampf berührt, darf auf die Eier schlagen: AR 0, ein Ei je Wunde.
