"""A small way to write shader graphs as arithmetic. Every value is a socket; + - * / make Math nodes."""
import bpy


class Val:
    """A scalar socket of a node tree."""

    def __init__(self, graph, socket):
        self.g, self.s = graph, socket

    def __add__(self, o): return self.g.math("ADD", self, o)
    def __radd__(self, o): return self.g.math("ADD", o, self)
    def __sub__(self, o): return self.g.math("SUBTRACT", self, o)
    def __rsub__(self, o): return self.g.math("SUBTRACT", o, self)
    def __mul__(self, o): return self.g.math("MULTIPLY", self, o)
    def __rmul__(self, o): return self.g.math("MULTIPLY", o, self)
    def __truediv__(self, o): return self.g.math("DIVIDE", self, o)
    def __rtruediv__(self, o): return self.g.math("DIVIDE", o, self)
    def __neg__(self): return self.g.math("MULTIPLY", self, -1.0)


class Graph:
    """Node factory for one material."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, **props):
        n = self.tree.nodes.new(kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def put(self, value, socket):
        if isinstance(value, Val):
            self.tree.links.new(value.s, socket)
        else:
            socket.default_value = value

    def math(self, op, a, b=None, c=None):
        n = self.node("ShaderNodeMath", operation=op)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.put(v, n.inputs[i])
        return Val(self, n.outputs[0])

    def fract(self, a): return self.math("FRACT", a)
    def abs(self, a): return self.math("ABSOLUTE", a)
    def hypot(self, a, b): return self.math("SQRT", a * a + b * b)
    def max(self, a, b): return self.math("MAXIMUM", a, b)
    def min(self, a, b): return self.math("MINIMUM", a, b)

    def step(self, v, lo, hi):
        """Smooth step from 0 at lo to 1 at hi (lo may be above hi)."""
        n = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        flip = lo > hi
        self.put(v, n.inputs["Value"])
        n.inputs["From Min"].default_value, n.inputs["From Max"].default_value = (hi, lo) if flip else (lo, hi)
        n.inputs["To Min"].default_value, n.inputs["To Max"].default_value = (1, 0) if flip else (0, 1)
        return Val(self, n.outputs["Result"])

    def vec(self, x, y, z):
        n = self.node("ShaderNodeCombineXYZ")
        for i, v in enumerate((x, y, z)):
            self.put(v, n.inputs[i])
        return Val(self, n.outputs[0])

    def split(self, socket):
        n = self.node("ShaderNodeSeparateXYZ")
        self.tree.links.new(socket, n.inputs[0])
        return [Val(self, o) for o in n.outputs]

    def attribute(self, name):
        return self.split(self.node("ShaderNodeAttribute", attribute_name=name).outputs["Vector"])

    def noise(self, vec, detail=1.0, rough=0.5, distortion=0.0, three=False):
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

    def noise1(self, w, detail=0.0):
        """Noise of one number, about -1..1."""
        n = self.node("ShaderNodeTexNoise", noise_dimensions="1D")
        self.put(w, n.inputs["W"])
        n.inputs["Scale"].default_value = 1
        n.inputs["Detail"].default_value = detail
        return (Val(self, n.outputs["Fac"]) - 0.5) * 4.0

    def aov(self, name, value=None, color=None):
        n = self.node("ShaderNodeOutputAOV", name=name)
        if hasattr(n, "aov_name"):
            n.aov_name = name
        if color is not None:
            self.tree.links.new(color, n.inputs["Color"])
        if value is not None:
            self.put(value, n.inputs["Value"])
        return n

    def rgb(self, r, g, b):
        n = self.node("ShaderNodeCombineColor")
        for i, v in enumerate((r, g, b)):
            self.put(v, n.inputs[i])
        return n.outputs[0]
