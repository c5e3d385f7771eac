"""Items in play: dropped, picked up, paid for; and the treasure that is dragged home.

Where items may lie on the ground is in `wounds.items_on_the_ground`.

Serves MK-ITEMS-1, MK-ITEMS-11, MK-ITEMS-12, MK-ETIQ-5, MK-CARD-jeweled-helm.
Leans on MK-CONTACT-3, MK-CAPTURE-13, MK-ITEMS-4, MK-ITEMS-5, MK-ITEMS-7, MK-ITEMS-10.
"""
