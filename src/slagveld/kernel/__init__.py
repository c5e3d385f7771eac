"""The kernel: battles as pure functions of set-up, answers and dice."""
