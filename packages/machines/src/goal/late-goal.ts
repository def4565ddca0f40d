import { late, type LogicOf, type WhenIdle } from '../late.ts';
import type { goalMachine } from './goal.machine.ts';
import { noGoal } from './no-goal.ts';

/** The goal of a document as an actor whose machine is fetched for a document that has one, or when one is set. */
export const lateGoal = (
  fetch: () => Promise<typeof goalMachine>,
  whenIdle?: WhenIdle,
): LogicOf<typeof goalMachine> =>
  late<typeof goalMachine>(
    { value: { aim: 'none', dialog: 'closed' }, context: noGoal, tags: ['visible'] },
    { fetch, unhurried: ['none'], ...(whenIdle && { whenIdle }) },
  );
