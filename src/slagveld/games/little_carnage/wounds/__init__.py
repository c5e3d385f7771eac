"""Wounds and death: what a model loses, who leaves the table, who is left on foot.

A litter or great mount that loses its bearers or its rider is taken apart here, and a carried model
may leave its litter.

Serves LC-1.6-8, LC-1.6-11, LC-1.6-13, LC-1.6-14, LC-1.8-invulnerable, LC-1.10-4, LC-1.10-9,
LC-1.10-10, LC-1.6-7, LC-1.6-9, LC-1.8-fanatic-1.
Leans on LC-1.3-4, LC-1.3-5, LC-1.5-7, LC-1.8-fear-5.
"""
