### Formaties, omsingelen, verliezen.

formation-unit = Eenheid
formation-neutralised = uitgeschakeld (minder dan 3 W over)
formation-neutralised-no-more = uitgeschakeld (weer 3 W of meer)
formation-phase-wrap = Omsingelen
# Eén figuur van een eenheid, in het verslag.
figure-of = een figuur van { $unit }

## Herschikking

do-rerank = Rangen wijzigen
help-rerank = De eenheid gaat breder of smaller staan, vanuit het midden van haar voorzijde, en blijft dezelfde kant op kijken. Dat kost geen beweging.
do-splitoff = Afsplitsen
help-splitoff = Figuren van achteren worden een eigen eenheid, vlak achter de hoofdeenheid.
do-merge = Fuseren
help-merge = De figuren van een uitgeschakelde eenheid sluiten zich achteraan aan bij een eenheid waarmee ze in contact staan.
field-files = Figuren in de voorste rang
field-split = Figuren in de nieuwe eenheid
field-into = Fuseert met
note-ranks = { $ranks ->
    [one] { $files } in de voorste rang, één rang
   *[other] { $files } in de voorste rang, { $ranks } rangen
}
note-split = Hoofdeenheid { $main } W, nieuwe eenheid { $new } W
told-rerank = { $ranks ->
    [one] { $unit } { AGREE($unit, "stelt", "stellen") } zich { $files } breed op in één rang.
   *[other] { $unit } { AGREE($unit, "stelt", "stellen") } zich { $files } breed op in { $ranks } rangen.
}
told-reforms = { $unit } { AGREE($unit, "stelt", "stellen") } zich weer in formatie op, vanuit het midden van de voorste rang.
told-split = { $count ->
    [one] Eén figuur van { $unit } wordt een eigen eenheid: { $new }.
   *[other] { $count } figuren van { $unit } worden een eigen eenheid: { $new }.
}
told-merge = { $count ->
    [one] Eén figuur van { $unit } voegt zich bij { $into }.
   *[other] { $count } figuren van { $unit } voegen zich bij { $into }.
}
cause-merged = gefuseerd
refusal-reorganise-late = Eenheden worden herschikt vóór de eerste beweging van hun partij.
refusal-reorganise-inside = { $unit } { AGREE($unit, "is", "zijn") } in een gebouw en { AGREE($unit, "heeft", "hebben") } daar geen rangen.
refusal-single = { $unit } { AGREE($unit, "is", "zijn") } geen eenheid troepen: geen afsplitsen, geen fuseren, geen rangen.
refusal-files = De voorste rang telt 1 tot { $most } figuren.
refusal-rerank-engaged = { $unit } { AGREE($unit, "staat", "staan") } in contact met een vijand: alleen omsingelen verandert nu de formatie.
refusal-rerank-same = { $unit } { AGREE($unit, "staat", "staan") } al zo.
refusal-rerank-room = Er is geen plaats voor { $unit } in die formatie.
refusal-split-attacked = { $unit } { AGREE($unit, "is", "zijn") } deze ronde aangevallen en { AGREE($unit, "kan", "kunnen") } niet worden opgesplitst.
refusal-split-weak = Beide delen moeten minstens { $least } W hebben.
refusal-split-contact = Een figuur van { $unit } die een vijand raakt, kan niet worden afgesplitst.
refusal-split-room = Achter { $unit } is geen plaats.
refusal-merge-strong = { $unit } { AGREE($unit, "is", "zijn") } niet uitgeschakeld: alleen restanten fuseren met een andere eenheid.
refusal-merge-engaged = { $unit } { AGREE($unit, "raakt", "raken") } een vijand en { AGREE($unit, "kan", "kunnen") } niet fuseren.
refusal-merge-friend = Fuseren kan alleen met een bevriende eenheid.
refusal-merge-diverted = { $unit } { AGREE($unit, "is", "zijn") } afgeleid en { AGREE($unit, "doet", "doen") } niets.
refusal-merge-contact = { $unit } { AGREE($unit, "raakt", "raken") } { $into } niet.
refusal-merge-room = Achter { $unit } is geen plaats.

