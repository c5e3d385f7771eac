### Carnage: de begeleide eerste slag.

lesson-look = Welkom! De blokken onderaan zijn van jou: ruiters, infanterie en boogschutters. Een blok is een eenheid: die draait, beweegt, schiet en vecht als geheel. Wijs een figuur aan om haar waarden te zien. Breng de eenheden van de vijand onder 3 W en het veld is van jou.
lesson-pearl = Je gooide hoger, dus jouw partij heeft het initiatief. Elke ronde doet de energieparel iets; lees wat. Je mag de wagen tot { $wagon } verplaatsen of laten staan: deze keer maakt dat weinig uit.
lesson-march = Nu beweegt jouw partij. Kies de infanterie in het midden, neem “Bewegen”, draai haar als je wilt en teken haar weg: tot { $move }, in elke richting. Andere eenheden en de tafelrand staan in de weg.
lesson-charge = En nu een charge! Kies je ruiters, neem “Charge” en wijs de vijandelijke infanterie tegenover hen aan. Pas daarna wordt de afstand gemeten: ruiters halen { $charge }. Er wordt meteen gevochten, met WS +1; de kansen zie je vooraf.
lesson-end-move = Elke eenheid beweegt of chargeert één keer per ronde. Heb je gedaan wat je wilt, beëindig dan je deel: daarna beweegt de vijand.
lesson-shoot = Nu wordt er geschoten. Kies je boogschutters en kondig een schot aan op de vijandelijke boogschutters. Tot { $direct } schiet de voorste rang rechtuit; van daar tot { $indirect } schieten allen, over iedereen heen. Gemeten wordt als alles aangekondigd is.
lesson-on = Meer heb je niet nodig! Beëindig je deel: de pijlen vliegen, dan vecht ieder die contact heeft. Speel door tot het einde van ronde 3. Duurt een gevecht voort, dan mag een eenheid omsingelen: wie achteraan staat, komt om de flanken. Wie het initiatief heeft, mag een gevecht ook staken.
