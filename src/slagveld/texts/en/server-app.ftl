### What the server says: why a request is refused, and what it offers.

## Requests that are refused

server-problem-malformed = The request does not have the form that was expected; load the page again, and if it happens again, please report it.
server-problem-json = This is not JSON; load the page again, and if it happens again, please report it.
server-problem-deep = This is nested too deeply to be read.
server-problem-field = There is no field { $field } at { $place }; leave it out.
server-problem-shape = Something does not have the expected form: { $reason }
server-problem-key = A secret is missing here, or nobody has this one; open the link you were given once more.
server-problem-person = This needs the key of a person; open the home page first.
server-problem-host-key = Only the host may do this; open the link that the server printed when it started.
server-problem-forbidden = This is not open to you.
server-problem-unknown = There is no such thing here, or it is not yours; check the link.
server-problem-method = This address does not do that.
server-problem-conflict = The battle has gone on meanwhile; look again.
server-problem-large = This is too large; send less at once.
server-problem-file-large = The file is too large; at most { $most } MB are read.
server-problem-media = The server cannot read this kind of content; send JSON.
server-problem-often = That was too much in a short time; wait a few seconds and try again.
server-problem-defect = This is a defect of Slagveld itself; nothing was lost. Try again, and if it happens again, please report it.
server-problem-busy = The server has too much to do just now; try again in a moment.
server-problem-host = This server does not go by that name; open the address that it printed when it started.
server-problem-origin = This came from another website and is refused; open Slagveld's own page.
server-problem-language = There is no language { $language }; there are: { $known }.
server-problem-icons = At most { $most } drawings can be asked for at once.
server-problem-army = This is not an army of { $game }.
server-problem-cards = No cards of one’s own can be written for { $game }.

## The live channel

server-live-silent = Nobody said who is there, so the connection was closed; load the page again.
server-live-hail = The first message must say who is there; load the page again.
server-live-often = That was too fast; it was not done.
server-live-flood = Far too much came over this connection, so it was closed; load the page again.
server-live-slow = This connection could not keep up and was closed; the page opens it again by itself.
server-live-look = You can only look with the eyes of your own seats.

## Results of a club as a table

server-csv-battle = Battle
server-csv-title = Title
server-csv-game = Game
server-csv-scenario = Scenario
server-csv-seats = Seats
server-csv-sides = Sides
server-csv-over = Over
server-csv-winners = Winners
server-csv-rounds = Rounds
server-csv-created = Begun (UTC)
server-csv-changed = Last move (UTC)
server-csv-yes = yes
server-csv-no = no

## Pages

server-unbuilt = The server runs, but its pages are not built yet: run “make web” in the checkout (it needs Node), or install the finished wheel, and load this page again.
