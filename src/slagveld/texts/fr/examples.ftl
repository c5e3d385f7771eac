# Exemples détaillés des livres de règles.

example-length = { $length }
example-unknown = Aucun exemple ne s’appelle { $example }.
example-before = Avant : { $words }
example-after = Après : { $words }
example-refused = Interdit : { $words }
