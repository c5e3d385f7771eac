"""Melee: the activated regiment divides its dice among those whom it touches.

Here, too, is the course of an attack enemy by enemy, which shots and breath share.

Serves LC-1.1-7, LC-1.3-13, LC-1.3-15, LC-1.6-1, LC-1.6-21, LC-1.6-22, LC-1.6-23, LC-1.6-24,
LC-1.6-26, LC-1.6-27, LC-1.6-ex2, LC-1.6-ex3, LC-1.6-ex4, LC-1.10-7, LC-1.10-13.
Leans on LC-1.3-17, LC-1.6-2, LC-1.6-3, LC-1.8-fear-7, LC-1.9-30.
"""
