### Sentences of the kernel: events, decisions, refusals.

## Events

plain = { $words }
older-words = (avec les mots de règles plus anciennes)
event-round-began = { $called ->
    [turn] Tour
   *[round] Manche
} { $round }.
event-phase-began = { $phase }
event-turn-began = À { $seat } de jouer.
event-order-set = Ordre de jeu : { $order }.
event-rolled = { $purpose } : { $dice } ({ $count }D{ $sides })
event-rolled-needed = { $purpose } : { $dice } ({ $count }D{ $sides }, il faut { $compare } { $target }) : { $result }
yields-successes = { $count ->
    [0] aucune réussite
    [one] { $count } réussite
   *[other] { $count } réussites
}
yields-hits = { $count ->
    [0] aucune touche
    [one] { $count } touche
   *[other] { $count } touches
}
yields-wounds = { $count ->
    [0] aucune blessure
    [one] { $count } blessure
   *[other] { $count } blessures
}
yields-hit-or-miss = { $count ->
    [0] raté
   *[other] touché
}
yields-passed-or-failed = { $count ->
    [0] échec
   *[other] réussite
}
event-drawn = { $seat } pioche ({ $bag }) : { $label }.
event-drawn-hidden = { $seat } pioche ({ $bag }), face cachée.
event-turned-up = { $bag }, pioche : { $label }.
event-turned-up-hidden = { $bag } : pioche face cachée.
event-announced = { $seat } annonce : { $what }.
event-placed = Sur la table : { $name }.
event-placed-by = { $seat } place sur la table : { $name }.
event-moved = { $name } { AGREE($name, "se déplace de", "se déplacent de") } { $length }.
event-moved-advance = { $name } { AGREE($name, "avance de", "avancent de") } { $length }.
event-moved-back = { $name } { AGREE($name, "recule de", "reculent de") } { $length }.
event-moved-blink = { $name } { AGREE($name, "disparaît et réapparaît ailleurs", "disparaissent et réapparaissent ailleurs") }.
event-moved-break-off = { $name } { AGREE($name, "rompt le combat et marche de", "rompent le combat et marchent de") } { $length }.
event-moved-carried = { $name } { AGREE($name, "se fait emporter", "se font emporter") }.
event-moved-charge = { $name } { AGREE($name, "charge de", "chargent de") } { $length }.
event-moved-climb = { $name } { AGREE($name, "grimpe de", "grimpent de") } { $length }.
event-moved-close-up = { $name } { AGREE($name, "se rapproche de", "se rapprochent de") } { $length } pour serrer les rangs.
event-moved-dodge = { $name } { AGREE($name, "esquive de", "esquivent de") } { $length }.
event-moved-drag = { $name } { AGREE($name, "se fait traîner sur", "se font traîner sur") } { $length }.
event-moved-failed-charge = { $name } { AGREE($name, "charge en vain et avance de", "chargent en vain et avancent de") } { $length }.
event-moved-flee = { $name } { AGREE($name, "fuit de", "fuient de") } { $length }.
event-moved-fly = { $name } { AGREE($name, "vole sur", "volent sur") } { $length }.
event-moved-jump = { $name } { AGREE($name, "saute", "sautent") }.
event-moved-laid = { $name } { AGREE($name, "se fait poser au sol", "se font poser au sol") }.
event-moved-led = { $name } { AGREE($name, "se fait emmener", "se font emmener") }.
event-moved-levitated = { $name } { AGREE($name, "se fait porter dans les airs", "se font porter dans les airs") }.
event-moved-march = { $name } { AGREE($name, "fait une marche de", "font une marche de") } { $length }.
event-moved-pursue = { $name } { AGREE($name, "poursuit sur", "poursuivent sur") } { $length }.
event-moved-pushed = { $name } { AGREE($name, "se fait repousser de", "se font repousser de") } { $length }.
event-moved-run = { $name } { AGREE($name, "court sur", "courent sur") } { $length }.
event-moved-rush = { $name } { AGREE($name, "se rue sur", "se ruent sur") } { $length }.
event-moved-step-aside = { $name } { AGREE($name, "s’écarte de", "s’écartent de") } { $length }.
event-moved-swim = { $name } { AGREE($name, "nage sur", "nagent sur") } { $length }.
event-moved-teleport = { $name } { AGREE($name, "se fait téléporter", "se font téléporter") }.
event-moved-turn = { $name } { AGREE($name, "tourne en chemin", "tournent en chemin") } ({ $length }).
event-moved-wagon = { $name } { AGREE($name, "roule sur", "roulent sur") } { $length }.
event-moved-walk = { $name } { AGREE($name, "marche de", "marchent de") } { $length }.
event-moved-wheel = { $name } { AGREE($name, "fait une conversion de", "font une conversion de") } { $length }.
event-turned = { $name } { AGREE($name, "pivote", "pivotent") } sur place.
event-hurt = Touche : { $name }, −{ $amount } (reste { $left }).
event-hurt-only = Touche : { $name }, −{ $amount }.
event-healed = Soin : { $name }, +{ $amount } (maintenant { $left }).
event-healed-only = Soin : { $name }, +{ $amount }.
event-slain = Perte : { $name }.
event-removed = Hors de la table : { $name } ({ $cause }).
event-changed = { $what } : { $old } → { $new }.
event-changed-because = { $what } : { $old } → { $new } ({ $cause }).
event-status-gained = { $name } : { $status }.
event-status-lost = { $name } : fin de l’état « { $status } ».
event-lapsed = Ce qui était annoncé ne peut plus arriver.
event-policy-set = { $seat } règle { $key } sur { $value }.
event-end-offered = { $seat } propose d’arrêter la bataille.
event-end-withdrawn = { $seat } continue finalement à jouer.
event-conceded = { $seat } abandonne.
event-paused = Le meneur de jeu interrompt la bataille.
event-resumed = La bataille reprend.
event-ended = La bataille est finie. { $reason }
event-ended-won = La bataille est finie. Victoire : { $order }. { $reason }
event-ended-draw = La bataille est finie sur une égalité. { $reason }
event-overridden = La main de l’arbitre a changé { $paths } : { $reason }
event-taken-back = Retour à l’étape { $to }.

