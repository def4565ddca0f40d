import elkjs, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartEdge, ChartNode } from './chart.ts';
import { wordsOfWay } from './words-of-way.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LaidOutNode {
  readonly node: ChartNode;
  readonly box: Box;
}

export interface LaidOutEdge {
  readonly edge: ChartEdge;
  readonly points: readonly Point[];
  /** Where the transitions' texts are; null if there are none. */
  readonly label: Box | null;
}

export interface LaidOutChart {
  readonly width: number;
  readonly height: number;
  /** Parents come before their children. */
  readonly nodes: readonly LaidOutNode[];
  readonly edges: readonly LaidOutEdge[];
}

/** Measures the width of words: names of states in one typeface, everything smaller in another. */
export interface Measure {
  readonly name: (text: string) => number;
  readonly line: (text: string) => number;
}

export const lineHeight = 16;
export const nameHeight = 20;
export const padding = 10;

// Its types nest the constructor in two defaults; at run time it is the default itself.
const elk = new elkjs.default();

const layout = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.componentComponent': '28',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
};

/** Computes the position of every state and every text of a chart. */
export async function laidOut(chart: Chart, measure: Measure): Promise<LaidOutChart> {
  const nodes = new Map<string, ChartNode>();
  const edges = new Map(chart.edges.map((edge) => [edge.id, edge]));

  function place(node: ChartNode): ElkNode {
    nodes.set(node.id, node);
    const isPlain = node.children.length === 0;
    const lines = insideLines(node);
    const widest = Math.max(measure.name(node.name), ...lines.map((line) => measure.line(line)));
    const head = node.id === '' ? padding : nameHeight + lines.length * lineHeight + padding * 2;
    return {
      id: key(node.id),
      ...(isPlain ? sizeOf(node, widest, lines.length) : {}),
      layoutOptions: isPlain
        ? {}
        : {
            ...layout,
            'elk.padding': `[top=${head},left=16,bottom=16,right=16]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${widest + padding * 4},0)`,
          },
      children: node.children.map(place),
    };
  }

  const graph: ElkNode = {
    id: 'chart',
    // Regions are stacked.
    layoutOptions: { ...layout, 'elk.aspectRatio': '0.4' },
    children: chart.root.children.map(place),
    edges: chart.edges.map((edge) => ({
      id: edge.id,
      sources: [key(edge.from)],
      targets: [key(edge.to)],
      labels: edge.ways.length === 0 ? [] : [labelOf(edge, measure)],
    })),
  };
  const root = await elk.layout(graph);

  const placed: LaidOutNode[] = [];
  const drawn: LaidOutEdge[] = [];
  collect(root);
  return { width: root.width ?? 0, height: root.height ?? 0, nodes: placed, edges: drawn };

  function collect(here: ElkNode): void {
    const node = nodes.get(here.id.slice(1));
    if (node && here.id !== 'chart') placed.push({ node, box: boxOf(here) });
    for (const line of here.edges ?? []) {
      const edge = edges.get(line.id);
      if (!edge) continue;
      const [label] = line.labels ?? [];
      drawn.push({ edge, points: pointsOf(line), label: label ? boxOf(label) : null });
    }
    for (const child of here.children ?? []) collect(child);
  }
}

/** The lines shown in a state below its name. */
export function insideLines({ calls, inside }: ChartNode): readonly string[] {
  return [...calls.map((name) => `calls ${name}`), ...inside.map(wordsOfWay)];
}

/** An id for the layout library, which does not accept empty ones. */
function key(id: string): string {
  return `#${id}`;
}

function sizeOf({ kind }: ChartNode, widest: number, lines: number) {
  switch (kind) {
    case 'start':
      return { width: 14, height: 14 };
    case 'anywhere':
    case 'passing':
      return { width: widest + padding * 2 + 8, height: nameHeight + 8 };
    case 'region':
    case 'state':
    case 'final':
      return {
        width: Math.max(72, widest + padding * 2 + 4),
        height: nameHeight + lines * lineHeight + padding * 2 - (lines === 0 ? 4 : 0),
      };
    default:
      return kind satisfies never;
  }
}

function labelOf({ id, ways }: ChartEdge, { line }: Measure) {
  return {
    id: `${id} label`,
    text: ways.map(wordsOfWay).join('\n'),
    width: Math.max(...ways.map((way) => line(wordsOfWay(way)))) + 12,
    height: ways.length * lineHeight + 6,
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function pointsOf({ sections = [] }: ElkExtendedEdge): readonly Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}
