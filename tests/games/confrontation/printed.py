"""The cards as they were found: an independent copy to hold the data against.

MOV (in cm, a second one in the air), INI, ATT-FOR, DEF-RES, TIR, COU or PEUR, DIS; then the points
(0: none known), the size and the competences.
"""

CARDS = {
    "animae-sylvestre": ("10/15 2 2-3 3-4 - C3 2", 16, "small", "Être du Destin/3 Éclaireur Vol"),
    "bougre-on-razorback": ("17.5 0 3-7 4-3 - C4 5", 16, "large", "Dur à cuire"),
    "falconer": ("12.5 4 4-3 4-3 3 C5 2", 22, "normal", "Bravoure Fléau/Éclaireur Harcèlement"),
    "bard": ("10 4 4-4 4-3 3 C6 4", 33, "normal", "Bravoure Guerrier-mage Tir instinctif"),
    "knight-on-destrier": (
        "20 4 6-7 5-13 - C7 7",
        64,
        "large",
        "Charge bestiale Coup de maître/0 Destrier Juste Force en charge/15",
    ),
    "stone-warrior": (
        "12.5 3 5-9 5-9 - C5 3",
        40,
        "normal",
        "Bravoure Brute épaisse Endurance Furie guerrière",
    ),
    "ashkasa": ("12.5 5 5-7 5-7 - C6 3", 65, "normal", "Ambidextre Bravoure Commandement/10"),
    "ranghor": ("15 6 6-9 6-11 - P8 5", 115, "large", "Commandement/15 Possédé Tueur né"),
    "shurat": (
        "15 7 11-15 10-13 - P10 4",
        300,
        "large",
        "Acharné Aguerri Charge bestiale Implacable/4 Rapidité Tueur né",
    ),
    "cynwall-dragon": (
        "15/20 4 6-13 5-13 4 P9 4",
        175,
        "very-large",
        "Énorme Implacable/1 Tueur né Vol",
    ),
    "paladin": ("10 3 4-5 4-7 - C5 3", 0, "normal", ""),
    "magistrate": (
        "10 3 3-6 4-5 3 C5 6",
        0,
        "normal",
        "Fanatisme Éclaireur Moine-guerrier Illuminé",
    ),
    "sered": (
        "10 5 6-9 6-11 - C8 8",
        0,
        "normal",
        (
            "Fanatisme Bravoure Furie guerrière Commandement/15 "
            "Ennemi personnel/Sasia Samaris Illuminé Enchaînement/2"
        ),
    ),
    "grand-crane": (
        "15 6 11-13 10-13 - P12 -",
        0,
        "large",
        "Mort-vivant Abominable Régénération/4 Ambidextre Dur à cuire/2 Commandement/30 Fléau/X",
    ),
    "sephiroth": (
        "17.5 4 7-9 5-11 - P9 -",
        0,
        "large",
        "Mort-vivant Charge bestiale Commandement/15 Implacable/3",
    ),
    "killyox": ("15 6 7-13 5-9 - P9 5", 0, "large", "Tueur né Chef de guerre/15 Paria Vétéran"),
    "onyx": (
        "15 6 5-11 5-6 - P7 3",
        0,
        "large",
        "Tueur né Implacable/2 Éclaireur Fléau/Éclaireur Ennemi personnel/Managarm",
    ),
    "y-anrylh": (
        "15 7 10-14 8-10 - P10 5",
        0,
        "large",
        "Tueur né Brute épaisse Coup de maître/2 Dur à cuire/1 Enchaînement/1",
    ),
    "kal-shadar": (
        "12.5 4 7-10 5-10 - C7 5",
        0,
        "normal",
        "Brute épaisse Bravoure Furie guerrière Coup de maître/2 Élan de Kal Shadar",
    ),
    "becbunzen": (
        "10 6 7-7+D6 6-9 - C5 5",
        0,
        "small",
        "Instinct de survie/6 Fanatisme Commandement/15 Brutal Implacable/2",
    ),
    "hoosu-uzo": ("10 5 4-3 3-3 - C5 4", 0, "small", "Instinct de survie/6 Feinte"),
    "drac-mac-syro": (
        "10 8 12-11 8-9 - C10 8",
        0,
        "normal",
        "Furie guerrière Aguerri Implacable/1 Juste Autorité Mercenaire Commandement/30",
    ),
    "kyran": ("10 3 2-4 2-6 - C6 3", 0, "normal", "Furie guerrière Mercenaire"),
    "balkron": (
        "15 5 7-12 6-10 - P8 4",
        0,
        "large",
        "Furie guerrière Implacable/2 Autorité Régénération/5",
    ),
    "ardokath": (
        "10 4 5-7 5-7 - P8 -",
        0,
        "normal",
        "Mort-vivant Régénération/5 Moine-guerrier Iconoclaste",
    ),
    "yh-karas": (
        "7.5 4 7-8 6-8 - P6 6",
        0,
        "small",
        "Possédé Autorité Coup de maître/5 Fléau/État-Major Commandement/15",
    ),
    "goblin-warrior": ("10 3 2-3 2-3 - C2 1", 13, "small", "Instinct de survie/6"),
    "goblin-archer": ("10 3 2-2 2-3 2 C2 1", 12, "small", ""),
    "wolfen-hunter": ("15 4 4-8 3-6 - P6 2", 37, "large", "Tueur né"),
    "griffon-rifleman": ("10 2 2-3 3-5 3 C4 4", 23, "normal", "Fanatisme"),
    "skeleton": ("7.5 1 2-4 2-5 - P4 -", 15, "normal", "Mort-vivant"),
    "orc-warrior": ("12.5 3 4-6 3-6 - C4 2", 22, "normal", "Brute épaisse"),
    "daikinee-archer": ("12.5 4 3-3 3-4 4 C4 2", 23, "normal", "Régénération/5"),
    "sessair-warrior": ("10 4 4-5 3-4 - C4 2", 22, "normal", "Furie guerrière"),
}
