"""Units whose names are many are spoken of in the plural, in every language."""

import re

import pytest

from slagveld.games.carnage.army.troops import troops
from slagveld.games.carnage.terrain.kinds import kinds
from slagveld.games.little_carnage.core.cards import cards
from slagveld.games.little_carnage.core.names import model_name
from slagveld.games.little_carnage.scenario.scenarios_and_campaign import battles
from slagveld.kernel.registry import games
from slagveld.texts import WRITTEN, Name, Speaker, Text
from slagveld.texts.catalogue import read_chapters
from slagveld.texts.library import LIBRARY
from tests.games.little_carnage.battle import battle, troop

ARCHERS = cards()["goblin-archers"].name
CHIEFTAIN = cards()["orc-chieftain"].name
RIDERS = Name("Bull riders", "Stierenruiters", "Stierreiter", many=True)
ARCHER = troops()["brigandian-archer-green"].name

FAR = "little-carnage:refusal-missile-far"

LITTLE_CARNAGE = [
    (
        Text("little-carnage:ask-rout", {"name": ARCHERS}),
        "Goblin Archers are frightened: do they move away?",
        "Goblinboogschutters zijn bang: gaan ze weg?",
        "Goblinbogenschützen sind verängstigt: Entfernen sie sich?",
    ),
    (
        Text("little-carnage:ask-rout", {"name": CHIEFTAIN}),
        "Orc Chieftain is frightened: does it move away?",
        "Orkhoofdman is bang: gaat het regiment weg?",
        "Orkhäuptling ist verängstigt: Entfernt sich das Regiment?",
    ),
    (
        Text("little-carnage:combat-note-rear", {"name": ARCHERS.numbered(2)}),
        "Goblin Archers 2 are attacked from the rear and have no defence roll.",
        "Goblinboogschutters 2 worden in de rug aangevallen en hebben geen verdedigingsworp.",
        "Goblinbogenschützen 2 werden von hinten angegriffen und haben keinen Verteidigungswurf.",
    ),
    (
        Text("little-carnage:combat-note-rear", {"name": CHIEFTAIN}),
        "Orc Chieftain is attacked from the rear and has no defence roll.",
        "Orkhoofdman wordt in de rug aangevallen en heeft geen verdedigingsworp.",
        "Orkhäuptling wird von hinten angegriffen und hat keinen Verteidigungswurf.",
    ),
    (
        Text("little-carnage:refusal-march-frightened", {"name": ARCHERS}),
        "Goblin Archers are frightened and may only move straight away from what they fear.",
        "Goblinboogschutters zijn bang en mogen alleen recht wegtrekken van wat ze vrezen.",
        (
            "Goblinbogenschützen sind verängstigt und dürfen sich nur gerade von dem entfernen, "
            "was sie fürchten."
        ),
    ),
    (
        Text("little-carnage:refusal-march-frightened", {"name": CHIEFTAIN}),
        "Orc Chieftain is frightened and may only move straight away from what it fears.",
        "Orkhoofdman is bang en mag alleen recht wegtrekken van wat het vreest.",
        "Orkhäuptling ist verängstigt und darf sich nur gerade von dem entfernen, was es fürchtet.",
    ),
    (
        Text("little-carnage:refusal-stance-berserk", {"name": ARCHERS}),
        "Goblin Archers have given up their defence for this round.",
        "Goblinboogschutters hebben hun verdediging deze ronde opgegeven.",
        "Goblinbogenschützen haben die Verteidigung für diese Runde aufgegeben.",
    ),
    (
        Text("little-carnage:refusal-stance-berserk", {"name": CHIEFTAIN}),
        "Orc Chieftain has given up its defence for this round.",
        "Orkhoofdman heeft zijn verdediging deze ronde opgegeven.",
        "Orkhäuptling hat die Verteidigung für diese Runde aufgegeben.",
    ),
    (
        Text(
            "little-carnage:refusal-missile-far", {"name": ARCHERS, "enemy": CHIEFTAIN, "reach": 9}
        ),
        "Orc Chieftain is too far from Goblin Archers, who reach 9 at most, less over a high wall.",
        (
            "Orkhoofdman is te ver van Goblinboogschutters, die hooguit 9 ver komen, "
            "minder over een hoge muur."
        ),
        (
            "Orkhäuptling ist zu weit von den Goblinbogenschützen entfernt: höchstens 9, "
            "über eine hohe Mauer weniger."
        ),
    ),
    (
        Text(
            "little-carnage:refusal-missile-far", {"name": CHIEFTAIN, "enemy": ARCHERS, "reach": 9}
        ),
        (
            "Goblin Archers are too far from Orc Chieftain, who reaches 9 at most, "
            "less over a high wall."
        ),
        (
            "Goblinboogschutters zijn te ver van Orkhoofdman, die hooguit 9 ver komt, "
            "minder over een hoge muur."
        ),
        (
            "Goblinbogenschützen sind zu weit von dem Orkhäuptling entfernt: höchstens 9, "
            "über eine hohe Mauer weniger."
        ),
    ),
    (
        Text("little-carnage:fear-besides", {"name": ARCHERS, "cause": CHIEFTAIN}),
        "Goblin Archers now fear Orc Chieftain as well.",
        "Goblinboogschutters zijn nu ook bang voor Orkhoofdman.",
        "Goblinbogenschützen fürchten nun auch den Orkhäuptling.",
    ),
    (
        Text("little-carnage:fear-besides", {"name": CHIEFTAIN, "cause": ARCHERS}),
        "Orc Chieftain now fears Goblin Archers as well.",
        "Orkhoofdman is nu ook bang voor Goblinboogschutters.",
        "Orkhäuptling fürchtet nun auch die Goblinbogenschützen.",
    ),
    (
        Text("little-carnage:magic-note-no-attack", {"name": ARCHERS}),
        "After this Goblin Archers make no attack this round.",
        "Daarna vallen Goblinboogschutters deze ronde niet meer aan.",
        "Danach greifen Goblinbogenschützen in dieser Runde nicht mehr an.",
    ),
    (
        Text("little-carnage:magic-note-no-attack", {"name": CHIEFTAIN}),
        "After this Orc Chieftain makes no attack this round.",
        "Daarna valt Orkhoofdman deze ronde niet meer aan.",
        "Danach greift Orkhäuptling in dieser Runde nicht mehr an.",
    ),
]

