## Ways

refusal-ground-far = { $name } peut se déplacer de { $limit }, et ce trajet fait { $length }.
refusal-ground-edge = { $name } doit rester sur le champ de bataille avec tout son socle.
refusal-ground-base = { $name } : le trajet passe sur un socle ({ $other }).
refusal-ground-between = { $one } et { $other } se touchent : aucun trajet ne passe entre les deux.
refusal-ground-through = { $name } : le trajet traverse un terrain qui le bloque : { $terrain }.
refusal-ground-cliff = { $name } ne monte sur le plateau et n’en descend que par ses points d’accès.
refusal-ground-stop = { $name } doit finir son mouvement dès son entrée dans ce terrain : { $terrain }.
refusal-ground-access = Un plateau a besoin d’au moins un point d’accès à son bord.

## Places

refusal-ground-level = { $name } ne peut pas être à ce niveau : seuls les guerriers ailés prennent de l’altitude.
refusal-ground-room = Il n’y a pas de place pour { $name } : { $other } s’y trouve.
refusal-ground-blocking = { $name } ne peut avoir aucune partie de son socle dans ce terrain : { $terrain }.
refusal-ground-dotless = { $name } ne peut pas occuper cet élément, car il n’a pas de point : { $terrain }.
refusal-ground-objective = { $name } est en altitude, et ne peut pas finir son mouvement en contact avec un objectif.

## How far

ground-reason-captive = pas plus vite que le prisonnier { $name }
ground-reason-run = course
ground-reason-half = départ en terrain gênant
ground-reason-rounded = arrondi au-dessus
