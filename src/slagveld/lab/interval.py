"""How sure a share is that was counted."""

from math import sqrt

Z_95 = 1.959963984540054
"""How many standard deviations hold 95 % of the cases."""


def wilson(count: float, of: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson interval of a share: where it truly lies, in 95 of 100 cases.

    Unlike the textbook interval it stays between 0 and 1 and makes sense for few battles too.
    A draw may be counted as half of one.

    >>> low, high = wilson(5, 10)
    >>> f"{low:.3f} {high:.3f}"
    '0.237 0.763'
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if of <= 0:
        return 0.0, 1.0
    share = count / of
    spread = z * z / of
    middle = share + spread / 2
    reach = z * sqrt(share * (1 - share) / of + spread / (4 * of))
    low, high = (middle - reach) / (1 + spread), (middle + reach) / (1 + spread)
    return (0.0 if count == 0 else max(0.0, low)), (1.0 if count == of else min(1.0, high))