## Omsingelen

ask-wrap = Omsingelen: welke figuren van achteren gaan om de vijand heen?
do-wrap = Omsingelen
help-wrap = Zoveel figuren van achteren gaan links en rechts om de vijand heen, gezien vanuit je eenheid.
do-wrap-places = Zelf omsingelen
help-wrap-places = Zet figuren van achteren zelf neer. Elke figuur moet de vijand en de eigen eenheid raken.
field-round = Om welke vijand
field-left = Naar links
field-right = Naar rechts
field-places = Figuren
note-fighters = { $count ->
    [one] Eén figuur van de eenheid raakt een vijand
   *[other] { $count } figuren van de eenheid raken een vijand
}
told-wrap = { $count ->
    [one] { $unit } { AGREE($unit, "omsingelt", "omsingelen") } { $enemies } met één figuur.
   *[other] { $unit } { AGREE($unit, "omsingelt", "omsingelen") } { $enemies } met { $count } figuren.
}
refusal-wrap-weak = { $unit } { AGREE($unit, "is", "zijn") } uitgeschakeld en { AGREE($unit, "omsingelt", "omsingelen") } niet.
refusal-wrap-charged = { $unit } { AGREE($unit, "heeft", "hebben") } deze ronde een charge ondergaan en { AGREE($unit, "kan", "kunnen") } niet omsingelen.
refusal-wrap-charger = { $unit } { AGREE($unit, "heeft", "hebben") } in deze ronde gechargeerd en { AGREE($unit, "maakt", "maken") } geen andere beweging.
refusal-wrap-twice = { $unit } { AGREE($unit, "heeft", "hebben") } deze ronde al omsingeld.
refusal-wrap-apart = { $unit } { AGREE($unit, "is", "zijn") } niet in gevecht: alleen een eenheid in een man-tegen-mangevecht omsingelt.
refusal-wrap-spare = { $unit } { AGREE($unit, "heeft", "hebben") } geen figuur over: alle figuren raken een vijand.
refusal-wrap-enemy = { $unit } { AGREE($unit, "vecht", "vechten") } niet met die eenheid.
refusal-wrap-count = { $most ->
    [one] Er kan één figuur gaan.
   *[other] Er kunnen 1 tot { $most } figuren gaan.
}
refusal-wrap-flank = Zonder initiatief gaan er hoogstens { $most } figuren naar één flank.
refusal-wrap-room = Voor zoveel figuren is geen plaats om { $enemy } heen.
refusal-wrap-figure = Alleen figuren van { $unit } die geen vijand raken kunnen gaan, elk één keer.
refusal-wrap-place = Daar is geen plaats voor een figuur.
refusal-wrap-chain = Elke figuur moet een andere van haar eenheid raken.
refusal-wrap-idle = Elke figuur die gaat, moet een vijand uit dit gevecht raken.
refusal-wrap-far = Dat is verder dan { $limit } van het midden van de eenheid.

## Verliezen

ask-losses = { $count ->
    [one] { $unit } { AGREE($unit, "verliest", "verliezen") } één figuur: welke?
   *[other] { $unit } { AGREE($unit, "verliest", "verliezen") } { $count } figuren: welke?
}
do-give-up = Figuren wegnemen
help-give-up = Eerst figuren die geen vijand raken, vanaf de uiteinden; bij gelijken kies jij.
field-losses = Figuren
refusal-losses = { $count ->
    [one] Er sneuvelt één figuur, in de volgorde van de regels: eerst wie geen vijand raakt, vanaf de uiteinden.
   *[other] Er sneuvelen { $count } figuren, in de volgorde van de regels: eerst wie geen vijand raakt, vanaf de uiteinden.
}
cause-destroyed = vernietigd
policy-losses = Slachtoffers
policy-losses-ask = Ik kies bij gelijken
policy-losses-auto = Voor mij gekozen
