### Campaigns on the server.

store-campaigns-many = You keep { $most } campaigns already; delete one to make room.
campaign-unknown-here = There is no such campaign here, or you do not fight in it; see whether the link is complete.
campaign-sides-each = Say for every side of the campaign once who leads it: { $known }.
campaign-stale = The campaign has gone on meanwhile; look at it again and choose anew.
campaign-being-fought = The next battle is being fought already; finish it first.
campaign-not-leader = You do not lead this side; whoever leads it chooses its army.
campaign-not-winner = Whoever leads the side that won last says what follows.
campaign-not-owner = A friend has still to be invited; whoever began the campaign sets the battle up and has the link.
campaign-which = Name a ready campaign or send a file of your own, one of the two.
campaign-owner-tells = Whoever began the campaign enters what came of a battle at a real table.
campaign-undo-begun = The next battle was begun already; the result before it stays.
campaign-owner-takes-back = Whoever began the campaign takes a result back.
