"""Legs of tables made again for small pieces: as slim as their rail asks, cut to the leg zone. Inches."""
from geometry.legs import leg, splayed  # noqa: F401  feet.py builds its feet with them

FEW = 0.8  # a profile keeps its height as long as the leg has this share of it


def spec_of(token, length, data):
    """The row of a table's leg with its block, its turning and its height made smaller."""
    row = dict(data["legs"][token])
    own = data["furniture"]["caseLegs"]
    if row["kind"] == "hairpin":
        return {**row, **own["hairpin"]}
    block = own["blocks"].get(token, own["block"])
    slim = block / row["block"]
    head = own["head"]
    out = {**row, "block": block, "blockHeight": head}
    if "corbel" in row:
        wide, high, thick, back = row["corbel"]
        out["corbel"] = [wide * slim, min(high * slim, length * 0.42), thick, back * slim]
    if row["kind"] == "taper":
        return {**out, "foot": row["foot"] * slim}
    if "profile" not in row:
        return out
    end = row["profile"][-1][0] * slim
    low = slim * min(1.0, (length - head) / (end * FEW))
    for key in ("foot", "neck", "grooveFrom", "grooveTo"):
        if key in row:
            out[key] = row[key] * low
    if "depth" in row:
        out["depth"] = row["depth"] * slim
    out["profile"] = [[z * low, r * slim] for z, r in row["profile"]]
    out["drawn"] = out["profile"][-1][0] + head
    return out


def legs(token, b, data):
    """Four legs whose outside corners are those of the box."""
    spec = spec_of(token, b.zone, data)
    out = [o for sx in (-1, 1) for sy in (-1, 1)
           for o in leg(f"{token}-{b.token}-{sx}{sy}", spec, (sx * b.w / 2, sy * b.d / 2), b.zone)]
    for o in out:
        for v in o.data.vertices:
            v.co.z -= b.zone
        o.data.update()
    return out
