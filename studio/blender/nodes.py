"""A small way to write shader graphs as arithmetic. Every value is a socket; + - * / make Math nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bpy.types import Node, NodeSocket, NodeTree


class Val:
    """A scalar socket of a node tree."""

    def __init__(self, graph: Graph, socket: NodeSocket) -> None:
        self.g, self.s = graph, socket

    def __add__(self, o: Value) -> Val:
        return self.g.math("ADD", self, o)

    def __radd__(self, o: Value) -> Val:
        return self.g.math("ADD", o, self)

    def __sub__(self, o: Value) -> Val:
        return self.g.math("SUBTRACT", self, o)

    def __rsub__(self, o: Value) -> Val:
        return self.g.math("SUBTRACT", o, self)

    def __mul__(self, o: Value) -> Val:
        return self.g.math("MULTIPLY", self, o)

    def __rmul__(self, o: Value) -> Val:
        return self.g.math("MULTIPLY", o, self)

    def __truediv__(self, o: Value) -> Val:
        return self.g.math("DIVIDE", self, o)

    def __rtruediv__(self, o: Value) -> Val:
        return self.g.math("DIVIDE", o, self)

    def __neg__(self) -> Val:
        return self.g.math("MULTIPLY", self, -1.0)


class Graph:
    """Node factory for one material."""

    def __init__(self, tree: NodeTree) -> None:
        self.tree = tree

    def node(self, kind: str, **props: object) -> Node:
        n = self.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def put(self, value: Value, socket: NodeSocket) -> None:
        if isinstance(value, Val):
            self.tree.links.new(value.s, socket)
        else:
            socket.default_value = value

    def math(self, op: str, a: Value, b: Value | None = None, c: Value | None = None) -> Val:
        n = self.node("ShaderNodeMath", operation=op)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.put(v, n.inputs[i])
        return Val(self, n.outputs[0])

    def fract(self, a: Value) -> Val:
        return self.math("FRACT", a)

    def abs(self, a: Value) -> Val:
        return self.math("ABSOLUTE", a)

    def hypot(self, a: Value, b: Value) -> Val:
        return self.math("SQRT", a * a + b * b)

    def dot(self, a: Sequence[Value], b: Sequence[Value]) -> Val:
        x, y, z = (p * q for p, q in zip(a, b))
        return x + y + z

    def length(self, a: Sequence[Value]) -> Val:
        return self.math("SQRT", self.dot(a, a))

    def max(self, a: Value, b: Value) -> Val:
        return self.math("MAXIMUM", a, b)

    def min(self, a: Value, b: Value) -> Val:
        return self.math("MINIMUM", a, b)

    def step(self, v: Value, lo: float, hi: float) -> Val:
        """Smooth step from 0 at lo to 1 at hi (lo may be above hi)."""
        n = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        flip = lo > hi
        self.put(v, n.inputs["Value"])
        n.inputs["From Min"].default_value, n.inputs["From Max"].default_value = (hi, lo) if flip else (lo, hi)
        n.inputs["To Min"].default_value, n.inputs["To Max"].default_value = (1, 0) if flip else (0, 1)
        return Val(self, n.outputs["Result"])

    def vec(self, x: Value, y: Value, z: Value) -> Val:
        n = self.node("ShaderNodeCombineXYZ")
        for i, v in enumerate((x, y, z)):
            self.put(v, n.inputs[i])
        return Val(self, n.outputs[0])

    def split(self, socket: NodeSocket) -> list[Val]:
        n = self.node("ShaderNodeSeparateXYZ")
        self.tree.links.new(socket, n.inputs[0])
        return [Val(self, o) for o in n.outputs]

    def attribute(self, name: str) -> list[Val]:
        return self.split(self.node("ShaderNodeAttribute", attribute_name=name).outputs["Vector"])

    def noise(
        self, vec: Val, detail: float = 1.0, rough: float = 0.5, distortion: float = 0.0, three: bool = False
    ) -> Val | list[Val]:
        """Perlin noise, about -1..1; `three` gives three independent ones for little more."""
        n = self.node("ShaderNodeTexNoise", noise_dimensions="3D")
        self.put(vec, n.inputs["Vector"])
        n.inputs["Scale"].default_value = 1
        n.inputs["Detail"].default_value = detail
        n.inputs["Roughness"].default_value = rough
        n.inputs["Distortion"].default_value = distortion
        if three:
            return [(v - 0.5) * 4.0 for v in self.split(n.outputs["Color"])]
        return (Val(self, n.outputs["Fac"]) - 0.5) * 4.0

    def noise1(self, w: Value, detail: float = 0.0) -> Val:
        """Noise of one number, about -1..1."""
        n = self.node("ShaderNodeTexNoise", noise_dimensions="1D")
        self.put(w, n.inputs["W"])
        n.inputs["Scale"].default_value = 1
        n.inputs["Detail"].default_value = detail
        return (Val(self, n.outputs["Fac"]) - 0.5) * 4.0

    def aov(self, name: str, value: Value | None = None, color: NodeSocket | None = None) -> Node:
        n = self.node("ShaderNodeOutputAOV", name=name)
        if hasattr(n, "aov_name"):
            n.aov_name = name
        if color is not None:
            self.tree.links.new(color, n.inputs["Color"])
        if value is not None:
            self.put(value, n.inputs["Value"])
        return n

    def rgb(self, r: Value, g: Value, b: Value) -> NodeSocket:
        n = self.node("ShaderNodeCombineColor")
        for i, v in enumerate((r, g, b)):
            self.put(v, n.inputs[i])
        return n.outputs[0]

    def cells(self, vec: Val, randomness: float) -> tuple[Node, Val]:
        """(the Voronoi cell of a point in the plane, how far the point lies from the border of the cell)."""
        found, border = (
            self.node("ShaderNodeTexVoronoi", voronoi_dimensions="2D", feature=feature)
            for feature in ("F1", "DISTANCE_TO_EDGE")
        )
        for n in (found, border):
            self.put(vec, n.inputs["Vector"])
            n.inputs["Scale"].default_value = 1
            n.inputs["Randomness"].default_value = randomness
        return found, Val(self, border.outputs["Distance"])


Value = Val | float
Board = dict[str, Any]  # sockets of a point in its board, by name (wood.board)
