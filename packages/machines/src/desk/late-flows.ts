import type { EventFrom } from 'xstate';
import { defaultDownloadOptions } from '@octavo/contract/download-options';
import type { conflictMachine } from '../conflict/conflict.machine.ts';
import type { downloadMachine } from '../download/download.machine.ts';
import type { goalMachine } from '../goal/goal.machine.ts';
import { noGoal } from '../goal/no-goal.ts';
import { late, type LogicOf, type Rest, type WhenIdle } from '../late.ts';
import type { lockMachine } from '../lock/lock.machine.ts';
import type { recordMachine } from '../record/record.machine.ts';
import type { referenceImportMachine } from '../reference-import/reference-import.machine.ts';
import type { versionsMachine } from '../versions/versions.machine.ts';
import type { voiceMachine } from '../voice/voice.machine.ts';

/** Flows of a document whose machines are not needed for writing (decision 0507). */
export interface LateDeskMachines {
  readonly conflict: typeof conflictMachine;
  readonly download: typeof downloadMachine;
  readonly goal: typeof goalMachine;
  readonly lock: typeof lockMachine;
  readonly record: typeof recordMachine;
  readonly 'reference-import': typeof referenceImportMachine;
  readonly versions: typeof versionsMachine;
  readonly voice: typeof voiceMachine;
}

type LateName = keyof LateDeskMachines;

/** The state each one shows until its machine is there. */
export const restOf: { readonly [Name in LateName]: Rest<LateDeskMachines[Name]> } = {
  conflict: { value: 'closed', context: { id: '', texts: null, failure: null } },
  download: {
    value: 'closed',
    context: {
      id: '',
      options: defaultDownloadOptions,
      firstPage: null,
      hasLabels: false,
      failure: null,
    },
  },
  goal: { value: { aim: 'none', dialog: 'closed' }, context: noGoal, tags: ['visible'] },
  lock: {
    value: 'closed',
    context: {
      id: '',
      form: { password: '', repeat: '', hint: '' },
      problem: null,
      failure: null,
      hint: null,
    },
  },
  record: {
    value: 'closed',
    context: { id: '', days: [], paragraphs: [], view: 'days', problem: null, failure: null },
  },
  'reference-import': {
    value: 'closed',
    context: { text: '', file: null, listed: [], imported: null, problem: null },
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
  voice: {
    value: 'idle',
    context: { ability: null, level: 0, recording: null, failure: null },
    tags: ['visible'],
  },
};

/**
 * `none` means that there is no goal to track, and `leave` that there may be no voice typing to stop; neither is worth
 * fetching the machine for.
 */
const unhurried: { readonly [Name in LateName]?: readonly EventFrom<LateDeskMachines[Name]>['type'][] } = {
  goal: ['none'],
  voice: ['leave'],
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
    download: flow('download'),
    goal: flow('goal'),
    lock: flow('lock'),
    record: flow('record'),
    'reference-import': flow('reference-import'),
    versions: flow('versions'),
    voice: flow('voice'),
  };
}
