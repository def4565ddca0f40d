import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Whether a flow renders anything itself: one that only keeps or joins others is never tagged `visible`. */
export function isEverVisible(machine: AnyStateMachine): boolean {
  return hasVisible(machine.root);
}

function hasVisible(node: AnyStateNode): boolean {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  return node.tags.includes('visible') || children.some(hasVisible);
}