## Ends

end-conceded = L’autre camp a abandonné.
end-agreed = Les joueurs ont convenu d’arrêter.
end-time = Le temps convenu est écoulé.

## What is asked

ask-dice = Lance { $count }D{ $sides } ({ $purpose }) et tape le résultat.
ask-dice-needed = Lance { $count }D{ $sides } ({ $purpose }, il faut { $compare } { $target }) et tape le résultat.
ask-card = Pioche une carte ({ $bag }) et dis laquelle c’est.
ask-mix = Donne un nombre à toi : il est mêlé aux dés, pour que personne ne puisse les choisir.
ask-paused = Le meneur de jeu a interrompu la bataille.
ask-waiting = En attente d’un autre joueur.

## What one can do

do-concede = Abandonner
do-mix = Mêler aux dés
do-offer-end = Proposer d’arrêter
do-offer-end-help = La bataille s’arrête quand tous les joueurs le proposent.
do-withdraw-offer = Continuer à jouer
do-override = Main de l’arbitre
do-pause = Interrompre la bataille
do-resume = Relancer la bataille
do-set-policy = Arrêts et réponses automatiques
do-type-dice = Entrer les dés
do-type-card = Entrer la carte
field-card = Carte
field-changes = Changements
field-dice = Dés
field-mix = Ton nombre
field-policy = Quand
field-policy-value = Alors
field-successes = Réussites (dés sans chiffres)

## Refusals

