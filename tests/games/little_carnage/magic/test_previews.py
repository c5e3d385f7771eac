"""What a screen shows while a spell is chosen: forms, ranges, chances, places."""

import msgspec
import pytest

from slagveld.games.little_carnage.magic.casting import CASTING
from slagveld.games.little_carnage.magic.previews import leap_ring
from slagveld.games.little_carnage.magic.wizards import range_ring
from slagveld.kernel.decision import Partial
from slagveld.table.shapes import Pose
from tests.games.little_carnage.battle import NORTH, card, mounted, troop, units
from tests.games.little_carnage.house import spell
from tests.games.little_carnage.magic.test_places import at, dead
from tests.games.little_carnage.sorcery import ALL, asked, foe, wizard

FOE = foe((20, 14), card=card(wounds=5))


def shown(state, action, **values):
    return state.agenda.top.preview(state, 0, Partial(action, values))


def keys(texts):
    return [one.key.removeprefix("little-carnage:") for one in texts]


def test_one_form_for_each_way_of_casting():
    state = asked(wizard(), wizard(24, spells=("mend",)), FOE)
    forms = {form.action: form for form in CASTING.forms(state, 0)}
    assert list(forms) == ["Cast", "CastOnSeveral", "CastTo"]
    names = {key: [field.name for field in form.fields] for key, form in forms.items()}
    assert names == {
        "Cast": ["wizard", "spell", "target"],
        "CastOnSeveral": ["wizard", "spell", "targets"],
        "CastTo": ["wizard", "spell", "target", "to"],
    }
    cast = forms["Cast"].fields
    assert (cast[0].allowed, forms["CastTo"].fields[0].allowed) == ((1, 2), (1,))
    simple = [key for key in ALL if key not in ("storm", "blink", "raise")]
    assert [(one.key, one.of) for one in cast[1].choices] == [
        *[(key, 1) for key in simple],
        ("mend", 2),
    ]
    assert cast[2].allowed == (1, 2, 3)
    storm = forms["CastOnSeveral"].fields
    assert (storm[2].allowed, storm[2].most) == ((3,), 3)
    assert forms["CastTo"].fields[2].allowed == (1, 2)
    assert forms["CastTo"].fields[3].of == "target"


def test_a_spell_is_offered_with_its_chance():
    state = asked(wizard(magic=3, spells=("storm",)), FOE)
    (form,) = CASTING.forms(state, 0)
    about = form.fields[1].choices[0].help
    assert (about.key, about.values["chance"]) == ("little-carnage:magic-help-spell", 50)


def test_on_shared_bases_one_is_named():
    rider, mount = foe((20, 12)), foe((20, 12), card=card(base="monster"))
    state = mounted(asked(wizard(spells=("mire",)), rider, mount), 102, 103)
    (form,) = CASTING.forms(state, 0)
    whom = form.fields[3]
    assert (whom.name, whom.optional) == ("whom", True)
    assert [(one.key, one.of) for one in whom.choices] == [("2", 900), ("3", 900)]


def test_no_forms_without_a_wizard_who_can():
    assert CASTING.forms(asked(wizard(attacked=True), FOE), 0) == []
    assert CASTING.forms(asked(wizard(), FOE), 1) == []


def test_first_the_wizards_then_nothing_then_the_targets():
    state = asked(wizard(spells=("fire-dart", "mend")), FOE, foe((20, 1)))
    assert shown(state, "Cast").pieces == (1,)
    assert shown(state, "Cast", wizard=2).pieces == (1,)
    assert shown(state, "Cast", wizard=1).refusal is None
    chosen = shown(state, "Cast", wizard=1, spell="fire-dart")
    assert chosen.pieces == (2,)
    assert chosen.region == range_ring(state.stand_of(state.field.model_by_id[1]),
                                       spell("fire-dart"))  # fmt: skip
    assert keys(chosen.notes) == ["spell-fire-dart-text"]
    assert shown(state, "Cast", wizard=1, spell="mire").refusal.rule == "LC-1.8-magic-3"
    assert shown(state, "CastTo", wizard=1, spell="mend").unfinished
    spent = asked(wizard(attacked=True), FOE)
    assert shown(spent, "Cast", wizard=1).refusal.rule == "LC-1.3-17"


