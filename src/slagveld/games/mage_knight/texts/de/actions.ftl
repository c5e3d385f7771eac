# Aktionen geben und abschließen

refusal-not-yours = Aktionen gibst du deinen eigenen Kriegern.
refusal-no-actions = Deine { $total ->
    [one] eine Aktion
   *[other] { $total } Aktionen
} dieses Zuges { $total ->
    [one] ist
   *[other] sind
} verbraucht.
refusal-captive = { $name } ist gefangen und kann keine Aktion erhalten.
refusal-acted = { $name } hatte in diesem Zug schon eine Aktion.
refusal-barred = { $name } wurde durch Levitation versetzt und erhält in diesem Zug keine Aktion.
refusal-tokens = { $name } hat zwei Aktionsmarker und muss ruhen.
refusal-captor = { $name } hat einen Gefangenen und kann sich nur bewegen oder versuchen, ihn zu eliminieren.
refusal-ability-action = { $name } kann diese Aktion nicht erhalten: { $ability }.
refusal-waits = { $name } muss warten: { $other } ist in Raserei und kommt zuerst.
tokens-of = Aktionsmarker von { $name }
