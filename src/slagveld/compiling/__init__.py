"""The rules and the kernel's hot part as compiled code, from the same sources.

`python -m slagveld.compiling` compiles with mypyc where a C compiler is; `choice` uses what was
compiled while it fits the sources. Without it plain Python gives the same answers, more slowly.
"""
