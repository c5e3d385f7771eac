### Cards that players write.

## Cards of one's own. `value` is what stands on the card, `found` what was written there.

card-unreadable = This is no card: { $reason }.
card-mapping = it must be values by their names
card-kind = “{ $found }” is no kind of card here; there are: { $kinds }.
card-kind-missing = A card says of which kind it is, by “{ $field }”; there are: { $kinds }.
card-foreign = This is a card of something else: nothing here is called { $fields }.
card-strange = No value of such a card is called “{ $field }”.
card-strange-close = No value of such a card is called “{ $field }”. Is “{ $close }” meant?
card-missing = { $value } is missing.
card-number = { $value } must be a whole number.
card-range = { $value } is { $found }, but must be from { $least } to { $most }.
card-switch = { $value } must be true or false.
card-choice = { $value }: there is no “{ $found }”.
card-choice-close = { $value }: there is no “{ $found }”. Is “{ $close }” meant?
card-list = { $value } must be a list.
card-twice = { $value }: each may be there once only.
card-count = { $value }: { $found } are there, but there must be from { $least } to { $most }.
card-words = { $value } must be words.
card-key = A key has small letters, digits and hyphens: “{ $found }”.
card-long = { $value } has more than { $most } characters.
card-names = { $value } must be a name, or one for each language, English (en) among them.
card-name = { $value } needs a name of at most { $most } characters.
card-size = { $value } must be width and depth, two whole numbers.
card-figure = { $value } is no miniature: { $reason }.
card-record = { $value } must be values by their names.
card-rows = { $value } must be a list of rows, each with its values by name.
card-own-list = “{ $field }” must be a list of at most { $most } cards.
card-own-fault = Own card { $number }: { $words }
card-own-twice = Two of the army’s own cards have the same key: { $card }.

## The editor of cards

card-own = Your own cards
card-own-none = Miniatures that no book knows: write a card for them, and it can be taken into this army.
card-new = New card
card-blank = Blank
card-like = Begin with
card-like-this = Like { $card }
card-kind-label = Kind of card
card-change = Change
card-save = Keep this card
card-open = Open a card’s file
card-no-file = This file holds no card in JSON.
card-preview = How it looks and what it costs
card-price = Price by the game’s own reckoning
card-asked = Your price is { $asked } instead of the { $price } reckoned.
card-drop = Take it out
card-drop-this = Take { $card } out
card-drop-sure = Take { $card } out of the army?
card-drop-text = The card is gone for good, unless you have saved it as a file.
card-bounds = { $least } to { $most }
card-width = Width
card-depth = Depth
card-row = { $title }, row { $row }
card-row-more = One more row
card-row-drop = Take row { $row } out
