### Bots in de terminal: waarom, tips, kansen.

play-word-why = waarom
play-word-hint = tip
play-word-odds = kansen
play-help-why = waarom de computer deed wat hij als laatste deed
play-help-hint = wat een krijgsheer hier zou doen
play-help-odds = toon de kansen van het gevecht vanaf nu, of niet meer
play-option-odds = toon de kansen van het gevecht als balk

play-why-none = Er valt nog niets uit te leggen: geen bot heeft geantwoord.
play-odds-on = De kansen van het gevecht staan er vanaf nu bij; “{ $word }” verbergt ze weer.
play-odds-off = De kansen van het gevecht zijn verborgen; “{ $word }” toont ze weer.
play-odds-none = Over de kansen van het gevecht valt nu niets te zeggen.