refusal-over = La bataille est finie.
refusal-no-seat = Il n’y a pas de telle place à cette table.
refusal-not-asked = Ce n’est pas à toi de décider maintenant.
refusal-not-playing = Seuls les joueurs encore en jeu peuvent le faire.
refusal-other-question = Cela ne répond pas à la question posée.
refusal-shell-only = La table le fait elle-même le moment venu.
refusal-malformed = La table ne comprend pas cette action : { $reason }.
refusal-paused = Le meneur de jeu a interrompu la bataille.
refusal-leader-only = Seul le meneur de jeu peut le faire.
refusal-pause-twice = La bataille est déjà dans cet état.
refusal-no-offer = Tu n’as pas proposé d’arrêter la bataille.
refusal-offer-twice = Tu as déjà proposé d’arrêter la bataille.
refusal-policy-key = Il n’y a pas d’arrêt ni de réponse automatique { $policy }.
refusal-policy-value = { $value } ne fait pas partie des choix.
refusal-back-off = Reprendre un coup n’est pas permis dans cette bataille.
refusal-back-dice = Depuis, des dés sont tombés ou un secret a été dévoilé ; seul le meneur de jeu peut revenir en deçà.
refusal-back-dice-typed = Un dé est tombé pour cette action ; il faut la terminer.
refusal-back-barrier = Les règles ne permettent pas de rejouer cette partie.
refusal-back-entry = On ne peut pas revenir à l’étape { $entry }.
refusal-back-nothing = Il n’y a rien à reprendre.
refusal-back-old-rules = L’étape { $entry } a été jouée avec des règles plus anciennes et ne peut pas être rejouée.
refusal-no-proposal = Cette proposition n’existe plus.
refusal-agreed-twice = Tu as déjà donné ton accord.
refusal-change-path = Il n’y a pas d’endroit { $path } dans la bataille.
refusal-change-old = En { $path } se trouve autre chose que ce que dit le changement.
refusal-change-result = Après ce changement, ce ne serait plus une bataille : { $reason }.
refusal-change-fault = Après ce changement, quelque chose ne collerait plus : { $fault }
refusal-no-rolls = L’étape { $entry } n’a pas de dés à fixer.
refusal-rolls-impossible = Ces dés ne peuvent pas tomber là.
refusal-rolls-too-many = On y fait moins de jets.
refusal-dice-due = Il faut des dés, pas une carte.
refusal-card-due = Il faut une carte, pas des dés.
refusal-card-missing = { $item } n’est pas dans la pile.
refusal-dice-first = D’abord les dés : la table les attend.
refusal-dice-numbers = { $count }D{ $sides } ne peuvent pas donner cela : { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} de 1 à { $sides }.
refusal-dice-successes = Autant de réussites ne sont pas possibles ici avec { $count } dés.
refusal-no-dice-due = Aucun dé n’est attendu pour l’instant.
refusal-mix-late = On ne mêle des nombres qu’avant le premier jet de dés loyaux.
refusal-mix-twice = Tu as déjà donné ton nombre.
refusal-reveal-early = Le secret des dés est dévoilé quand la bataille est finie.
refusal-game = Il n’y a pas de jeu { $game } ; il y a : { $known }.
refusal-scenario = Il n’y a pas de scénario { $scenario } ; il y a : { $known }.
refusal-other-game = Cette mise en place est pour un autre jeu ({ $game }).
refusal-seat-count = Ce scénario ne se joue pas à { $count }.
refusal-option-unknown = Il n’y a pas d’option { $option }.
refusal-option-value = { $value } n’est pas possible pour l’option { $option }.
refusal-odds-unknown = Il n’y a pas de valeur { $name } ; il y a : { $known }.
refusal-odds-missing = La valeur { $name } manque.
refusal-odds-value = { $name } doit être un nombre entier de { $least } à { $most }, pas { $value }.
refusal-save-foreign = Ce n’est pas une bataille enregistrée par Slagveld.
refusal-save-newer = Cette bataille a été enregistrée par un Slagveld plus récent.
refusal-save-damaged = Cette bataille enregistrée est abîmée : { $reason }.
refusal-save-changed = Cette bataille enregistrée a été modifiée à la main : l’étape { $entry } ne colle pas.
refusal-save-large = Ce fichier est trop gros pour une bataille enregistrée.

## Replays

verify-refused = l’action n’y est pas permise : { $why } ({ $rule })
verify-dice = les dés ne collent pas : { $why }
verify-rolls = d’autres dés y tombent : { $new }, au lieu de { $old } enregistrés
verify-events = il s’y passe autre chose que ce qui est enregistré
verify-state = la situation y est autre que celle enregistrée
verify-commitment = le secret des dés ne correspond pas à l’empreinte publiée

## Prices

# A price that is not whole: $digits stand after the point.
decimal = { NUMBER($whole) },{ $digits }

## Secrets and fairness

event-hand-stayed = Ce que tous ont accepté est impossible dans l’état de la bataille. Rien n’a changé.
event-card-set-right = La carte { $was } a été piochée alors qu’elle était notée dans ta main. C’est { $now } qui y est notée maintenant. Si c’est faux, une carte a été mal tapée : dis-le aux autres.
refusal-change-unseen = Cela ne colle pas avec ce que tu vois de la bataille. Une proposition change ce que voit son auteur, nomme ce qui s’y trouve et laisse une bataille cohérente.
refusal-change-leader = Qui mène et qui joue ne change pas.
refusal-rolls-unseen = Tous n’ont pas vu ce qui y a été pioché. Seul un meneur de jeu peut le fixer.
refusal-leader-plays = Qui joue ne décide pas seul d’une correction. Propose-la depuis la place où tu joues.
lesson-not-now = La leçon attend autre chose pour l’instant : fais ce qui brille. Si tu quittes la leçon, tu peux tout faire.

## The verdict in one line. What is likely is followed by its chance: "hits 3 in 4".

verdict-hits = touche
verdict-wounds = blesse
verdict-kills = tue
verdict-wipes-out = anéantit tout
verdict-works = réussit
verdict-hurt = tu prends une blessure
verdict-falls = tu tombes
verdict-loses = tu perds un homme
verdict-all-lost = tu perds tout