CARNAGE = [
    (
        Text("carnage:ask-enemy-choice", {"unit": RIDERS, "enemy": ARCHER}),
        (
            "Green archer is neutralised. Do Bull riders leave this unit alone for the rest of the "
            "round?"
        ),
        (
            "Onervaren boogschutter is uitgeschakeld. Laten Stierenruiters deze eenheid de rest "
            "van de ronde met rust?"
        ),
        (
            "Unerfahrener Bogenschütze ist ausgeschaltet. Lassen Stierreiter diese Einheit für den "
            "Rest der Runde in Ruhe?"
        ),
    ),
    (
        Text("carnage:ask-enemy-choice", {"unit": ARCHER, "enemy": RIDERS}),
        (
            "Bull riders are neutralised. Does Green archer leave this unit alone for the rest of "
            "the round?"
        ),
        (
            "Stierenruiters zijn uitgeschakeld. Laat Onervaren boogschutter deze eenheid de rest "
            "van de ronde met rust?"
        ),
        (
            "Stierreiter sind ausgeschaltet. Lässt Unerfahrener Bogenschütze diese Einheit für den "
            "Rest der Runde in Ruhe?"
        ),
    ),
    (
        Text("carnage:told-wrap", {"unit": RIDERS, "enemies": ARCHER, "count": 3}),
        "Bull riders wrap round Green archer with 3 figures.",
        "Stierenruiters omsingelen Onervaren boogschutter met 3 figuren.",
        "Stierreiter umfassen den Unerfahrenen Bogenschützen mit 3 Figuren.",
    ),
    (
        Text("carnage:told-wrap", {"unit": ARCHER, "enemies": RIDERS, "count": 3}),
        "Green archer wraps round Bull riders with 3 figures.",
        "Onervaren boogschutter omsingelt Stierenruiters met 3 figuren.",
        "Unerfahrener Bogenschütze umfasst die Stierreiter mit 3 Figuren.",
    ),
    (
        Text("carnage:refusal-shot-inside", {"name": RIDERS}),
        "Bull riders are inside a building and do not shoot, and so cannot be shot at.",
        "Stierenruiters zijn in een gebouw en schieten niet: daar kan niet op geschoten worden.",
        (
            "Stierreiter sind in einem Gebäude und schießen nicht: Darauf kann nicht geschossen "
            "werden."
        ),
    ),
    (
        Text("carnage:refusal-shot-inside", {"name": ARCHER}),
        "Green archer is inside a building and does not shoot, and so cannot be shot at.",
        (
            "Onervaren boogschutter is in een gebouw en schiet niet: daar kan niet op geschoten "
            "worden."
        ),
        (
            "Unerfahrener Bogenschütze ist in einem Gebäude und schießt nicht: Darauf kann nicht "
            "geschossen werden."
        ),
    ),
    (
        Text("carnage:refusal-shot-announced", {"name": RIDERS}),
        "Bull riders have already announced a shot: a unit has one target.",
        "Stierenruiters hebben al een schot aangekondigd: een eenheid heeft één doel.",
        "Stierreiter haben schon einen Schuss angesagt: Eine Einheit hat ein Ziel.",
    ),
    (
        Text("carnage:refusal-kit-edge", {"piece": kinds()["high-rocks"].name}),
        "High rocks stick out over the edge of the table.",
        "Hoge rotsen steken over de rand van de tafel.",
        "Hohe Felsen ragen über den Tischrand.",
    ),
    (
        Text("carnage:refusal-kit-edge", {"piece": kinds()["river"].name}),
        "River sticks out over the edge of the table.",
        "Rivier steekt over de rand van de tafel.",
        "Fluss ragt über den Tischrand.",
    ),
]


