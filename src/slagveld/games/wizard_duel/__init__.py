"""Wizard Duel: wizards who summon creatures and break each other's energy field."""
