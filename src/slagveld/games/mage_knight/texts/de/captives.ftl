## Gefangene

status-captive = Gefangener von { $captor }

refusal-captive-apart = { $name } muss nach der Bewegung seinen Fänger { $captor } berühren.
refusal-captive-soars = { $name } ist gefangen und bleibt am Boden.
refusal-captive-path = Der Gefangene { $name } hat keinen eigenen Weg: Er wird neben seinen Fänger gestellt.
refusal-freed = { $name } ist eben befreit worden und kann ab deinem nächsten Zug eine Aktion erhalten.