@pytest.fixture(autouse=True)
def texts_of_all_games():
    """Games bring their texts when they are looked for."""
    assert {"carnage", "little-carnage", "wizard-duel"} <= set(games())


@pytest.mark.parametrize(("text", "en", "nl", "de"), [*LITTLE_CARNAGE, *CARNAGE])
def test_verbs_and_pronouns_agree_with_the_name(text, en, nl, de):
    assert [Speaker(language).say(text) for language in WRITTEN] == [en, nl, de]


def test_regiments_that_are_named_in_the_plural_are_many():
    one = [card.name.en for card in cards().values() if not card.name.many]
    assert one == [
        "Dwarf Lord",
        "Dwarf Cannon",
        "Human Magister",
        "Orc Chieftain",
        "Chieftain Gramgrodar",
        "Orc Shaman",
        "Minotaur",
        "Ogre",
        "Dark Elf Sorceress",
        "Demon Lord",
        "Two-headed Chaos Dragon",
        "Champion of the Two-headed Chaos Dragon",
        "Necromancer",
    ]
    assert not any(troop.name.many for troop in troops().values())


def test_numbers_behind_a_name_keep_it_many():
    state = battle(troop(0, (5, 5), (6, 5), card="goblin-archers", label=2))
    model = state.models_of(101)[0].changed(number=3)
    one = cards()["goblin-archers"].single
    assert model_name(state.with_model(model), model) == one.followed(" 2-3")
    assert not one.many
    assert state.regiment(101).name == ARCHERS.numbered(2)
    assert ARCHERS.numbered(2).many
    assert RIDERS.numbered(4).many


def test_a_side_wins_and_several_win():
    watch, raiders = battles()["first-blood"].roles
    said = [
        Speaker(language).say(Text("little-carnage:scene-sheet-condition", {"role": role}))
        for role in (watch, raiders)
        for language in WRITTEN
    ]
    assert said == [
        "Border watch wins",
        "Grenswacht wint",
        "Grenzwacht siegt",
        "Raiders win",
        "Plunderaars winnen",
        "Plünderer siegen",
    ]


NAMES = frozenset(
    (
        "name",
        "unit",
        "enemy",
        "target",
        "target_name",
        "other",
        "into",
        "cause",
        "card",
        "carrier",
        "piece",
        "second",
        "terrain",
    )
)
"""Variables that are names of units and of what stands on the table."""

SINGULAR = {
    "en": "is has was does stands casts finds needs loses leaves goes makes keeps moves wins",
    "nl": "is heeft wordt kan staat moet mag werd gaat doet valt wint",
    "de": "ist hat wird kann steht muss darf wurde geht tut greift siegt",
}
APART = {
    "en": "of on to",
    "nl": "van op tot naar achter voor en regiment",
    "de": "von auf zu für hinter gegen und der den die",
}
"""Words before a name that is not what the verb speaks of: "the card of Goblins is skipped"."""

TITLES = frozenset({"carnage:pearl-again"})
"""Here the name is the title of an effect."""


def singular(language, said):
    """Whether a verb in the singular follows the plural name."""
    verbs = "|".join(SINGULAR[language].split())
    apart = APART[language].split()
    found = re.finditer(rf"(\w*)\W*\bKnaves (?:{verbs})\b", said)
    return any(match[1].casefold() not in apart for match in found)


def test_the_search_finds_what_it_is_for():
    assert singular("en", "Knaves is afraid.")
    assert singular("de", "Zu spät: Knaves hat gezaubert.")
    assert not singular("en", "The card of Knaves is skipped. Knaves are afraid.")


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("game", ["carnage", "little-carnage", "wizard-duel"])
def test_no_message_has_a_singular_verb_right_after_a_plural_name(game, language):
    (source,) = [source for source in LIBRARY.sources() if source.namespace == game]
    knaves = Name("Knaves", "Knaves", "Knaves", many=True)
    wrong = []
    chapter = read_chapters(source)[language]
    for message in chapter.messages:
        variables = chapter.variables(message)
        for number in (1, 2) if variables & NAMES and source.key(message) not in TITLES else ():
            values = {name: knaves if name in NAMES else number for name in variables}
            said = Speaker(language).say(Text(source.key(message), values))
            wrong += [said] if singular(language, said) or said.startswith("⟦") else []
    assert wrong == []
