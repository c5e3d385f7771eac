### Mage Knight: die geführte erste Schlacht.

lesson-look = Willkommen! Die vier Orks unten gehören dir. Unter jeder Base sitzt eine Kampfscheibe: Zeig auf einen Krieger, und du siehst Geschwindigkeit, Angriff, Verteidigung und Schaden. Schaden dreht sie weiter, meist zum Schlechteren. Wer am Ende die meisten Spielziele hält, gewinnt.
lesson-formation = Mit 100 Punkten hast du eine Aktion pro Zug. Drei bis fünf einer Fraktion, die sich berühren, bewegen sich als Formation, alle für eine Aktion. Nimm „Eine Formation bewegen“ und zieh einen der drei Orks rechts; die anderen folgen. „Zeig es mir“ macht es für dich.
lesson-shoot = Jede Aktion hinterlässt einen Aktionsmarker; zwei nacheinander kosten 1 Klick. Lass also jetzt deinen Orc Hunter handeln: Nimm „Schießen“ und zeig auf den Schützen, der leuchtet. Zwei Würfel und der Angriff müssen die Verteidigung erreichen. Die Chancen siehst du vorher.
lesson-spin = Der Silver Lancer ist gestürmt! Kommt ein Feind in Kontakt, darf sich dein Krieger sofort kostenlos zu ihm drehen: die freie Drehung. Mach das: Angriffe von hinten haben +1. Dann schlägt der Lanzenreiter zu.
lesson-attack = Schlag zurück: Wähl deinen Krieger in Kontakt, nimm „Nahkampf“ und zeig auf den Lanzenreiter. Wieder müssen zwei Würfel und der Angriff die Verteidigung erreichen; Schaden dreht die Scheibe.
lesson-rest = Wer in deinem Zug keine Aktion bekommt, verliert seine Aktionsmarker. Sind alle müde, die etwas Nützliches tun könnten, ist Ausruhen oft das Beste: Gib keine Aktion und beende die Phase. Im nächsten Zug sind sie frisch.
lesson-move = Schick nun den Orc Hunter zum Spielziel links: Nimm „Bewegen“ und zeichne einen Weg darauf. Wer am Ende deines Zuges als Einziger ein Spielziel berührt, legt deinen Marker darauf.
lesson-on = Mehr brauchst du nicht! Spiel weiter bis zum Ende von Runde 10. Schick jemanden zu jedem Spielziel, lass billige Krieger dort, wo der Feind nah ist, und zahl den zweiten Marker nur, wenn es sich lohnt.
