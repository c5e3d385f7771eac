# Ejemplos desarrollados de los reglamentos.

example-length = { $length }
example-unknown = No hay ningún ejemplo llamado { $example }.
example-before = Antes: { $words }
example-after = Después: { $words }
example-refused = No permitido: { $words }
