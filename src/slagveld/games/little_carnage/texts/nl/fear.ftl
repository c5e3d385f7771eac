### Angst, houdingen, draagstoelen.

fear-needed = Angst voor { $name }
fear-item-undead = ondoden kennen geen angst
fear-item-courage = Moed
fear-item-own = eigen Angst
fear-item-fearless = Onbevreesd
fear-item-carried = wie zij dragen
fear-item-leaders = aanvoerders
fear-dice = Dobbelstenen van de angsttest, naar modellen en voetplaten
fear-roll = Angsttest van { $name } tegen { $cause } (Angst { $level }{ $less ->
    [0] {""}
   *[other] {" "}min { $less }
}, { $needed ->
    [one] 1 schild
   *[other] { $needed } schilden
} nodig)
fear-status = bang
do-repeat-test = Angsttest herhalen
do-hold-ground = Standhouden
ask-rout = { $name } { AGREE($name, "is bang: gaat het regiment", "zijn bang: gaan ze") } weg?
refusal-fear-none = { $name } { AGREE($name, "is", "zijn") } niet bang.
refusal-fear-again = { $name } { AGREE($name, "krijgt", "krijgen") } deze ronde geen tweede poging.
refusal-fear-late = De angsttest komt voor de aanval van { $name }.
refusal-fear-attack = { $name } { AGREE($name, "is", "zijn") } bang en { AGREE($name, "mag", "mogen") } deze aanval niet doen.
refusal-fear-cause = Dit model van { $name } raakt waar het bang voor is.
refusal-fear-touch = Bange modellen van { $name } vechten alleen door met vijanden die zij raken.

stance-full-defence = in volle verdediging
stance-berserk = in berserkerwoede
do-full-defence = Volle verdediging ({ $dice ->
    [0] geen grijze dobbelstenen
    [one] één grijze dobbelsteen
   *[other] { $dice } grijze dobbelstenen
  })
do-berserk = In berserkerwoede raken ({ $dice ->
    [0] geen grijze dobbelstenen
    [one] één grijze dobbelsteen
   *[other] { $dice } grijze dobbelstenen
  })
refusal-stance-afraid = { $name } { AGREE($name, "is", "zijn") } bang en { AGREE($name, "kan", "kunnen") } geen houding aannemen.
refusal-stance-attacked = { $name } { AGREE($name, "heeft", "hebben") } al aangevallen.
refusal-stance-berserk = { $name } { AGREE($name, "heeft zijn", "hebben hun") } verdediging deze ronde opgegeven.
refusal-stance-already = { $name } { AGREE($name, "is", "zijn") } al in volle verdediging.
refusal-stance-no-berserker = { $name } { AGREE($name, "heeft", "hebben") } geen berserkers.
refusal-stance-defends = { $name } { AGREE($name, "is", "zijn") } in volle verdediging.
refusal-stance-raging = { $name } { AGREE($name, "is", "zijn") } al in berserkerwoede.

do-step-off = Draagstoel verlaten
field-step-off = Waar het model dan staat
litter-dissolved = { $name } { AGREE($name, "verlaat", "verlaten") } de draagstoel.
litter-on-foot = { $name } { AGREE($name, "gaat", "gaan") } vanaf nu te voet.
refusal-litter-none = { $name } { AGREE($name, "wordt", "worden") } niet op een draagstoel gedragen.
refusal-litter-bearers = Een draagstoel kan pas verlaten worden als de helft van { $name } gesneuveld is.
refusal-litter-late = { $name } { AGREE($name, "verlaat", "verlaten") } de draagstoel vóór beweging en aanval.
refusal-litter-afraid = { $name } { AGREE($name, "is", "zijn") } bang en { AGREE($name, "kan", "kunnen") } de draagstoel niet verlaten.
refusal-litter-room = Er is geen plaats voor { $name } waar de draagstoel staat.
refusal-litter-touch = { $name } { AGREE($name, "moet", "moeten") } naast de draagstoel gezet worden, in contact ermee.
stance-full-defence-brings = { $dice ->
    [0] geen grijze dobbelstenen, en deze ronde geen aanval
    [one] 1 extra grijze dobbelsteen om mee te verdedigen, en deze ronde geen aanval
   *[other] { $dice } extra grijze dobbelstenen om mee te verdedigen, en deze ronde geen aanval
}
stance-berserk-brings = { $dice ->
    [0] geen grijze dobbelstenen, en deze ronde geen verdediging
    [one] 1 extra grijze dobbelsteen om mee aan te vallen, en deze ronde geen verdediging
   *[other] { $dice } extra grijze dobbelstenen om mee aan te vallen, en deze ronde geen verdediging
}
fear-withstood = { $name } { AGREE($name, "houdt", "houden") } stand tegen { $cause }.
fear-besides = { $name } { AGREE($name, "is", "zijn") } nu ook bang voor { $cause }.
fear-remains = { $name } { AGREE($name, "blijft", "blijven") } bang voor { $cause }.
