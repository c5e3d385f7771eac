"""Many battles at once: who wins how often, and how sure that is."""

from slagveld.lab.interval import wilson
from slagveld.lab.report import Report
from slagveld.lab.simulate import Order, simulate
from slagveld.lab.speed import Speed, Thinking, measure, measure_greedy

__all__ = [
    "Order",
    "Report",
    "Speed",
    "Thinking",
    "measure",
    "measure_greedy",
    "simulate",
    "wilson",
]
