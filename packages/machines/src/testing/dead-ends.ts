import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { transition } from 'xstate';
import type { Walk } from './reachable.ts';

/**
 * The states that are visible, not busy, and that nothing the reader or the app can send leads out of, in one
 * situation or another. What an actor answers or a timer brings does not count: nobody can press it.
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

  /** What of `held` is still held after every way of at most `steps` events. */
  function remaining(here: AnyMachineSnapshot, held: readonly AnyStateNode[], steps: number) {
    let left = held;
    for (const event of events) {
      if (left.length === 0 || steps === 0) return left;
      if (!here.can(event)) continue;
      const next = transition(machine, here, event)[0];
      const stays = nodesOf(next);
      left = left.filter((node) => stays.includes(node));
      // Two messages want two answers.
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

/** A state's own tags and those of what it lies in: another region's do not speak for it. */
function tagsOf(node: AnyStateNode): readonly string[] {
  return node.parent ? [...node.tags, ...tagsOf(node.parent)] : node.tags;
}

function nodesOf(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes;
}
