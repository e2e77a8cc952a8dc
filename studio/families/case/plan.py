"""The face of a case laid out: its cells, the members between them, and the fronts that close the cells. Inches."""

from dataclasses import replace

from families.case.box import Box
from families.case.layout import DOORS, LOWER_CASE, WAIST, Case, Cell, Face, Frame, Member, Mount, Node, Opening, Split
from geometry.joints import members


class Plan:
    """Cells and members of one or more faces."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.members: list[Member] = []

    def add(self, face: Face, f: Frame) -> None:
        """A face with its own frame round it."""
        low = f.top if face.upper else f.bottom
        x, z = (face.x0 + f.stile, face.x1 - f.stile), (face.z0 + low, face.z1 - f.top)
        if f.stile:
            areas = members((face.x0, face.z0, face.x1, face.z1), (f.stile, f.stile), (f.top, low))
            for role, (x0, z0, x1, z1) in areas.items():
                grain = "z" if "stile" in role else "x"
                self.members.append(Member(x0, x1, z0, z1, face.y, f"{face.key}-{role}", grain, True))
        self.split(face.node, Face(*x, *z, face.y, face.key, face.node, face.upper), f)

    def split(self, node: Node, at: Face, f: Frame) -> None:
        """Lay a node of the tree out on the given part of the face."""
        if isinstance(node, str):
            node = expanded(node)
        if isinstance(node, str):
            self.cells.append(cell(node, at))
            return
        kids = node.cols or node.rows or ()
        across = node.cols is not None
        between = f.middle if across else f.rail
        room = (at.x1 - at.x0 if across else at.z1 - at.z0) - between * (len(kids) - 1)
        edge = at.x0 if across else at.z1
        for i, ((_, kid), size) in enumerate(zip(kids, measures([size for size, _ in kids], room))):
            key, last = f"{at.key}-{'c' if across else 'r'}{i}", i == len(kids) - 1
            if across:
                self.split(kid, replace(at, x0=edge, x1=edge + size, key=key), f)
                edge += size
                rail = Member(edge, edge + between, at.z0, at.z1, at.y, key + "-stile", "z", False)
            else:
                self.split(kid, replace(at, z0=edge - size, z1=edge, key=key), f)
                edge -= size
                rail = Member(at.x0, at.x1, edge - between, edge, at.y, key + "-rail", "x", False)
            if f.stile and not last:
                self.members.append(rail)
            edge += between if across else -between


def cell(leaf: str, at: Face) -> Cell:
    """The cell of a leaf such as pair, open-3 or door-l^."""
    kind, _, number = leaf.partition("-")
    if kind == "door":
        kind, number = leaf, ""
    upper = at.upper or leaf.endswith("^")
    return Cell(at.x0, at.x1, at.z0, at.z1, at.y, at.key, kind.rstrip("^"), number.rstrip("^"), upper)


def expanded(leaf: str) -> Node:
    """leaf*N as columns, leaf/N as rows; other leaves as they are."""
    for mark, kind in (("*", "cols"), ("/", "rows")):
        if mark in leaf:
            kid, n = leaf.split(mark)
            return Split(**{kind: ((None, kid),) * int(n)})
    return leaf


def measures(sizes: list[float | None], room: float) -> list[float]:
    """Real sizes of the parts of a row: the rest is shared out, or all grow or shrink together."""
    free, fixed = sizes.count(None), sum(s or 0 for s in sizes)
    if free:
        return [(room - fixed) / free if s is None else s for s in sizes]
    return [s * room / fixed for s in sizes if s is not None]


def faces(case: Case, b: Box) -> list[Face]:
    """The framed faces of a case."""
    row, x, t = case.row, b.w / 2, case.token
    if row.kind == "hutch" and row.upper:
        lower = Face(-x, x, 0.0, LOWER_CASE, b.front, t, row, False)
        return [lower, Face(-x, x, LOWER_CASE + WAIST, b.h, b.d / 2 - b.top_depth, t + "-up", row.upper, True)]
    if row.kind == "corner" and b.corner:
        return [Face(-b.corner.half, b.corner.half, 0.0, b.h, b.front, t, row, False)]
    return [Face(-x, x, 0.0 if row.rail is None else b.h - row.rail, b.h, b.front, t, row, False)]


def plan(case: Case, b: Box) -> Plan:
    """Cells and members of all faces of a case."""
    made = Plan()
    for face in faces(case, b):
        made.add(face, case.frame)
    return made


def openings(case: Case, b: Box) -> list[Opening]:
    """The fronts of a case: drawers, small drawers, doors, from the top left, with their gaps or laps."""
    return [o for c in plan(case, b).cells for o in fronts(c, case.mount)]


def fronts(cell: Cell, mount: Mount) -> list[Opening]:
    """What closes a cell: no front, one, or the two doors of a pair."""
    if cell.leaf not in ("drawer", "small", *DOORS):
        return []
    off = {"overlay": -mount.lap, "slab": 0.0, "inset": mount.gap}[mount.mount]
    kind = "door" if cell.leaf in DOORS else cell.leaf
    x, z, hand = (cell.x0 + off, cell.x1 - off), (cell.z0 + off, cell.z1 - off), "r" if cell.leaf == "door-r" else "l"
    whole = Opening(*x, *z, cell.y, cell.key, kind, mount.mount, hand)
    if cell.leaf != "pair":
        return [whole]
    mid = (cell.x0 + cell.x1) / 2
    left = replace(whole, x1=mid - mount.gap / 2, key=cell.key + "-l")
    return [left, replace(whole, x0=mid + mount.gap / 2, hand="r", key=cell.key + "-r")]
