"""Exact chances of attacks, and what attacks and warriors are worth by them.

Leans on MK-MULTI-5.
"""
