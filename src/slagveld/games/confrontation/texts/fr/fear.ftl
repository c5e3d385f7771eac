# Fear: courage tests, flight, rallying

roll-fear-courage = Test de courage : { $name } (Courage { $courage }) devant { $creature } (Peur { $fear })
roll-fear-rally = Jet de ralliement : { $name } (Courage { $courage }) contre Peur { $fear }
roll-fear-rally-called = Jet de ralliement : { $name } avec le Courage emprunté à { $caller } ({ $courage }) contre Peur { $fear }
item-fear-together = Autres combattants
item-fear-creatures = Autres créatures
told-fear-overcome = { $name } surmonte la peur : désormais immunité contre Peur { $fear }.
told-fear-stands-fast = { $name } a peur, mais tient bon.
told-fear-another = { $name } continue et prend une nouvelle cible : { $enemy }
status-fear-afraid = sous l’effet de la peur
status-fear-paralysed = paralysie par la peur
status-fear-fleeing = en fuite

## A creature goes on

ask-fear-next = La proie a fui. Il reste { $rest } à { $name } : qui est le suivant ?
do-fear-after = À leurs trousses
do-fear-after-help = Pas de nouvelle cible : le reste de la distance vers la dernière à avoir fui.
do-fear-another = Nouvelle cible
field-fear-target = Cible
refusal-fear-fled = { $enemy } a fui hors de portée ({ $name }).
refusal-fear-spent = { $name } n’a plus de distance pour une nouvelle cible.

## Rallying

ask-fear-rally = { $name } est en fuite : tenter le jet de ralliement ?
do-fear-rally = Rallier
do-fear-run-on = Fuir encore
odds-fear-rallied = se rallie
odds-fear-runs-on = fuit encore
do-fear-call = Cri de ralliement
do-fear-call-help = Les amis en fuite à portée de voix font aussitôt leur jet de ralliement, avec le Courage de qui les appelle.
field-fear-caller = Qui appelle
field-fear-called = Qui fait le jet
told-fear-call = { $name } appelle { $friends }
refusal-fear-no-call = { $name } n’a pas de Cri de ralliement.
refusal-fear-called = { $name } a déjà appelé ce tour-ci.
refusal-fear-nobody = { $name } doit appeler quelqu’un, et chacun une seule fois.
refusal-fear-not-called = Personne ne répond : seulement des amis en fuite à { $radius } au plus de l’appel ({ $name }), et pas au tour de leur fuite.
