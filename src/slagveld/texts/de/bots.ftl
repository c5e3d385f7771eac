### Bots: Stufen, Temperamente, und wer anders spielt.

bot-title-recruit = Rekrut
bot-help-recruit = Tut meist, was ihm gerade einfällt. Für alle, die lernen; antwortet sofort.
bot-title-soldier = Soldat
bot-help-soldier = Versteht sein Handwerk, vertut sich aber bei fast jeder zweiten Antwort. Schlagbar; antwortet sofort.
bot-title-veteran = Veteran
bot-help-veteran = Nimmt, was gerade am meisten verspricht. Ein ordentlicher Gegner; überlegt kurz.
bot-title-captain = Hauptmann
bot-help-captain = Spielt einige Pläne in Gedanken durch und wählt dann. Schwer zu schlagen; überlegt höchstens { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
bot-title-warlord = Kriegsherr
bot-help-warlord = Spielt viele Pläne durch und lässt von der Gewohnheit nur für das ab, was sicher besser ist. Der Stärkste; überlegt höchstens { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
bot-title-random = Draufgänger
bot-help-random = Tut irgendetwas Erlaubtes. Für eine erste Schlacht; antwortet sofort.
bot-title-greedy = Nimmersatt
bot-help-greedy = Nimmt wie der Veteran, was gerade am meisten verspricht; überlegt kurz, höchstens { $seconds } Sekunden.
bot-title-schemer = Pläneschmied
bot-help-schemer = Denkt wie der Kriegsherr, schmiedet aber auch Pläne aus mehreren Antworten; ob das stärker ist, steht nicht fest. Überlegt höchstens { $seconds } Sekunden.
bot-title-other = { $name }
bot-help-other = Ein Bot aus einem anderen Paket; überlegt höchstens { $seconds } Sekunden.

bot-temper-bold = Kühn
bot-likes-bold = Ist gern nah am Feind und schlägt gern zuerst zu.
bot-temper-careful = Vorsichtig
bot-likes-careful = Schont die Eigenen, schießt und bleibt in Deckung.
bot-temper-stubborn = Stur
bot-likes-stubborn = Geht auf das los, was im Szenario zählt, komme was wolle.
bot-temper-sly = Schlau
bot-likes-sly = Bevorzugt Schüsse, Zauber und alle, die noch nicht gehandelt haben.

refusal-temper = { $bot } hat kein Temperament { $temper }; es gibt: { $known }.
