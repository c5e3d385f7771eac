"""Dials as they are given: the first roster of house dials, and dials of the first edition."""

SHORT = {
    "Aqu": "aquatic",
    "BAr": "battle-armor",
    "BFu": "battle-fury",
    "Bsk": "berserk",
    "Bou": "bound",
    "Chg": "charge",
    "Com": "command",
    "Def": "defend",
    "Dem": "demoralized",
    "Dod": "dodge",
    "F/L": "flame-lightning",
    "Fli": "flight",
    "Hea": "healing",
    "MBl": "magic-blast",
    "MCo": "magic-confusion",
    "MEn": "magic-enhancement",
    "MHe": "magic-healing",
    "MLe": "magic-levitation",
    "Nec": "necromancy",
    "Pol": "pole-arm",
    "Qui": "quickness",
    "Ram": "ram",
    "Sho": "shockwave",
    "Smi": "smite",
    "Snk": "sneak-attack",
    "SRe": "spell-resistance",
    "Ste": "stealth",
    "Swe": "sweep",
    "Tou": "toughness",
    "Vam": "vampirism",
    "Ven": "venom",
    "WMa": "weapon-master",
    "MIm": "magic immunity",
}
"""Short names of the abilities; magic immunity is a type of the click."""

DIALS = {
    "orc-marauder": (
        "8/9/15/3 BFu · 7/8/15/2 BFu · 6/7/14/2 · 6/6/13/1 · 7/8/12/3 Bsk · 4/0/11/0 Dem"
    ),
    "orc-hunter": (
        "8/9/15/2 Ste · 8/8/15/2 Ste · 8/8/14/2 Ste · 7/7/13/1 · 6/6/12/1 · 4/0/11/0 Dem"
    ),
    "gulthak-orc": (
        "8/9/15/2 BFu · 8/8/15/2 BFu · 7/8/14/2 BFu · 6/7/13/1 · 5/6/12/1 · 7/7/12/2 Bsk · "
        "4/0/11/0 Dem"
    ),
    "blood-shaman": (
        "8/8/16/2 MHe+MEn · 7/7/15/2 MHe · 7/7/15/1 MHe · 6/6/14/1 MHe · 6/6/13/1 Vam · "
        "4/0/11/0 Dem"
    ),
    "khan-urzag-redtusk": (
        "10/11/17/4 Chg+Tou+Com · 10/11/16/4 Chg+Tou+Com · 9/10/16/3 Chg+Tou+Com · "
        "9/9/15/3 Tou · 8/9/14/3 Smi · 8/8/14/2 Smi · 7/8/13/2 Smi · 8/9/12/4 Bsk"
    ),
    "master-archer": (
        "8/9/15/1 · 8/9/15/1 · 8/8/14/1 · 7/7/14/1 · 7/6/13/1 · 6/5/12/1 · 5/0/11/0 Dem"
    ),
    "glade-pikeman": (
        "8/8/15/2 Pol · 8/7/15/2 Pol · 7/7/14/2 Pol · 6/6/13/1 · 5/5/12/1 · 4/0/11/0 Dem"
    ),
    "temple-mender": (
        "8/7/15/2 Hea · 8/7/15/2 Hea · 7/6/14/1 Hea · 6/5/13/1 Hea · 5/4/12/1 · 4/0/11/0 Dem"
    ),
    "silver-lancer": (
        "10/10/15/3 Chg+BAr · 9/9/15/3 Chg+BAr · 9/8/14/2 Chg · 8/7/14/2 · 8/6/13/1 · "
        "6/5/12/1 · 5/0/11/0 Dem"
    ),
    "lord-caelith-dawnspear": (
        "8/12/18/3 WMa+Def+Com · 8/11/17/3 WMa+Def+Com · 8/10/17/3 WMa+Com · "
        "8/10/16/3 WMa+Com · 7/9/15/2 Def · 7/8/15/2 · 6/7/14/2 · 5/6/13/1"
    ),
    "atlantean-sorcerer": (
        "8/9/15/2 MBl · 8/8/15/2 MBl · 7/8/14/2 MBl · 7/7/14/1 F/L · 6/6/13/1 F/L · "
        "5/5/12/1 · 4/0/11/0 Dem"
    ),
    "apprentice-sorcerer": ("8/7/14/1 MEn · 7/6/14/1 · 6/6/13/1 · 5/5/12/1 · 4/0/11/0 Dem"),
    "bulwark-golem": (
        "6/9/16/3 BAr · 6/9/16/3 BAr · 6/8/15/3 BAr · 6/8/15/2 BAr · 5/7/15/2 BAr · "
        "5/7/14/2 Swe · 5/6/14/2 Swe · 4/6/13/2 · 3/5/12/1"
    ),
    "legion-shieldman": (
        "7/8/16/2 Def · 7/8/15/2 BAr · 6/7/15/2 BAr · 6/6/14/1 · 5/5/13/1 · 4/0/11/0 Dem"
    ),
    "archmage-serathine": (
        "8/11/16/3 MLe+MBl+Com · 8/11/16/3 MLe+MBl+Com · 8/10/15/2 MBl+MEn · "
        "7/9/15/2 MBl+MEn · 7/8/14/2 F/L · 6/7/14/1 F/L · 6/6/13/1 · 5/0/12/0 Dem"
    ),
    "black-powder-rifleman": (
        "7/8/15/1 SRe · 7/8/14/1 SRe · 6/7/14/1 SRe · 6/6/13/1 SRe · 5/5/12/1 · 4/0/11/0 Dem"
    ),
    "magestone-delver": (
        "6/9/16/3 Tou · 6/9/16/2 Tou · 6/8/15/2 · 5/7/14/2 · 5/6/14/1 · 6/8/12/3 Bsk · 4/0/11/0 Dem"
    ),
    "field-surgeon": ("8/7/14/1 Hea · 8/6/14/1 Hea · 7/6/13/1 Hea · 6/5/12/1 · 4/0/11/0 Dem"),
    "thorn-poisoner": (
        "9/8/15/2 Ste+Ven · 8/8/15/1 Ste+Ven · 8/7/14/1 Ste+Ven · 7/6/13/1 Snk · 6/5/12/1 · "
        "5/0/11/0 Dem"
    ),
    "jarl-halvard-stormcoal": (
        "7/11/17/4 Swe+Tou+Com · 7/11/17/3 Swe+Tou+Com · 7/10/16/3 Tou+Com · 6/9/16/3 SRe · "
        "6/9/15/3 SRe · 6/8/14/2 · 5/8/13/2 · 7/9/12/4 Bsk"
    ),
    "vladd-blooddrinker": (
        "10/9/15/3 Vam · 10/9/15/3 Vam · 9/8/14/2 Vam · 8/7/14/2 Vam · 7/6/13/1 Vam · "
        "6/5/12/1 · 5/0/11/0 Dem"
    ),
    "deathspeaker-acolyte": (
        "8/7/14/1 Nec · 7/6/14/1 Nec · 6/6/13/1 Nec · 5/5/12/1 · 4/0/11/0 Dem"
    ),
    "shambling-zombie": ("6/8/13/2 · 6/8/12/2 · 5/7/11/1 · 4/6/10/1"),
    "shyft-brood-keeper": (
        "8/8/15/2 Qui · 8/8/14/2 Qui · 7/7/14/2 · 6/6/13/1 · 5/5/12/1 · 4/0/11/0 Dem"
    ),
    "marsh-lurker": ("8/8/15/2 Ven · 8/8/14/2 Ven · 7/7/13/2 · 6/6/12/1"),
    "shaman": ("8/7/15/1 MHe+MEn · 6/6/14/1 MHe+MEn · 5/5/13/1 BFu · 7/7/13/2 Bsk · 4/0/11/0 Dem"),
    "slasher": (
        "8/9/15/2 BAr+BFu · 6/8/15/2 BAr+BFu · 5/7/14/1 · 5/6/13/1 · 7/7/11/3 Bsk · 4/0/11/0 Dem"
    ),
    "crusher": (
        "8/8/15/3 BAr+BFu · 6/7/14/3 BAr+BFu · 5/6/13/2 BAr · 4/6/12/1 · 6/7/11/4 Bsk · "
        "4/0/11/0 Dem"
    ),
    "half-troll-hacker": (
        "8/11/15/3 Tou+BFu · 8/10/15/3 BFu · 6/8/14/2 BFu · 6/7/14/2 BFu · 8/9/13/4 Bsk · "
        "7/7/11/3 Bsk · 3/0/10/0 Dem"
    ),
    "chaos-mage": (
        "8/10/16/4 MBl · 8/9/15/2 Fli+Com · 6/10/10/4 F/L+BFu · 4/6/16/3 Sho+BFu · "
        "6/8/13/1 MLe+Nec · 8/6/11/3 BFu+MIm · 6/7/10/5 Bsk"
    ),
    "goblin-archer": ("8/7/15/1 Qui · 7/6/13/1 · 4/0/10/0 Dem"),
    "goblin-grenadier": ("5/7/14/2 Bou+Sho · 7/6/13/1 Sho · 3/0/10/0 Dem"),
    "taskmaster": (
        "8/10/15/2 BAr+Com · 6/9/14/2 Com · 5/7/14/2 Com · 4/6/13/1 Com · 7/9/13/3 Bsk · "
        "5/8/12/2 Bsk · 4/0/11/0 Dem"
    ),
    "cave-butcher-on-cave-runner": (
        "7/8/15/2 Chg+BAr+BFu · 6/8/15/2 Chg+BFu · 5/7/14/2 Chg · 8/6/14/1 · 6/8/12/3 Bsk · "
        "5/0/10/0 Dem"
    ),
    "noble-archer": ("8/9/15/1 · 8/8/14/1 · 7/7/14/1 · 7/5/13/1 · 6/4/12/1 · 5/0/11/0 Dem"),
    "longbow-archer": ("8/6/14/2 · 7/6/14/2 · 7/6/13/2 · 7/4/12/2 · 6/4/12/2 · 5/0/11/0 Dem"),
    "royal-pikeman": (
        "8/8/15/2 Pol · 8/7/15/2 Pol · 7/6/15/2 · 6/4/13/1 · 5/4/12/1 · 4/0/11/0 Dem"
    ),
    "liege-knight": ("8/9/16/2 Def · 8/8/16/2 · 7/8/15/2 · 6/4/13/1 · 5/4/12/1 · 4/0/11/0 Dem"),
    "temple-blademaster": (
        "8/9/16/3 WMa+MIm · 8/9/16/3 MIm · 8/9/15/3 MIm · 7/7/15/2 · 6/6/14/2 · 4/4/13/2 · "
        "4/0/10/0 Dem"
    ),
    "elf-at-arms": (
        "8/10/14/3 · 8/8/14/3 · 8/8/14/2 · 7/6/13/2 · 6/5/12/1 · 5/4/12/1 · 4/0/11/0 Dem"
    ),
    "light-lancer-on-light-warhorse": (
        "7/9/14/2 Chg+BAr · 6/9/14/2 Chg · 10/7/13/2 · 8/6/13/1 · 7/5/12/1 · 6/4/11/1 · "
        "5/0/10/0 Dem"
    ),
    "paladin-prince": (
        "8/12/18/4 Hea+Com+MIm · 8/11/17/3 Hea+Com+MIm · 8/10/16/3 Hea+Com+MIm · "
        "7/10/16/3 Com+MIm · 6/9/15/3 Com+MIm · 6/7/14/3 · 5/6/12/2 · 4/5/11/2 · 4/4/10/1"
    ),
    "demi-magus-weak": (
        "8/7/14/2 MBl+MEn · 7/5/14/2 MEn · 6/4/13/1 · 4/4/12/1 · 3/0/11/0 Dem · 2/0/10/0 Dem"
    ),
    "demi-magus-standard": (
        "8/7/14/2 MBl+MEn · 7/5/14/2 MBl+MEn · 6/4/13/1 MEn · 4/4/12/1 · 3/0/11/0 Dem · "
        "2/0/10/0 Dem"
    ),
    "magus": (
        "8/12/15/4 MLe+MBl+Com · 8/11/15/4 MLe+MBl+Com · 8/10/14/3 MBl+MEn · 7/9/14/3 MEn · "
        "7/8/14/3 MEn · 6/6/13/2 · 6/4/12/1 · 5/0/11/0 Dem"
    ),
    "amotep-gunner": (
        "8/9/15/3 F/L · 7/8/14/3 F/L · 6/7/13/3 F/L · 5/6/12/1 · 4/5/12/1 · 3/0/11/0 Dem · "
        "2/0/10/0 Dem"
    ),
    "utem-crossbowman": ("8/7/15/1 · 7/6/14/1 · 6/5/13/1 · 4/4/12/1 · 3/0/11/0 Dem · 2/0/10/0 Dem"),
    "brass-golem": (
        "6/7/15/2 BAr · 6/6/15/2 BAr · 6/6/14/1 BAr · 6/5/14/1 BAr · 5/5/13/1 BAr · "
        "4/4/12/1 · 2/4/10/1"
    ),
    "blade-golem": (
        "8/11/15/4 BAr · 8/10/15/4 BAr · 7/10/15/3 BAr · 7/9/14/3 BAr · 6/9/14/2 BAr · "
        "6/8/14/2 · 5/8/13/2 · 4/7/13/1 · 2/5/12/1"
    ),
    "khamsin-fuser": ("8/9/15/2 · 7/8/14/2 · 6/6/14/2 · 5/5/13/2 · 3/0/11/0 Dem · 2/0/10/0 Dem"),
    "black-powder-boomer": (
        "6/8/15/3 BAr · 5/7/14/3 BAr · 5/6/13/3 · 4/5/12/3 · 3/0/11/0 Dem · 2/0/10/0 Dem"
    ),
    "dwarven-fuser": (
        "6/8/16/2 MIm · 6/7/15/2 MIm · 6/6/14/2 MIm · 5/6/13/2 MIm · 5/5/12/2 BFu · 2/0/11/0 Dem"
    ),
    "leech-medic": ("8/7/14/1 Hea · 7/5/13/1 Hea · 6/4/12/1 · 5/4/11/1 · 2/0/10/0 Dem"),
    "steam-golem": (
        "8/10/17/4 Tou+BFu · 8/9/16/4 Tou+BFu · 7/9/16/4 Tou+BFu · 7/9/15/4 BFu · "
        "6/8/13/3 BFu · 5/7/12/3 BFu · 4/6/11/2 BFu · 3/5/10/1 · 2/4/10/1"
    ),
    "zombie": ("6/9/12/2 · 6/8/11/2 · 6/7/11/1 · 4/6/10/1"),
    "skeleton": ("8/10/15/2 WMa · 8/8/14/2 · 5/6/13/2 · 2/4/11/1"),
    "nightblade": (
        "8/9/15/2 Ste · 7/8/14/2 Ste · 6/7/14/2 Ste · 5/6/12/2 · 4/5/11/1 · 4/4/11/1 · 3/0/11/0 Dem"
    ),
    "feral-bloodsucker": (
        "10/9/15/2 Fli+WMa+BFu · 10/9/15/2 Fli+BFu · 9/8/14/2 Fli+Vam+BFu · "
        "8/7/12/1 Fli+Vam+BFu · 7/0/11/0 Fli+Dem · 5/0/10/0 Dem"
    ),
    "necromancer": (
        "8/9/15/2 Nec+MIm · 8/9/14/2 Nec+MIm · 8/8/14/2 Vam+Nec+MIm · 7/7/13/2 Vam+Nec · "
        "7/6/13/1 Vam+Nec · 6/5/12/1 Nec · 5/4/12/1 · 4/0/12/0 Dem"
    ),
    "order-of-vladd": (
        "10/13/18/5 Fli+Com+MIm · 10/13/17/4 Fli+Com+MIm · 10/12/17/3 Fli+Vam+Com · "
        "9/11/16/3 Fli+Vam+Com · 9/10/15/3 Fli+Vam+Com · 8/10/14/2 Fli+Vam+BFu · "
        "7/9/12/2 Fli+Vam+BFu · 6/8/12/2 Fli+Vam+BFu · 5/7/11/2 Vam"
    ),
    "mending-priestess": ("8/6/15/1 MHe+Def · 6/4/14/1 MHe · 5/4/13/1 · 4/0/11/0 Dem"),
    "pyre-spirit": (
        "12/10/19/3 Ram+Ven+Pol+BFu · 12/10/18/3 Ram+Ven+Pol+BFu · "
        "12/9/18/2 Ram+Ven+Pol+BFu · 12/9/17/2 Ven+Pol+BFu · 10/8/16/2 Ven+Pol+BFu · "
        "8/8/15/2 Pol+BFu · 6/7/14/2 · 10/9/13/4 Ram+Ven+Pol+Bsk"
    ),
    "orc-blaster": (
        "8/9/15/3 BAr+BFu · 7/8/15/2 BAr+BFu · 6/7/14/2 BFu · 5/7/13/2 · 7/9/12/3 Bsk · "
        "3/0/11/0 Dem"
    ),
    "shyft-piper": (
        "8/10/14/2 Aqu+Dod+MCo · 8/9/16/2 Aqu+MCo · 7/9/15/2 Aqu+MCo · 6/8/15/1 Aqu · "
        "5/7/14/1 Aqu · 4/0/13/0 Aqu+Dem"
    ),
    "quarterstaff-warrior": (
        "8/10/16/3 Pol · 8/10/15/2 Pol · 7/9/14/2 · 7/9/13/1 · 6/8/12/1 · 5/0/11/0 Dem"
    ),
}
"""Speed/attack/defense/damage and abilities of each click, the starting marker first."""

