import type { EventFrom } from 'xstate';
import type { conflictMachine } from '../conflict/conflict.machine.ts';
import type { goalMachine } from '../goal/goal.machine.ts';
import { noGoal } from '../goal/no-goal.ts';
import { late, type LogicOf, type Rest, type WhenIdle } from '../late.ts';
import type { recordMachine } from '../record/record.machine.ts';
import type { versionsMachine } from '../versions/versions.machine.ts';

/** The flows of a document whose machines writing does without (decision 0507). */
export interface LateDeskMachines {
  readonly conflict: typeof conflictMachine;
  readonly goal: typeof goalMachine;
  readonly record: typeof recordMachine;
  readonly versions: typeof versionsMachine;
}

type LateName = keyof LateDeskMachines;

/** What each looks like until its machine is there. */
export const restOf: { readonly [Name in LateName]: Rest<LateDeskMachines[Name]> } = {
  conflict: { value: 'closed', context: { id: '', texts: null, failure: null } },
  goal: { value: { aim: 'none', dialog: 'closed' }, context: noGoal, tags: ['visible'] },
  record: {
    value: 'closed',
    context: { id: '', days: [], paragraphs: [], view: 'days', problem: null, failure: null },
  },
  versions: {
    value: 'closed',
    context: {
      id: '',
      versions: [],
      now: '',
      chosen: null,
      comparedWith: 'now',
      texts: {},
      problem: null,
      failure: null,
    },
  },
};

/** A document without a goal needs no machine for it. */
const unhurried: { readonly [Name in LateName]?: readonly EventFrom<LateDeskMachines[Name]>['type'][] } = {
  goal: ['none'],
};

type FetchFlow = <Name extends LateName>(name: Name) => Promise<LateDeskMachines[Name]>;

/** The late flows of a document, as actors that its desk can spawn at once. */
export function lateDeskFlows(
  fetch: FetchFlow,
  whenIdle?: WhenIdle,
): { readonly [Name in LateName]: LogicOf<LateDeskMachines[Name]> } {
  const flow = <Name extends LateName>(name: Name): LogicOf<LateDeskMachines[Name]> =>
    late<LateDeskMachines[Name]>(restOf[name], {
      fetch: () => fetch(name),
      unhurried: unhurried[name] ?? [],
      ...(whenIdle && { whenIdle }),
    });
  return {
    conflict: flow('conflict'),
    goal: flow('goal'),
    record: flow('record'),
    versions: flow('versions'),
  };
}
