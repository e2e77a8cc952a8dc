"""Where drawers, doors and members of cases lie: by hand from data/cases.yaml. Inches."""

import pytest

from families.case.bails import Bail
from families.case.box import DATA, ZONE, Boxes, box, outline, path
from families.case.doors import ledges
from families.case.feet import rules
from families.case.fronts import rules as front_rules
from families.case.glow import behind, within
from families.case.hardware import FROM_END, ROOM, on_door, on_drawer
from families.case.hardware import rules as hardware_rules
from families.case.insides import FRAME
from families.case.layout import Opening, case_of, cases
from families.case.plan import Plan, expanded, measures, openings, plan
from families.case.posts import Posts
from families.case.stands import POST
from families.rows import read


def fronts(token: str, family: str) -> list[Opening]:
    case = case_of(token)
    return openings(case, box(case.row.box, family))


def laid(token: str, family: str) -> Plan:
    case = case_of(token)
    return plan(case, box(case.row.box, family))


def test_sizes_without_a_rest_grow_or_shrink_together() -> None:
    assert measures([10, 20], 60) == [20, 40]


def test_the_rest_is_shared_out() -> None:
    assert measures([None, 26, None], 56) == [15, 26, 15]


def test_stars_are_columns_and_slashes_are_rows() -> None:
    assert expanded("drawer*2").cols == ((None, "drawer"), (None, "drawer"))
    assert expanded("small/3").rows == ((None, "small"),) * 3
    assert expanded("open-3") == "open-3"


def test_a_box_is_its_height_less_top_and_foot_zone() -> None:
    assert box("60x20x36", "bedroom").h == 36 - 1 - 4
    assert box("42x19x84", "dining").h == 84 - 3 - 4
    assert box("30x21x34", "bath").h == 34 - 4
    assert (box("48x24x18", "living").h, box("48x24x18", "living").zone) == (5, 12)


def test_six_inset_drawers_in_three_rows() -> None:
    found = fronts("dr6", "bedroom")
    scale = (31 - 1.25 - 2 - 2 * 1.0) / 26.5  # box less top rail, bottom rail and the two rails between; 7.5 + 9 + 10
    assert [o.kind for o in found] == ["drawer"] * 6
    assert found[0].w == pytest.approx((60 - 3 * 1.5) / 2 - 2 * 0.09375)
    assert found[0].z1 == pytest.approx(31 - 1.25 - 0.09375)
    assert [o.h for o in found[::2]] == pytest.approx([v * scale - 2 * 0.09375 for v in (7.5, 9, 10)])
    assert found[0].face == -10  # flush in the frame


def test_every_member_lies_between_cells_or_round_them() -> None:
    members = laid("dr6", "bedroom").members
    assert sum(m.edge for m in members) == 4
    assert [m.grain for m in members if not m.edge].count("x") == 2  # rails between three rows
    assert [m.grain for m in members if not m.edge].count("z") == 3  # a stile in each


def test_a_pair_parts_in_the_middle() -> None:
    left, right = (o for o in fronts("vi30", "bath") if o.kind == "door")
    assert (left.hand, right.hand) == ("l", "r")
    assert right.x0 - left.x1 == pytest.approx(0.09375)
    assert left.w == right.w == pytest.approx((30 - 2 * 1.5 - 3 * 0.09375) / 2)


def test_overlay_fronts_lap_the_frame_and_stand_proud() -> None:
    drawer = next(o for o in fronts("vo30", "bath") if o.kind == "drawer")
    assert drawer.w == pytest.approx(30 - 2 * 1.5 + 2 * 0.4375)
    assert drawer.face == -10.5 - 0.75


def test_slab_runs_have_gaps_for_members() -> None:
    assert laid("ld6", "bedroom").members == []
    found = fronts("ld6", "bedroom")
    assert (found[0].w, found[0].h) == (pytest.approx((60 - 0.125) / 2), pytest.approx((25 - 2 * 0.125) / 3))


def test_the_upper_case_of_a_hutch_is_shallower() -> None:
    upper = [o for o in fronts("hu2", "dining") if "-up" in o.key]
    assert [o.y for o in upper] == [9.5 - 13, 9.5 - 13]
    assert all(o.z0 > 34 for o in upper)


def test_doors_are_taken_where_a_hand_hangs() -> None:
    def pulls(case: str, family: str) -> list[float]:
        doors = [o for o in fronts(case, family) if o.kind == "door"]
        return [on_door(o, 0.5, 0.5)[1] - o.z0 for o in doors]

    upper, lower = pulls("cc1", "dining")[::2]
    assert upper == FROM_END and lower > 2 * FROM_END
    (armoire, _) = pulls("ar3", "bedroom")  # above three drawers, near its lower end
    assert FROM_END < armoire < 10


def test_leaves_tell_what_fills_a_bay_and_how_often() -> None:
    cells = {c.leaf: c.number for c in laid("wt2", "dining").cells}
    assert cells == {"drawer": "", "stems": "", "bottles": "6x2", "pair": ""}


