### Mage Knight: de begeleide eerste veldslag.

lesson-look = Welkom! De vier orken onderaan zijn van jou. Onder elke basis zit een gevechtsschijf: wijs een krijger aan en je ziet snelheid, aanval, verdediging en schade. Schade draait de schijf, en de meeste krijgers worden zwakker. Wie aan het eind de meeste speldoelen heeft, wint.
lesson-formation = Met 100 punten heb je één actie per beurt. Drie tot vijf krijgers van één groepering die elkaar raken, bewegen als formatie, samen voor één actie. Neem “Een formatie bewegen” en sleep een van de drie orken rechts; de rest volgt. “Laat zien” doet het voor je.
lesson-shoot = Elke actie laat een actiefiche achter; twee na elkaar kosten 1 click schade. Laat dus nu je Orc Hunter handelen: neem “Schieten” op de boogschutter die oplicht. Twee dobbelstenen plus aanval moeten de verdediging halen. De kansen zie je vooraf.
lesson-spin = De Silver Lancer heeft gechargeerd! Komt een vijand in contact, dan mag je krijger zich meteen naar hem toe draaien, gratis: de vrije draai. Doe dat: aanvallen van achteren hebben +1. Daarna slaat de lansier.
lesson-attack = Sla terug: kies je krijger in contact, neem “Hand-tot-handgevecht” en wijs de lansier aan. Weer moeten twee dobbelstenen plus aanval de verdediging halen; schade draait de schijf.
lesson-rest = Wie in je beurt geen actie krijgt, raakt zijn actiefiches kwijt. Zijn allen die iets nuttigs zouden kunnen doen moe, dan is rusten vaak het beste: geef geen actie en beëindig de fase. Volgende beurt zijn ze fris.
lesson-move = Stuur nu de Orc Hunter naar het speldoel links: neem “Bewegen” en teken een weg erheen. Raakt je krijger aan het eind van je beurt als enige een speldoel, dan komt jouw controlemarkeerder erop.
lesson-on = Meer hoef je niet te weten! Speel door tot het eind van ronde 10. Stuur iemand naar elk speldoel, zet goedkope krijgers bij speldoelen waar de vijand dichtbij is, en betaal voor een tweede fiche alleen als het loont.
