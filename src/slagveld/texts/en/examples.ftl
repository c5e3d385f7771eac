# Worked examples of the rulebooks.

example-length = { $length }
example-unknown = There is no example called { $example }.
example-before = Before: { $words }
example-after = After: { $words }
example-refused = Not allowed: { $words }
