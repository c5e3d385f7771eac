# The command phase: dropping items, domains, prices, Command; free turns; cancelling.

## Items on the ground

do-drop = Lâcher un objet
help-drop = Il est posé en contact avec le socle de son porteur, et tout guerrier peut le ramasser. Cela ne coûte pas d’action.
field-drop-fighter = Porteur
field-drop-item = Objet
field-item-spot = Où il est posé
ask-lay-item = Élimination : { $name }. Où poser { $item } ?
do-leave-lying = Le laisser où il est tombé
do-lay-item = Le poser ailleurs
help-lay-item = N’importe où en contact avec le socle qui était là.
refusal-item-edge = L’objet doit être sur le champ de bataille.
refusal-item-apart = L’objet doit être en contact avec le socle de son porteur.
refusal-drop-captive = { $name } est un prisonnier ; ses objets ne comptent pas.
refusal-drop-item = { $name } ne porte pas cet objet.

## Domains

roll-storm = { $player } lance pour le domaine { $domain }

## Prices

ask-price = Un porteur paie-t-il le prix de son objet ?
do-price = Payer
do-no-price = Ne rien payer
field-price-fighter = Porteur
field-price-item = Objet
help-price = { $clicks ->
    [one] { $name } subit { $clicks } clic de dégâts d’épuisement ; l’objet agit jusqu’à ta prochaine phase de commandement.
   *[other] { $name } subit { $clicks } clics de dégâts d’épuisement ; l’objet agit jusqu’à ta prochaine phase de commandement.
}
status-paid = renfort : { $item }
refusal-price = Il n’y a pas de prix à payer pour cela.

## Command

roll-command = Command ({ $name })
actions-extra = Actions supplémentaires ({ $player })
ask-call = Quel porteur de Command appelle d’abord ?
do-call = Celui-ci
field-call = Guerrier
refusal-call = Ce guerrier n’a plus de Command à utiliser dans cette phase.

## Nimble

do-nimble = Pivoter librement
help-nimble = Un guerrier agile prend n’importe quelle orientation, sans action.
field-nimble-fighter = Guerrier
field-nimble-facing = Orientation
refusal-nimble = { $name } n’est pas agile en ce moment.

## Cancelling

do-cancel = Suspendre une capacité
help-cancel = Une capacité facultative de l’un de tes guerriers est suspendue jusqu’à la fin de ce tour.
field-cancel-fighter = Guerrier
field-cancel = Capacité
status-cancelled = sans { $ability }
refusal-cancel-own = Tu ne suspends que les capacités de tes propres guerriers.
refusal-cancel-twice = { $name } se passe déjà de cette capacité : { $ability }.
refusal-cancel-hidden = { $name } n’a pas cette capacité en ce moment.
refusal-cancel-fixed = { $ability } n’est pas facultatif.
refusal-cancel-late = C’est trop tard : la capacité vaut pour ce qui est en train de se jouer.
