"""Competences: what they say, in the vocabulary of effects."""

from typing import get_args

import msgspec
import pytest

from slagveld.games.confrontation.core import competence_vocabulary as effects
from slagveld.games.confrontation.core.book import FOLDER
from slagveld.games.confrontation.core.competence_vocabulary import Effect, Gives
from slagveld.games.confrontation.core.competences import abilities, filled, powers_of, trait
from slagveld.games.confrontation.core.profiles import profile, profiles
from slagveld.kernel.rulebook import Rulebook
from slagveld.texts import Name, Speaker, add_source, say
from tests.games.rulebooks import same

add_source("confrontation", FOLDER.parent / "texts")

BOOK = Rulebook.load(FOLDER.parent / "rulebook")
ALL = profiles()


@pytest.mark.rule("CON-GAP-3", "CON-STAT-16")
def test_every_competence_has_words_names_and_a_rule():
    for key, row in abilities().items():
        assert row.key == key
        assert all([row.words.en, row.words.nl, row.words.de])
        assert max(len(row.words.en), len(row.words.nl), len(row.words.de)) <= 110, key
        assert same(BOOK[row.rule].title, row.name)
        assert BOOK[row.rule].house == (row.origin in ("partly", "house")), key
        assert (BOOK[row.rule].kind == "data") == (not row.effects), key
    assert len(abilities()) == 64
    assert list(abilities()) == sorted(abilities())


def test_the_sourced_competences_are_all_there():
    sourced = [key for key, row in abilities().items() if row.origin in ("C2", "C3", "C3.5")]
    assert len(sourced) == 21
    for key in ("ambidextre", "acharne", "tir-d-assaut", "tyrans-de-vile-tis"):
        assert key in sourced
    assert abilities()["mutagene"].origin == "partly"


def test_every_competence_stands_on_a_card():
    borne = {one.ability.key for row in ALL.values() for one in row.traits}
    assert borne == set(abilities())


@pytest.mark.rule(
    "CON-CARD-destrier",
    "CON-CARD-enorme",
    "CON-CARD-etre-du-destin",
    "CON-CARD-iconoclaste",
    "CON-CARD-illumine",
    "CON-CARD-juste",
    "CON-CARD-mercenaire",
    "CON-CARD-paria",
    "CON-CARD-veteran",
)
def test_marks_without_effect_are_marks():
    marks = [key for key, row in abilities().items() if not row.effects]
    assert marks == [
        "destrier",
        "enorme",
        "etre-du-destin",
        "iconoclaste",
        "illumine",
        "juste",
        "mercenaire",
        "paria",
        "veteran",
    ]
    assert all(abilities()[key].weight == 0 for key in marks)


def test_every_effect_of_the_vocabulary_is_used_and_x_finds_its_field():
    kinds = {kind for kind in vars(effects).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, Effect) and kind is not Effect}
    used = set()
    for row in abilities().values():
        assert (row.default is not None) <= (row.x == "number")
        for effect in row.effects:
            used.add(type(effect))
            if effect.by_x:
                assert row.x
                assert effect.by_x in effect.__struct_fields__
            else:
                assert effect.times == 1
    assert used == kinds
    assert len(kinds) == 17
    given = [one.what for row in abilities().values() for one in row.effects if type(one) is Gives]
    assert set(given) == set(get_args(effects.Gift))


def test_x_is_read_from_the_card():
    assert trait("implacable/2").x == 2
    assert trait("mutagene/-1").x == -1
    assert trait("fleau/staff").x == "staff"
    assert trait("ambidextre").x is None
    assert trait("dur-a-cuire").x is None
    assert trait("implacable/2").rule == "CON-CARD-implacable"
    wrong = {"implacable": "needs an X", "ambidextre/2": "takes no X", "implacable/": "takes no X"}
    wrong |= {"implacable/two": "is a number", "fleau": "needs an X"}
    for text, words in wrong.items():
        with pytest.raises(ValueError, match=words):
            trait(text)
    with pytest.raises(KeyError):
        trait("flying")


def test_a_card_shows_competences_with_their_x():
    shown = [say(one.name) for one in profile("onyx").traits]
    assert shown == [
        "Born Killer",
        "Implacable/2",
        "Scout",
        "Bane/Scout",
        "Personal Enemy/Managarm",
    ]
    for language in ("en", "nl", "de"):
        for row in ALL.values():
            for one in row.traits:
                assert isinstance(one.name, Name) or not Speaker(language).faults(one.name)


# Powers


def effect_of(written, kind):
    """The effect of one competence, its X filled in."""
    return powers_of((written,)).one(kind)[1]


