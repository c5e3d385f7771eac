"""Before the first card: scenarios, options, the box of scenery, zones and deployment.

From them comes the state in which a battle begins. Where the figures of a card are put when it is
drawn in the approach is decided here as well, by hand or in good order.

Serves CON-GEN-3, CON-APP-5, CON-APP-11, CON-APP-13, CON-APP-14, CON-APP-17, CON-GAP-1, CON-GAP-2,
CON-GAP-5, CON-HOUSE-11, CON-CARD-eclaireur, CON-CARD-infiltration, CON-GEN-2.
Leans on CON-CARD-3, CON-STAT, CON-APP-7, CON-APP-12, CON-FORCE, CON-SHOOT, CON-HOUSE-4,
CON-HOUSE-5, CON-GAP-1.
"""