def test_a_corner_piece_runs_back_at_45_degrees() -> None:
    corner = box("40x24x84", "dining")
    assert outline(corner)[:3] == [(-15, -12), (15, -12), (20, -7)]
    assert path(corner) == [(-20, -7), (-15, -12), (15, -12), (20, -7)]


def test_tops_of_hutches_lie_on_the_upper_case() -> None:
    hutch = box("42x19x84", "dining")
    assert outline(hutch, upper=True)[0] == (-21, 9.5 - 13)
    assert outline(hutch, upper=True, over=1.0)[0] == (-22, 9.5 - 14)


POSTED = {token: row.posts for token, row in read(DATA / "boxes.yaml", Boxes).boxes.items() if row.posts}


@pytest.mark.parametrize("token", POSTED)
def test_legs_go_on_in_posts_of_the_case_in_their_box(token: str) -> None:
    row, b = case_of(POSTED[token]).row, box(token, "living")
    assert (row.box, row.kind) == (token, "table" if b.zone else "posts" if b.stand else "case")


def test_every_case_in_a_box_whose_feet_are_its_posts_has_them_as_wide_as_its_stiles() -> None:
    foot = rules().feet["pst"]
    assert isinstance(foot, Posts)
    closed = [token for token in POSTED if not box(token, "living").zone and not box(token, "bath").stand]
    for case in (case_of(POSTED[token]) for token in closed):
        assert foot.size == (case.frame.stile, case.row.post)


def test_what_stands_below_a_washstand_knows_its_measures() -> None:
    foot = rules().feet["pst"]
    assert isinstance(foot, Posts)
    stand = foot.stands
    for case in (case_of(case).row for token, case in POSTED.items() if box(token, "bath").stand):
        assert (stand.post, stand.rail, stand.level) == (case.post, case.rail, case.level - ZONE)
    assert stand.post == rules().legs.block == POST


def test_a_strip_of_light_stands_behind_either_stile_of_a_door_and_before_its_shelves() -> None:
    [door] = [cell for cell in laid("bf2", "dining").cells if cell.leaf == "door-l"]
    left, right = behind(door, door.y, door.leaf)
    assert left.toward[0] > 0 > right.toward[0]
    assert door.x0 < left.at[0] < right.at[0] < door.x1
    assert door.y + FRAME < left.at[1] == right.at[1] < door.y + FRAME + 1.25
    assert left.size[1] == right.size[1] < door.h


def test_bays_are_lit_as_well_and_drawers_are_not() -> None:
    case = case_of("mc1")
    cells = laid("mc1", "living").cells
    assert [cell.leaf for cell in cells] == ["door-l", "open", "drawer", "door-r"]
    assert len(within(case, cells)) == 2 + 1 + 2


def test_cases_are_lit_that_may_have_doors_of_glass_or_have_bays() -> None:
    lit = {token for token, row in cases().cases.items() if row.lit}
    bays = {"ns1", "ns4", *(f"mc{n}" for n in (1, 2, 3, 4)), *(f"bk{n}" for n in (1, 2, 3))}
    assert lit == bays | {"bf2", "bf3", "bf4", "hu2", "hu3", "hu4", "hop", "cc1", "cc2", "wt1", "wt2"}


BARNS = [(token, "bedroom") for token in ("dd3", "dd4", "dd8", "ar1", "ar2", "ar3")]
BARNS += [(token, "dining") for token in ("sb1", "sb2", "sb3")] + [
    (token, "bath") for token in ("lo18", "lo24", "lo36")
]
# half as wide, as high above and below where it sits: a wooden knob, a bar, a ring, a mission plate, a bail, a cup
PULLS = [(0.75, 0.75, 0.75), (0.22, 3, 3), (0.9, 0.63, 1.4), (1, 2, 2), (1.45, 0.56, 1.05), (1.85, 0.65, 0.65)]


@pytest.mark.parametrize(("token", "family"), BARNS)
def test_no_pull_of_a_barn_door_lies_on_a_ledge(token: str, family: str) -> None:
    for o in (o for o in fronts(token, family) if o.kind == "door"):
        for half, above, below in PULLS:
            x, z = on_door(o, half, above) if above == below else on_door(o, half, 0)
            for u0, v0, u1, v1 in ledges(o, front_rules().doors.planks).values():
                is_beside = x + half < u0 or x - half > u1
                assert is_beside or z + above < v0 or z - below > v1, (o, half)


def test_a_long_pull_keeps_off_the_end_of_its_door() -> None:
    [door] = [o for o in fronts("sb3", "dining") if o.kind == "door" and o.hand == "l"]
    assert on_door(door, 0, 3)[1] == pytest.approx(door.z1 - 3 - ROOM)


def test_a_bail_hangs_in_the_middle_of_a_low_drawer_and_its_posts_sit_in_that_of_a_high_one() -> None:
    bail = hardware_rules().hardware["bai"]
    assert isinstance(bail, Bail)
    low, high = (Opening(0, 12, 0, h, 0, "a", "drawer", "inset") for h in (4, 9))
    [(_, z)] = on_drawer(low, bail.sag)
    assert z + bail.rosette - 4 == pytest.approx(0 - (z - bail.drop - bail.thick))
    assert on_drawer(high, bail.sag) == [(6, 4.5)]
