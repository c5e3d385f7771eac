## Captives

status-captive = prisonnier ({ $captor })

refusal-captive-apart = { $name } doit toucher son geôlier après le mouvement : { $captor }.
refusal-captive-soars = { $name } est un prisonnier et reste au sol.
refusal-captive-path = Le prisonnier { $name } n’a pas de trajet à lui : il est posé à côté de son geôlier.
refusal-freed = { $name } vient de retrouver la liberté et peut recevoir une action dès ton prochain tour.
