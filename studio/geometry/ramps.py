"""Ways from one value to another."""

from typing import Any


def smooth_step(t: Any) -> Any:
    """0..1 of 0..1 (numbers or arrays), level at both ends."""
    return t * t * (3 - 2 * t)
