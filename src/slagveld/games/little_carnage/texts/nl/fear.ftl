### Angst, houdingen, draagstoelen.

fear-needed = Angst voor { $name }
fear-item-undead = ondoden kennen geen angst
fear-item-courage = Moed
fear-item-own = eigen Angst
fear-item-fearless = Onbevreesd
fear-item-carried = wie zij dragen
fear-item-leaders = aanvoerders
fear-dice = Dobbelstenen van de angsttest
fear-roll = Angsttest van { $name } tegen { $cause } ({ $needed } { $needed ->
    [one] schild
   *[other] schilden
  } nodig)
fear-status = bang
do-repeat-test = Angsttest herhalen
do-hold-ground = Standhouden
ask-rout = { $name } is bang: gaat het regiment weg?
refusal-fear-none = { $name } is niet bang.
refusal-fear-again = { $name } krijgt deze ronde geen tweede poging.
refusal-fear-late = De angsttest komt voor de aanval van { $name }.
refusal-fear-attack = { $name } is bang en mag deze aanval niet doen.
refusal-fear-cause = Dit model van { $name } raakt waar het bang voor is.
refusal-fear-touch = Bange modellen van { $name } vechten alleen door met vijanden die zij raken.

stance-full-defence = volle verdediging
stance-berserk = razend
do-full-defence = Volle verdediging ({ $dice ->
    [0] geen grijze dobbelstenen
    [one] één grijze dobbelsteen
   *[other] { $dice } grijze dobbelstenen
  })
do-berserk = Razend worden ({ $dice ->
    [0] geen grijze dobbelstenen
    [one] één grijze dobbelsteen
   *[other] { $dice } grijze dobbelstenen
  })
refusal-stance-afraid = { $name } is bang en kan geen houding aannemen.
refusal-stance-attacked = { $name } heeft al aangevallen.
refusal-stance-berserk = { $name } heeft zijn verdediging deze ronde opgegeven.
refusal-stance-already = { $name } staat al in volle verdediging.
refusal-stance-no-berserker = { $name } heeft geen berserkers.
refusal-stance-defends = { $name } staat in volle verdediging.
refusal-stance-raging = { $name } is al razend.

do-step-off = Draagstoel verlaten
field-step-off = Waar het dan staat
litter-dissolved = { $name } verlaat de draagstoel.
litter-on-foot = { $name } gaat vanaf nu te voet.
refusal-litter-none = { $name } wordt niet op een draagstoel gedragen.
refusal-litter-bearers = Een draagstoel kan pas verlaten worden als de helft van { $name } gevallen is.
refusal-litter-late = { $name } verlaat de draagstoel vóór beweging en aanval.
refusal-litter-afraid = { $name } is bang en kan de draagstoel niet verlaten.
refusal-litter-room = Er is geen plaats voor { $name } waar de draagstoel staat.
refusal-litter-touch = { $name } moet naast de draagstoel gezet worden, in contact ermee.
