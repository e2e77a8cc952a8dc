import type { Diagram, Edge } from './diagram';
import { bitsOf } from './diagram';
import type { Variable } from './variables';

/** A space as it is served: the diagram alone, for its variables follow from the style. */
export interface PackedSpace {
  /** Number of values of each variable: of a style of another catalogue they are others. */
  readonly sizes: readonly number[];
  readonly order: readonly number[];
  /** A list a layer, a text a node: `mask:to` an edge, the mask in hexadecimals. */
  readonly layers: readonly (readonly string[])[];
}

const sizesOf = (variables: readonly Variable[]): readonly number[] => variables.map(({ values }) => values.length);

interface Space {
  readonly variables: readonly Variable[];
  readonly diagram: Diagram;
}

export function packSpace({ variables, diagram: { order, layers } }: Space): PackedSpace {
  const text = (node: readonly Edge[]): string => node.map(({ mask, to }) => `${mask.toString(16)}:${to}`).join(' ');
  return { sizes: sizesOf(variables), order, layers: layers.map((layer) => layer.map(text)) };
}

/** The diagram of a packed space, for the variables that a style has; null when it is none, or another style's. */
export function unpackDiagram(packed: unknown, variables: readonly Variable[]): Diagram | null {
  if (!isPacked(packed) || packed.sizes.join() !== sizesOf(variables).join()) return null;
  const layers = packed.layers.map((layer) => layer.map((node) => node.split(' ').filter(Boolean).map(edgeOf)));
  return { order: packed.order, layers };
}

function edgeOf(text: string): Edge {
  const [mask = '0', to = '0'] = text.split(':');
  const bits = BigInt(`0x${mask}`);
  return { mask: bits, values: bitsOf(bits), to: Number(to) };
}

const EDGE = /^(?:[0-9a-f]+:\d+(?: |$))*$/;

function isPacked(value: unknown): value is PackedSpace {
  if (typeof value !== 'object' || value === null) return false;
  const { sizes, order, layers }: Partial<Record<keyof PackedSpace, unknown>> = value;
  const isListOf = (list: unknown, isOne: (each: unknown) => boolean): boolean =>
    Array.isArray(list) && list.every(isOne);
  const isNode = (node: unknown): boolean => typeof node === 'string' && EDGE.test(node);
  return (
    isListOf(sizes, Number.isInteger) &&
    isListOf(order, Number.isInteger) &&
    isListOf(layers, (layer) => isListOf(layer, isNode))
  );
}