@pytest.mark.parametrize(
    ("written", "kind", "field", "value"),
    [
        ("commandement/15", effects.Commands, "radius", 1500),
        ("chef-de-guerre/10", effects.Commands, "radius", 1000),
        ("commandement/15", effects.Commands, "staff", 2),
        ("regeneration/4", effects.Regenerates, "on", 4),
        ("regeneration/4", effects.Regenerates, "tries", 2),
        ("dur-a-cuire", effects.CountsLarger, "against", 1),
        ("dur-a-cuire/2", effects.CountsLarger, "against", 2),
        ("brute-epaisse", effects.CountsLarger, "own", 1),
        ("fleau/staff", effects.Rerolls, "against", "staff"),
        ("ennemi-personnel/Managarm", effects.Vendetta, "on", "Managarm"),
        ("immunite/head", effects.Immune, "to", "head"),
        ("aguerri", effects.RollsOn, "faces", (5,)),
        ("acharne", effects.FightsOn, "until", "phase"),
        ("acharne", effects.FightsOn, "pursues", False),
        ("endurance", effects.IgnoresPenalties, "levels", ("light",)),
        (
            "possede",
            effects.IgnoresPenalties,
            "levels",
            ("stunned", "light", "serious", "critical"),
        ),
        ("tyrans-de-vile-tis", effects.CountsAsCharge, "moves", ("engagement", "pursuit")),
        ("precision", effects.ShotModifier, "bands", ("medium", "long")),
        ("tir-instinctif", effects.ShotModifier, "fire", ("dynamic",)),
        ("etendard", effects.Staff, "part", "standard"),
        ("mort-vivant", effects.CommandedBy, "ability", "mort-vivant"),
    ],
)
def test_what_competences_say(written, kind, field, value):
    assert getattr(effect_of(written, kind), field) == value


@pytest.mark.parametrize(
    ("written", "what", "amount"),
    [
        ("implacable/4", "pursues-more", 4),
        ("enchainement/2", "chains-kills", 2),
        ("coup-de-maitre/5", "master-strikes", 5),
        ("coup-de-maitre/0", "master-strikes", 0),
        ("force-en-charge/15", "charge-strength", 15),
        ("cri-de-guerre/6", "fearsome-charge", 6),
        ("desengagement/5", "slips-away", 5),
        ("instinct-de-survie/6", "survives", 6),
        ("insensible/3", "resists-magic", 3),
        ("mutagene/-1", "mutates", -1),
        ("ambidextre", "ripostes", 2),
        ("abominable", "appals", 2),
        ("tueur-ne", "combat-dice", 1),
        ("guerrier-ne", "combat-dice", 1),
        ("furie-guerriere", "fury", 1),
        ("reflexes", "initiative-dice", 2),
        ("charge-bestiale", "charge-penalty", 2),
        ("rapidite", "assault-pace", 5),
        ("esquive", "dodge-pace", 2),
        ("harcelement", "moves-after-shot", 1),
        ("saut", "leaps", 4),
        ("tir-d-assaut", "assault-fire", 7),
        ("conscience", "senses", 2000),
        ("cri-de-ralliement", "rallies", 1000),
        ("autorite", "rerolls-tactics", 1),
    ],
)
def test_what_competences_give_by_a_number(written, what, amount):
    assert powers_of((written,)).number(what)[1] == amount


def test_scouts_and_infiltrators_deploy_differently():
    scout, other = (effect_of(key, effects.Deploys) for key in ("eclaireur", "infiltration"))
    assert (scout.away, scout.beyond, scout.hides) == (1000, 0, True)
    assert (other.away, other.beyond, other.hides) == (2000, 2000, False)


def test_modifiers_of_fights_say_when():
    found = {}
    for key in ("bravoure", "parade", "brutal", "vivacite", "kal-shadar"):
        rows = powers_of((key,)).all(effects.Modifies)
        found[key] = [(row.value, row.amount, row.when) for _, row in rows]
    assert found == {
        "bravoure": [("attack", 1, "all-attack")],
        "parade": [("defence", 1, "any-defence")],
        "brutal": [("strength", 1, "charged")],
        "vivacite": [("initiative", 1, "melee-initiative")],
        "kal-shadar": [("attack", 1, "assaulted"), ("strength", 1, "assaulted")],
    }


def test_a_personal_enemy_leaves_a_choice_of_competences():
    found = effect_of("ennemi-personnel/Balkrôn", effects.Vendetta)
    assert found.heals == 1
    assert [len(powers_of(gain).traits) for gain in found.gains] == [1, 2, 1, 1]


def test_powers_are_asked_by_kind():
    powers = profile("grand-crane").powers
    assert powers.has("abominable")
    assert not powers.has("abomin")
    assert powers.immune("fear").ability.key == "mort-vivant"
    assert powers.immune("toxic") is not None
    assert powers.immune("head") is None
    assert powers.number("fury") is None
    assert list(powers.numbers("fury")) == []
    assert [row.to for _, row in powers.all(effects.Immune)] == ["fear", "toxic"]
    assert powers_of(("ambidextre", "ambidextre")).traits == (trait("ambidextre"),)
    assert profile("grand-crane").powers is powers


def test_classes_are_what_banes_are_against():
    assert profile("magistrate").powers.classes == ("scouts",)
    assert profile("captain-aldwen").powers.classes == ("staff",)
    assert profile("paladin").powers.classes == ()
    both = powers_of(("eclaireur", "commandement/5", "etendard"))
    assert both.classes == ("scouts", "staff")
    named = [key for key, row in abilities().items() if row.classes]
    assert named == ["chef-de-guerre", "commandement", "eclaireur", "etendard", "musicien"]


def test_a_word_that_is_none_of_the_list_is_refused():
    for wrong in ("immunite/love", "fleau/orcs"):
        with pytest.raises(msgspec.ValidationError):
            powers_of((wrong,))
    one = trait("ambidextre")
    assert filled(one.ability.effects[0], one) is one.ability.effects[0]
