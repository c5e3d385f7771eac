### Carnage: de begeleide eerste slag.

lesson-look = Welkom! De blokken onderaan zijn van jou: ruiters, infanterie en boogschutters. Een blok is een eenheid: die draait, beweegt, schiet en vecht als geheel. Wijs een figuur aan om haar waarden te zien. Breng de eenheden van de vijand onder 3 W en het veld is van jou.
lesson-pearl = Je gooide hoger, dus jouw partij heeft het initiatief. Elke ronde doet de energieparel iets; lees wat. Je mag de wagen tot { $wagon } verplaatsen. Deze keer maakt dat weinig uit: laat hem staan.
lesson-march = Nu beweegt jouw partij. Kies de infanterie in het midden, neem “Bewegen” en teken haar weg: tot { $move }, in elke richting. Waar de tafel oplicht, is een goede plek.
lesson-charge = En nu een charge! Kies je ruiters, neem “Charge” en wijs de vijandelijke infanterie tegenover hen aan. Pas daarna wordt de afstand gemeten: ruiters halen { $charge }. Er wordt meteen gevochten, met WS +1; de kansen zie je vooraf.
lesson-end-move = Elke eenheid beweegt of chargeert één keer per ronde. Je boogschutters blijven staan, want zij gaan schieten: beëindig je deel. Daarna beweegt de vijand.
lesson-shoot = Nu wordt er geschoten. Kies je boogschutters en kondig een schot aan op de vijandelijke boogschutters. Tot { $direct } schiet de voorste rang rechtuit; van daar tot { $indirect } schieten allen, over iedereen heen. Gemeten wordt als alles aangekondigd is.
lesson-fall = De pijlen hebben gevlogen, en daarna heeft ieder die contact had gevochten. Kijk in het verhaal naar de dobbelstenen: eerst treffen ze, dan verwonden ze. Dan begint een nieuwe ronde, en daarmee de parel.
lesson-on = Meer heb je niet nodig! Speel door tot het einde van ronde 3. Duurt een gevecht voort, dan mag een eenheid omsingelen: wie achteraan staat, komt om de flanken. Wie het initiatief heeft, mag een gevecht ook staken.
