import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart, ChartEdge, ChartNode, NodeKind, Way } from './chart.ts';
import { wayOfEvent } from './way-of-event.ts';

/** Converts a machine to a chart. */
export function chartOfMachine(machine: AnyStateMachine): Chart {
  const edges = new Map<string, ChartEdge>();

  function connect(from: string, to: string, way: Way | null): void {
    const id = `${from} > ${to}`;
    const former = edges.get(id)?.ways ?? [];
    edges.set(id, { id, from, to, ways: way === null ? former : joined(former, way) });
  }

  function read(node: AnyStateNode): ChartNode {
    const id = node.path.join('.');
    const states: readonly AnyStateNode[] = Object.values(node.states);
    const inside: Way[] = [];
    let isLeftFromAnywhere = false;
    for (const { transition, way } of waysOf(node)) {
      const targets: readonly AnyStateNode[] = transition.target ?? [];
      if (targets.length === 0 && transition.actions.length > 0) inside.push(way);
      for (const target of targets) {
        if (target === node) inside.push({ ...way, name: `${way.name} ↻` });
        else if (states.length === 0) connect(id, target.path.join('.'), way);
        else {
          isLeftFromAnywhere = true;
          connect(`${id}/anywhere`, target.path.join('.'), way);
        }
      }
    }
    const [start] = node.type === 'compound' ? (node.initial.target ?? []) : [];
    if (start) connect(`${id}/start`, start.path.join('.'), null);
    return {
      id,
      name: node.key,
      kind: kindOf(node),
      isBusy: node.tags.includes('busy'),
      calls: node.invoke.map((invoked) => invoked.id),
      inside,
      children: [
        ...(start ? [pseudo(`${id}/start`, 'start')] : []),
        ...states.map(read),
        ...(isLeftFromAnywhere ? [pseudo(`${id}/anywhere`, 'anywhere')] : []),
      ],
    };
  }

  return { root: read(machine.root), edges: [...edges.values()] };
}

/** Merges transitions of an edge with the same cause and name, joining their conditions with "or". */
function joined(former: readonly Way[], way: Way): readonly Way[] {
  const twin = former.find(({ cause, name }) => cause === way.cause && name === way.name);
  if (!twin) return [...former, way];
  const guard = twin.guard === null || way.guard === null ? null : `${twin.guard} or ${way.guard}`;
  return former.map((known) => (known === twin ? { ...known, guard } : known));
}

function waysOf(node: AnyStateNode) {
  const named = [...node.transitions.entries()];
  // Transitions without an event happen by themselves.
  const all: readonly (readonly [string, readonly AnyTransitionDefinition[]])[] = [
    ...named,
    ['', node.always ?? []],
  ];
  return all.flatMap(([type, transitions]) => {
    const hasOneTarget = new Set(transitions.map(({ target }) => target?.[0])).size === 1;
    const isCertain = hasOneTarget && transitions.at(-1)?.guard === undefined;
    return transitions.map((transition, index) => ({
      transition,
      // It leads there under any condition.
      way: { ...wayOfEvent(type), guard: isCertain ? null : guardOf(transition, index > 0) },
    }));
  });
}

function kindOf(node: AnyStateNode): NodeKind {
  if (node.type === 'final') return 'final';
  // Nobody stays in it: it leads to the state that was left.
  if (node.type === 'history') return 'passing';
  if (Object.keys(node.states).length > 0) return 'region';
  return node.always?.some(({ guard }) => guard === undefined) ? 'passing' : 'state';
}

function pseudo(id: string, kind: 'start' | 'anywhere'): ChartNode {
  const name = kind === 'anywhere' ? 'anywhere' : '';
  return { id, name, kind, isBusy: false, calls: [], inside: [], children: [] };
}

/** `isDismissed` as "is dismissed"; a later transition without a condition is the "else". */
function guardOf({ guard }: AnyTransitionDefinition, isLater: boolean): string | null {
  if (guard === undefined) return isLater ? 'else' : null;
  return wordsOfGuard(guard);
}

function wordsOfGuard(guard: unknown): string {
  if (typeof guard === 'string') return inWords(guard);
  if (typeof guard === 'function') {
    const parts: unknown = 'guards' in guard ? guard.guards : [];
    const word = guard.name === 'or' ? ' or ' : ' and ';
    const words =
      Array.isArray(parts) && parts.length > 0 ? parts.map(wordsOfGuard).join(word) : 'a condition holds';
    return guard.name === 'not' ? `not ${words}` : words;
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return inWords(String(guard.type));
  return 'a condition holds';
}

function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
