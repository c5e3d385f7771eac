## Gevangenen

status-captive = gevangene van { $captor }

refusal-captive-apart = { $name } moet na de beweging basiscontact hebben met zijn gevangennemer { $captor }.
refusal-captive-soars = { $name } is gevangen en blijft op de grond.
refusal-captive-path = De gevangene { $name } heeft geen eigen weg: hij wordt naast zijn gevangennemer gezet.
refusal-freed = { $name } is net bevrijd en kan vanaf je volgende beurt een actie krijgen.
