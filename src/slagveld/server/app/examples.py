"""An example of each body, for whoever reads the description of the API."""

from collections.abc import Mapping
from typing import Any, Final

EXAMPLES: Final[Mapping[str, Any]] = {
    "judgeScenario": {
        "file": "duel.yaml",
        "text": "game: wizard-duel\nkey: duel\ntitle: A duel\nsummary: Two wizards.\n"
        "width: 10000\ndepth: 8000\nplayers: [2]\ngoals: [{kind: last}]\n",
    },
    "judgeCard": {
        "sheet": {
            "key": "halberdiers",
            "name": "Halberdiers",
            "people": "humans",
            "attack": 2,
            "defence": 2,
            "strength": 4,
            "resistance": 3,
            "agility": 4,
            "wounds": 2,
        }
    },
    "judgeArmy": {
        "game": "wizard-duel",
        "name": "My stock",
        "entries": [{"key": "ork/small", "count": 3}],
    },
    "randomArmy": {"points": 200, "seed": 7},
    "sealedArmy": {"points": 200, "seed": 7, "side": 0},
    "draftArmies": {"points": 200, "seed": 7, "picks": [], "bots": [False, True]},
    "readList": {"words": "My patrol\n- 3 × Guardsman – 45 points\n- 1 × Paladin\n"},
    "writeList": {
        "army": {"game": "wizard-duel", "name": "My stock", "entries": [{"key": "ork/small"}]},
        "language": "nl",
    },
    "showOffer": {"army": {"game": "wizard-duel", "name": "My stock"}, "key": "ork/small"},
    "makeBattlefield": {"land": "hills", "density": "dense", "fair": "mirror", "seed": 12},
    "judgeTable": {
        "width": 12000,
        "depth": 8000,
        "ground": "grass",
        "pieces": [{"key": "wood", "x": 6000, "y": 4000, "width": 2000, "depth": 1500}],
    },
    "newPaper": {
        "kind": "army",
        "game": "wizard-duel",
        "name": "My stock",
        "army": {"game": "wizard-duel", "name": "My stock", "entries": [{"key": "ork/small"}]},
    },
    "changePaper": {
        "kind": "table",
        "game": "wizard-duel",
        "name": "The clearing",
        "table": {"width": 12000, "depth": 8000},
    },
    "newBattle": {
        "game": "wizard-duel",
        "scenario": "ruins",
        "seats": [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}],
    },
    "openPuzzle": {"title": "Puzzle 1"},
    "tryPuzzle": {"action": {"type": "EndPhase"}},
    "newCampaign": {
        "campaign": "confrontation/the-stolen-banner",
        "sides": [
            {"side": "lions", "who": "me", "name": "Anna"},
            {"side": "goblins", "who": "bot", "bot": "greedy"},
        ],
    },
    "readCampaign": {"name": "war.yaml", "text": "name: {en: War, nl: Oorlog, de: Krieg}\n…"},
    "enterResult": {
        "version": 2,
        "winner": "lions",
        "points": {"lions": 3, "goblins": 1},
        "alive": {"lions": [4, 0, 2]},
        "rounds": 6,
        "note": "Rain.",
    },
    "takeBackResult": {"version": 3},
    "startBattle": {"version": 0},
    "chooseScenario": {"version": 2, "scenario": "crossing"},
    "bringArmy": {
        "version": 2,
        "side": "lions",
        "army": {"game": "confrontation", "name": "My patrol", "entries": [{"key": "conscript"}]},
    },
    "campDeed": {
        "version": 2,
        "side": "lions",
        "game": "confrontation",
        "deed": "learn",
        "member": 1,
        "key": "attack",
    },
    "judgeCampaignArmy": {
        "side": "lions",
        "army": {"game": "confrontation", "name": "My patrol", "entries": [{"key": "conscript"}]},
    },
    "hint": {"after": 3, "seat": 0},
    "claimSeat": {"key": "s_the-secret-of-a-seat-as-it-stands-in-its-link", "name": "Ben"},
    "act": {
        "type": "act",
        "id": 1,
        "after": 0,
        "seat": 0,
        "action": {"type": "MixDice", "number": 4711},
    },
    "preview": {
        "type": "preview",
        "id": 2,
        "after": 3,
        "seat": 0,
        "action": "WalkWizard",
        "values": {},
    },
}
"""By the id of the operation."""