BASES = {
    "orc-marauder": ("OK-01", "tough", 19, "orc-khans", 0, 1, 900),
    "orc-hunter": ("OK-02", "weak", 21, "orc-khans", 10, 1, 900),
    "gulthak-orc": ("OK-03", "standard", 25, "orc-khans", 8, 1, 900),
    "blood-shaman": ("OK-04", "weak", 34, "orc-khans", 8, 1, 900),
    "khan-urzag-redtusk": ("OK-05", "unique", 77, "orc-khans", 0, 1, 1800),
    "master-archer": ("EL-01", "tough", 25, "elven-lords", 12, 2, 900),
    "glade-pikeman": ("EL-02", "standard", 18, "elven-lords", 0, 1, 900),
    "temple-mender": ("EL-03", "weak", 23, "elven-lords", 0, 1, 900),
    "silver-lancer": ("EL-04", "tough", 39, "elven-lords", 0, 1, 1800),
    "lord-caelith-dawnspear": ("EL-05", "unique", 68, "elven-lords", 0, 1, 1800),
    "atlantean-sorcerer": ("AE-01", "standard", 31, "atlantean-empire", 10, 1, 900),
    "apprentice-sorcerer": ("AE-02", "weak", 15, "atlantean-empire", 8, 1, 900),
    "bulwark-golem": ("AE-03", "standard", 30, "atlantean-empire", 0, 1, 900),
    "legion-shieldman": ("AE-04", "weak", 22, "atlantean-empire", 0, 1, 900),
    "archmage-serathine": ("AE-05", "unique", 68, "atlantean-empire", 12, 2, 1800),
    "black-powder-rifleman": ("BP-01", "standard", 21, "black-powder-revolutionaries", 10, 1, 900),
    "magestone-delver": ("BP-02", "tough", 30, "black-powder-revolutionaries", 0, 1, 900),
    "field-surgeon": ("BP-03", "weak", 15, "black-powder-revolutionaries", 0, 1, 900),
    "thorn-poisoner": ("BP-04", "standard", 20, "black-powder-revolutionaries", 0, 1, 900),
    "jarl-halvard-stormcoal": ("BP-05", "unique", 65, "black-powder-revolutionaries", 10, 1, 1800),
    "vladd-blooddrinker": ("DC-01", "standard", 28, "dark-crusaders", 0, 1, 900),
    "deathspeaker-acolyte": ("DC-02", "weak", 31, "dark-crusaders", 6, 1, 900),
    "shambling-zombie": ("DC-03", "weak", 13, "dark-crusaders", 0, 1, 900),
    "shyft-brood-keeper": ("SH-01", "standard", 20, "shyft", 0, 1, 900),
    "marsh-lurker": ("MS-01", "weak", 19, "", 0, 1, 900),
    "shaman": ("Rebellion 115", "weak", 21, "orc-khans", 8, 1, 900),
    "slasher": ("Rebellion 111", "tough", 18, "orc-khans", 4, 1, 900),
    "crusher": ("Rebellion 114", "tough", 20, "orc-khans", 0, 1, 900),
    "half-troll-hacker": ("Rebellion 120", "tough", 29, "orc-khans", 0, 1, 900),
    "chaos-mage": ("Rebellion 154", "unique", 45, "orc-khans", 12, 1, 900),
    "goblin-archer": ("Lancers 43", "weak", 13, "orc-khans", 8, 1, 900),
    "goblin-grenadier": ("Lancers 37", "weak", 24, "orc-khans", 6, 1, 900),
    "taskmaster": ("Lancers 140", "unique", 32, "orc-khans", 0, 1, 900),
    "cave-butcher-on-cave-runner": ("Lancers 121", "weak", 33, "orc-khans", 0, 1, 1800),
    "noble-archer": ("Rebellion 99", "tough", 22, "elven-lords", 12, 2, 900),
    "longbow-archer": ("Lancers 33", "tough", 22, "elven-lords", 14, 1, 900),
    "royal-pikeman": ("Rebellion 101", "standard", 16, "elven-lords", 0, 1, 900),
    "liege-knight": ("Rebellion 103", "weak", 21, "elven-lords", 0, 1, 900),
    "temple-blademaster": ("Rebellion 106", "weak", 27, "elven-lords", 0, 1, 900),
    "elf-at-arms": ("Lancers 29", "standard", 18, "elven-lords", 0, 1, 900),
    "light-lancer-on-light-warhorse": ("Lancers 109", "weak", 28, "elven-lords", 0, 1, 1800),
    "paladin-prince": ("Rebellion 153", "unique", 71, "elven-lords", 0, 1, 900),
    "demi-magus-weak": ("Rebellion 10", "weak", 22, "atlantean-empire", 10, 1, 900),
    "demi-magus-standard": ("Rebellion 11", "standard", 25, "atlantean-empire", 10, 1, 900),
    "magus": ("Rebellion 145", "unique", 68, "atlantean-empire", 12, 2, 1800),
    "amotep-gunner": ("Rebellion 50", "standard", 22, "atlantean-empire", 10, 1, 900),
    "utem-crossbowman": ("Rebellion 2", "standard", 11, "atlantean-empire", 8, 1, 900),
    "brass-golem": ("Rebellion 7", "weak", 18, "atlantean-empire", 0, 1, 900),
    "blade-golem": ("Rebellion 56", "standard", 33, "atlantean-empire", 0, 1, 900),
    "khamsin-fuser": ("Rebellion 42", "tough", 16, "black-powder-revolutionaries", 10, 1, 900),
    "black-powder-boomer": (
        "Rebellion 89",
        "standard",
        19,
        "black-powder-revolutionaries",
        10,
        1,
        900,
    ),
    "dwarven-fuser": ("Rebellion 91", "weak", 21, "black-powder-revolutionaries", 10, 1, 900),
    "leech-medic": ("Rebellion 44", "standard", 12, "black-powder-revolutionaries", 0, 1, 900),
    "steam-golem": ("Rebellion 94", "weak", 56, "black-powder-revolutionaries", 10, 1, 900),
    "zombie": ("Rebellion 25", "weak", 11, "dark-crusaders", 0, 1, 900),
    "skeleton": ("Rebellion 125", "standard", 15, "", 0, 1, 900),
    "nightblade": ("Rebellion 30", "tough", 16, "dark-crusaders", 0, 1, 900),
    "feral-bloodsucker": ("Rebellion 34", "weak", 26, "dark-crusaders", 0, 1, 900),
    "necromancer": ("Rebellion 149", "unique", 60, "dark-crusaders", 0, 1, 900),
    "order-of-vladd": ("Rebellion 150", "unique", 96, "dark-crusaders", 0, 1, 900),
    "mending-priestess": ("Rebellion 16", "weak", 21, "elemental-freeholds", 6, 1, 900),
    "pyre-spirit": ("Unlimited 155", "unique", 87, "", 0, 1, 1800),
    "orc-blaster": ("Uprising 82", "weak", 38, "orc-khans", 6, 4, 1800),
    "shyft-piper": ("Uprising 36", "tough", 38, "shyft", 6, 1, 900),
    "quarterstaff-warrior": ("Uprising 16", "weak", 24, "elven-lords", 0, 1, 2700),
}
"""Number, rank, points, faction, range, arrows and front arc."""
