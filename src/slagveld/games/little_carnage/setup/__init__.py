"""From the settings of a battle to its first round: table, armies, agreement, deployment.

Serves LC-0-3, LC-1.1-20, LC-4-2, LC-4.1-3, LC-4.1-7, LC-4.2-3, LC-4.2-4, LC-4.2-5, LC-4.2-6,
LC-4.2-8.
Leans on LC-1.1-5, LC-1.3-19, LC-1.9-4, LC-2-5, LC-4-1, LC-4.1-1, LC-4.1-4, LC-4.1-5, LC-4.1-6,
LC-4.2-10.
"""
