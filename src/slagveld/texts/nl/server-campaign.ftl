### Campagnes op de server.

store-campaigns-many = Je bewaart al { $most } campagnes; verwijder er een om plaats te maken.
campaign-unknown-here = Die campagne is hier niet, of je vecht er niet in mee; kijk of de link volledig is.
campaign-sides-each = Zeg voor elke partij van de campagne één keer wie haar leidt: { $known }.
campaign-stale = De campagne is intussen verder gegaan; kijk opnieuw en kies dan.
campaign-being-fought = De volgende slag wordt al uitgevochten; maak die eerst af.
campaign-not-leader = Jij leidt deze partij niet; wie haar leidt, kiest haar leger.
campaign-not-winner = Wie de partij leidt die het laatst won, zegt wat er volgt.
campaign-not-owner = Er moet nog een vriend worden uitgenodigd; wie de campagne begon, zet de slag klaar en heeft de link.
campaign-which = Noem een kant-en-klare campagne of stuur een eigen bestand, een van beide.
campaign-owner-tells = Wie de campagne begon, voert in hoe een slag aan een echte tafel afliep.
campaign-undo-begun = De volgende slag is al begonnen; de uitslag ervoor blijft staan.
campaign-owner-takes-back = Wie de campagne begon, neemt een uitslag terug.
