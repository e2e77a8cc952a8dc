"""Pedestal desks and credenzas: boxes on plinths with framed sides, the knee opening between them. Inches."""
from families.case import layout
from families.office.boards import band, flat, framed, glued, hollow, level, plinth_profile

SIDE = 0.75
FRAME = 0.75  # thickness of a face frame
STILES, RAILS = (2.4, 2.4), (2.6, 3.0)  # of framed sides
LEG_STILES = (3.0, 3.0)


def units(token, base, size, data):
    """(unit, its plan of cells and members, x, z) of everything with a face frame."""
    rules = data["furniture"]["office"]
    own = [(u, (rules["plinth"], size.under), u.get("frame", "pedestal")) for u in base["units"]]
    if "centre" in base:
        own.append(({**base["centre"], "x": base["knee"]}, (size.under - base["centre"]["high"], size.under), "centre"))
    for k, (unit, z, frame) in enumerate(own):
        f, (x0, x1), cells, members = rules["frames"][frame], unit["x"], [], []
        layout.split(unit, x0 + f["stile"], x1 - f["stile"], z[0] + f["bottom"], z[1] - f["top"], base["y"][0], False, f"{token}-u{k}", f, cells, members)
        yield f"{token}-u{k}", unit, f, z, cells, members


def fronts(token, base, size, data, gap=None):
    """The Openings of all drawers and doors; `gap` draws them with wider gaps, for small pictures."""
    case = data["furniture"]["office"]["mounts"][base.get("mount", "inset")]
    case = {**case, "gap": gap or case["gap"]}
    return [o for _, _, _, _, cells, _ in units(token, base, size, data) for c in cells for o in layout.fronts(c, case)]


def face(name, unit, f, z, members, y):
    """The face frame of a unit."""
    (x0, x1), d = unit["x"], (y, y + FRAME)
    a, b = x0 + f["stile"], x1 - f["stile"]
    out = [flat(f"{name}-stile-l", "x", (x0, a), z, d, "z"), flat(f"{name}-stile-r", "x", (b, x1), z, d, "z"),
           flat(f"{name}-rail-t", "x", (a, b), (z[1] - f["top"], z[1]), d, "x"), flat(f"{name}-rail-b", "x", (a, b), (z[0], z[0] + f["bottom"]), d, "x")]
    return out + [flat(m.key, "x", (m.x0, m.x1), (m.z0, m.z1), d, m.grain) for m in members]


def bay(cell, y):
    """An open bay: lined, with two shelves."""
    name, x, z, d = cell.key, (cell.x0, cell.x1), (cell.z0, cell.z1), (y[0] + FRAME, y[1] - 0.5)
    out = glued(f"{name}-back", "x", (x[0] - 0.3, x[1] + 0.3), (z[0] - 0.3, z[1] + 0.3), (d[1] - 0.1, d[1]))
    walls = (z[0] - 0.8, z[1] + 0.8)
    out += [*glued(f"{name}-wall-l", "y", d, walls, (x[0] - 0.5, x[0])), *glued(f"{name}-wall-r", "y", d, walls, (x[1], x[1] + 0.5))]
    third = (z[1] - z[0]) / 3
    for k in range(3):
        over = z[0] + third * k + (0.4 if k else 0)
        out.append(level(f"{name}-shelf-{k}", (x[0] - 0.1, x[1] + 0.1), (d[0] + (0.5 if k else 0), d[1]), (over - 0.8, over)))
    return out


def inside(cell, y):
    """What is dark behind fronts: seen only through the gaps."""
    if cell.leaf == "open":
        return bay(cell, y)
    return hollow(cell.key, (cell.x0, cell.x1), (cell.z0, cell.z1), y[0] + FRAME)


def box(name, unit, f, z, cells, members, y):
    """A unit from plinth to top: face frame, framed sides, back, what shows of its inside."""
    (x0, x1), deep = unit["x"], (y[0] + FRAME, y[1])
    out = [*face(name, unit, f, z, members, y[0]), *(o for c in cells for o in inside(c, y))]
    out += framed(f"{name}-side-r", "y", deep, z, (x1 - SIDE, x1), (STILES[0] - FRAME, STILES[1]), RAILS)
    out.append(flat(f"{name}-side-l", "y", deep, z, (x0, x0 + SIDE), "z"))
    out += glued(f"{name}-back", "x", (x0 + SIDE, x1 - SIDE), z, (y[1] - 0.4, y[1]))
    return out + band(f"{name}-plinth", unit["x"], y, plinth_profile(z[0]))


def knee(token, base, size):
    """What spans the knee opening: an apron in front (or the centre drawer's frame, a unit), a framed panel behind."""
    if "knee" not in base:
        return []
    x, y, top = base["knee"], base["y"], size.under
    back = framed(f"{token}-modesty", "x", x, (top - base["back"], top), (y[1] - 1.1, y[1] - 0.35), (2.5, 2.5), (2.5, 2.5), middle=2.5)
    if "apron" in base:
        back.append(flat(f"{token}-apron", "x", x, (top - base["apron"], top), (y[0] + 0.35, y[0] + 1.1), "x"))
    return back


def leg_panel(token, base, size, high):
    """A framed panel that carries the end of a desk where it has no pedestal."""
    if "leg" not in base:
        return []
    x, y = base["leg"], base["y"]
    panel = framed(f"{token}-leg", "y", y, (high, size.under), x, LEG_STILES, RAILS, 0.3)
    return panel + band(f"{token}-leg-plinth", x, y, plinth_profile(high, deep=0.3))


def carcass(token, base, size, data):
    """Everything of a base but its drawers; doors are E2's, they come with build.py."""
    out, high = [], data["furniture"]["office"]["plinth"]
    for name, unit, f, z, cells, members in units(token, base, size, data):
        if z[0] > high:  # the centre drawer hangs
            out += [*face(name, unit, f, z, members, base["y"][0]), *(o for c in cells for o in inside(c, base["y"]))]
        else:
            out += box(name, unit, f, z, cells, members, base["y"])
    return out + knee(token, base, size) + leg_panel(token, base, size, high)
