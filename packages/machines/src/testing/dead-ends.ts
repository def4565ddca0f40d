import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { transition } from 'xstate';
import type { Walk } from './reachable.ts';

/**
 * States that are visible and not busy, and that in some situation nothing sent by the reader or the app can leave.
 * Results of actors and timers do not count: nobody can press them.
 */
export function deadEnds(
  machine: AnyStateMachine,
  samples: Readonly<Record<string, readonly object[]>>,
  situations: Walk['situations'],
): readonly string[] {
  const events = Object.entries(samples)
    .filter(([type]) => !type.startsWith('xstate.'))
    .flatMap(([type, payloads]) => payloads.map((payload) => ({ ...payload, type })));
  const stuck = new Set<string>();

  /** The states of `held` that are still active after every sequence of at most `steps` events. */
  function remaining(here: AnyMachineSnapshot, held: readonly AnyStateNode[], steps: number) {
    let left = held;
    for (const event of events) {
      if (left.length === 0 || steps === 0) return left;
      if (!here.can(event)) continue;
      const next = transition(machine, here, event)[0];
      const stays = nodesOf(next);
      left = left.filter((node) => stays.includes(node));
      // Leaving may take several events, such as one answer for each of two messages.
      if (left.length > 0) left = remaining(next, left, steps - 1);
    }
    return left;
  }

  for (const here of situations) {
    if (here.status !== 'active') continue;
    const held = nodesOf(here).filter(isShown);
    const once = remaining(here, held, 1);
    for (const node of remaining(here, once, 3)) stuck.add(node.path.join('.'));
  }
  return [...stuck];
}

function isShown(node: AnyStateNode): boolean {
  const tags = tagsOf(node);
  return node.type === 'atomic' && tags.includes('visible') && !tags.includes('busy');
}

/** The tags of a state and its ancestors; those of other regions do not count. */
function tagsOf(node: AnyStateNode): readonly string[] {
  return node.parent ? [...node.tags, ...tagsOf(node.parent)] : node.tags;
}

function nodesOf(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}
