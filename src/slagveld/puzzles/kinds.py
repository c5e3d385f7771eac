"""What puzzles are about, by the kind of answer that solves them."""

from typing import Final, Literal

TitleKind = Literal[
    "strike",
    "shoot",
    "charge",
    "move",
    "cast",
    "summon",
    "hold",
    "withdraw",
    "guard",
    "order",
    "share",
    "follow",
    "losses",
    "place",
    "face",
    "rage",
    "best",
]
"""Keys of titles: `puzzle-title-…`."""

# texts: puzzle-title-*
_ACTIONS: Final[dict[TitleKind, tuple[str, ...]]] = {
    "strike": ("Strike", "Fight", "FollowStrike", "StrikeAllAt", "ChooseOpponents", "AtAnother"),
    "shoot": ("Shoot", "Volley", "FireRapidly", "TakeAim", "FreeShot"),
    "charge": ("Charge", "ChargeMove", "Announce", "Engage", "Wrap"),
    "move": (
        "Move",
        "MoveFormation",
        "MoveWagon",
        "MoveWizard",
        "Walk",
        "Run",
        "Rush",
        "March",
        "Levitate",
        "Nimble",
        "Go",
        "Rerank",
        "TakeWay",
    ),
    "cast": ("Cast", "CastDefence", "CastHealing", "CastNow", "Regenerate"),
    "summon": ("Summon",),
    "hold": (
        "Stay",
        "Remain",
        "Rest",
        "EndPhase",
        "EndTurn",
        "EndPart",
        "EndActivation",
        "HoldFire",
        "NoStrike",
        "WaitTurn",
        "HurryNobody",
    ),
    "withdraw": ("BreakAway", "BreakOff", "Disengage", "Withdraw", "WithdrawInto", "LeaveWagon"),
    "guard": ("FullDefence", "Dodge", "Block", "BlockBest"),
    "order": ("PlayDrawn", "KeepDrawn", "PlayReserve", "Draw", "EndDraw", "SetOrder", "Hurry"),
    "share": ("AllocateDice",),
    "follow": ("Pursue", "PursueAt", "NoPursuit", "AfterThem"),
    "losses": ("ChooseLosses",),
    "place": ("Deploy", "DropItem", "PlaceObjective", "PlaceTerrain", "PutOnPile", "TakePlaces"),
    "face": ("SpinTo", "KeepFacing"),
    "rage": ("GoBerserk", "Surge"),
}
_KINDS: Final = {action: kind for kind, actions in _ACTIONS.items() for action in actions}


def kind_of(action: str) -> TitleKind:
    """What a puzzle is about whose answer is an action of this name."""
    return _KINDS.get(action, "best")
