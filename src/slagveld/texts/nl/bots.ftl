### Bots: niveaus, temperamenten, en wie anders speelt.

bot-title-recruit = Rekruut
bot-help-recruit = Doet meestal het eerste wat hem te binnen schiet. Voor wie leert; antwoordt meteen.
bot-title-soldier = Soldaat
bot-help-soldier = Kent het vak, maar vergist zich bijna één op de twee keer. Te verslaan; antwoordt meteen.
bot-title-veteran = Veteraan
bot-help-veteran = Neemt wat op dit moment het meest belooft. Een redelijke tegenstander; denkt even na.
bot-title-captain = Kapitein
bot-help-captain = Speelt een paar plannen in gedachten door en kiest dan. Moeilijk te verslaan; denkt hoogstens { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} na.
bot-title-warlord = Krijgsheer
bot-help-warlord = Speelt veel plannen door en wijkt alleen van zijn gewoonte af voor wat zeker beter is. De sterkste; denkt hoogstens { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} na.
bot-title-random = Waaghals
bot-help-random = Doet zomaar iets wat mag. Voor een eerste gevecht; antwoordt meteen.
bot-title-greedy = Grijpgraag
bot-help-greedy = Neemt wat op dit moment het meest belooft, net als de veteraan; denkt even na, hoogstens { $seconds } seconden.
bot-title-schemer = Plannensmid
bot-help-schemer = Denkt als de krijgsheer, maar maakt ook plannen van meer dan één antwoord; of dat sterker is, staat niet vast. Denkt hoogstens { $seconds } seconden.
bot-title-other = { $name }
bot-help-other = Een bot uit een ander pakket; denkt hoogstens { $seconds } seconden na.

bot-temper-bold = Stoutmoedig
bot-likes-bold = Zit graag dicht op de vijand en slaat graag als eerste toe.
bot-temper-careful = Voorzichtig
bot-likes-careful = Spaart de eigen troepen, schiet, en blijft in dekking.
bot-temper-stubborn = Koppig
bot-likes-stubborn = Gaat af op wat in het scenario telt, wat er ook gebeurt.
bot-temper-sly = Sluw
bot-likes-sly = Verkiest schoten, spreuken en wie nog niet gehandeld heeft.

refusal-temper = { $bot } heeft geen temperament { $temper }; er zijn: { $known }.
