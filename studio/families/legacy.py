"""All data as nested dictionaries, for builders that do not read their own yet."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

FAMILIES = Path(__file__).parent


def merged(folder: str) -> dict[str, Any]:
    out = {}
    for file in sorted((FAMILIES / folder / "data").glob("*.yaml")):
        out |= yaml.safe_load(file.read_text(encoding="utf8"))
    return out


@cache
def data() -> dict[str, Any]:
    return {**merged("table"), "frame": [1600, 920], "furniture": merged("case") | merged("bed") | merged("office")}