def test_chances_of_casting_and_of_wounds():
    state = asked(wizard(spells=("fire-dart",)), FOE)
    found = shown(state, "Cast", wizard=1, spell="fire-dart", target=2)
    assert found.refusal is None
    cast, wounds = found.odds
    assert keys([one for one, _ in cast.outcomes]) == ["magic-odds-succeeds", "magic-odds-fails"]
    assert [part for _, part in cast.outcomes] == [0.75, 0.25]
    assert wounds.mean == pytest.approx(47 / 36)
    assert keys(found.notes) == ["magic-note-no-attack"]
    far = shown(asked(wizard(), foe((20, 1))), "Cast", wizard=1, spell="mire", target=2)
    assert far.refusal.rule == "LC-SPELL-mire"
    assert far.region is not None


def test_a_storm_shows_the_chances_of_each():
    state = asked(wizard(), foe((19, 14), (20, 14)), foe((25, 14)))
    found = shown(state, "CastOnSeveral", wizard=1, spell="storm", targets=[2, 3])
    assert keys([one.title for one in found.odds]) == [
        "magic-odds-cast", "magic-odds-strikes", "magic-odds-strikes"
    ]  # fmt: skip
    assert [part for _, part in found.odds[0].outcomes] == [0.25, 0.75]
    assert shown(state, "CastOnSeveral", wizard=1, spell="storm", targets=[]).pieces == (2, 3, 4)
    assert found.pieces == (2, 3)


def test_dread_shows_the_chances_of_the_test():
    found = shown(asked(wizard(), foe((20, 14), (21, 14))), "Cast", wizard=1, spell="dread",
                  target=2)  # fmt: skip
    rows = [(one.key, round(part, 4)) for one, part in found.odds[1].outcomes]
    assert rows == [
        ("little-carnage:magic-odds-afraid", 0.6944),
        ("little-carnage:magic-odds-brave", 0.3056),
    ]
    assert found.odds[1].need.total == 1


def test_who_may_resist_is_noted_and_who_has_cast_needs_no_warning():
    enemy = foe((20, 14), card=card(magic_resistance=2))
    found = shown(asked(wizard(over=True), enemy), "Cast", wizard=1, spell="mire", target=2)
    (note,) = found.notes
    assert (note.key, note.values["chance"]) == ("little-carnage:magic-note-resistance", 31)


def test_a_leap_shows_where_it_may_end():
    state = asked(wizard(), FOE)
    stand = state.field.by_id[1]
    aimed = shown(state, "CastTo", wizard=1, spell="blink", target=1)
    assert (aimed.region, aimed.unfinished) == (leap_ring(stand, spell("blink")), True)
    to = msgspec.to_builtins(at(24, 20, NORTH))
    put = shown(state, "CastTo", wizard=1, spell="blink", target=1, to=to)
    assert [(ghost.piece, ghost.pose) for ghost in put.ghosts] == [(1, at(24, 20))]
    bad = shown(state, "CastTo", wizard=1, spell="blink", target=2)
    assert bad.refusal.rule == "LC-SPELL-blink"
    assert shown(state, "CastTo", wizard=1, spell="blink", target=77).unfinished


def test_a_return_has_a_place_proposed():
    bones = troop(0, (22, 20), card=card(undead=True), count=2)
    state = dead(asked(wizard(magic=3), bones, FOE), 50)
    found = shown(state, "CastTo", wizard=1, spell="raise", target=2)
    pose = Pose(units(22), units(20) - 251, NORTH * 10)
    assert found.snapped == {"to": msgspec.to_builtins(pose)}
    assert [(ghost.piece, ghost.pose) for ghost in found.ghosts] == [(50, pose)]
    assert not found.unfinished


def test_the_range_is_drawn_about_the_base():
    state = asked(wizard(), FOE)
    outline = range_ring(state.field.by_id[1], spell("mend")).outlines[0].points
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    edge = units(8.5)
    assert (min(xs), max(xs)) == (units(20) - edge, units(20) + edge)
    assert (min(ys), max(ys)) == (units(20) - edge, units(20) + edge)
    leap = leap_ring(state.field.by_id[1], spell("blink")).outlines[0].points
    assert max(x for x, _ in leap) == units(28)
