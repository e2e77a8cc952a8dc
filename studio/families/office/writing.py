"""The writing desk: four legs and an apron with three drawers. Inches."""
from families.case.opening import Opening
from families.office.boards import flat, hollow
from geometry import legs
from geometry.joinery import across, bezier, lengthwise, prism

GAP = 0.0625


def leg_spec(token, data):
    """The table leg of this token, as a desk has it."""
    own = data["furniture"]["office"]["legs"].get(token, {})
    return {k: v for k, v in {**data["legs"][token], **own}.items() if k != "corbel"}


def is_box(spec):
    """Whether the apron is a box that stands on the legs."""
    return spec["kind"] == "hairpin"


def four_legs(token, size, data):
    rules, spec = data["furniture"]["office"]["writing"], leg_spec(token, data)
    x, y = (c - i for c, i in zip(rules["corner"], spec.get("inset", (0, 0))))
    length = size.under - (rules["apron"] if is_box(spec) else 0)
    out = [o for sx in (1, -1) for sy in (1, -1) for o in legs.leg(f"leg{sx}{sy}", spec, (sx * x, sy * y), length)]
    return out + (brackets(spec, rules, size) if "bracket" in spec else [])


def brackets(spec, rules, size):
    """Corbels in the corners between legs and apron."""
    (x, y), block, z = rules["corner"], spec["block"], size.under - rules["apron"]
    reach, drop, thick = spec["bracket"]
    sweep = bezier((reach, -0.5), (reach * 0.8, -drop * 0.35), (0.35, -drop * 0.45), (0.3, -drop), 12)
    side = [(0, 0), (reach, 0), *sweep, (0.3, -drop), (0, -drop)]
    out = []
    for sx in (1, -1):
        for sy in (1, -1):
            for tag, place, at, way, depth, out_by in (("x", lengthwise(0), sx * (x - block), -sx, sy * (y - rules["setback"]), -sy),
                                                       ("y", across(0), sy * (y - block), -sy, sx * (x - rules["setback"]), -sx)):
                lo, hi = sorted((depth + out_by * 0.04, depth + out_by * (0.04 + thick)))
                out.append(prism(f"bracket{sx}{sy}{tag}", "leg", [(at + way * u, z + v) for u, v in side], place, lo, hi))
    return out


def drawers(size, data):
    """The Openings of the three drawers: the same for every leg."""
    rules = data["furniture"]["office"]["writing"]
    (wide, high), y = rules["drawer"], -rules["corner"][1] + rules["setback"]
    pitch, z = wide + rules["divider"], size.under - (rules["apron"] + high) / 2
    return [Opening("drawer", k * pitch - wide / 2 + GAP, k * pitch + wide / 2 - GAP, z + GAP, z + high - GAP, y, "inset", "l", False, f"apron-d{k + 1}")
            for k in (-1, 0, 1)]


def apron(token, size, data):
    """Front with its openings, ends and back; a box of its own where it stands on hairpins."""
    rules, spec = data["furniture"]["office"]["writing"], leg_spec(token, data)
    (x, y), back, t = rules["corner"], rules["setback"], rules["thick"]
    z0, z1 = size.under - rules["apron"], size.under
    boxed = is_box(spec)
    reach = x if boxed else x - spec["block"]
    found = drawers(size, data)
    front, z = (-y + back, -y + back + t), (found[0].z0 - GAP, found[0].z1 + GAP)
    end = found[2].x1 + GAP
    out = [flat("apron-rail-t", "x", (-end, end), (z[1], z1), front, "x"), flat("apron-rail-b", "x", (-end, end), (z0, z[0]), front, "x")]
    out += [flat(f"apron-end{s}", "x", sorted((s * end, s * reach)), (z0, z1), front, "x" if reach - end > 2 else "z", 0.04) for s in (-1, 1)]
    for a, b in zip(found, found[1:]):
        out.append(flat(f"{b.key}-divider", "x", (a.x1 + GAP, b.x0 - GAP), z, front, "z", 0.03))
    out += [part for o in found for part in hollow(o.key, (o.x0, o.x1), z, front[1])]
    inset = 0.0 if boxed else back
    ends = (front[1], y - back) if boxed else (-y + spec["block"], y - spec["block"])
    for s in (-1, 1):
        out.append(flat(f"apron-side{s}", "y", ends, (z0, z1), sorted((s * (x - inset), s * (x - inset - t))), "y"))
    wide = reach - t if boxed else reach
    return [*out, flat("apron-back", "x", (-wide, wide), (z0, z1), (y - back - t, y - back), "x")]
