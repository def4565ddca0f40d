import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { conflictMachine } from '../conflict/conflict.machine.ts';
import { goalFlow } from '../goal/goal.fixtures.ts';
import { recordMachine } from '../record/record.machine.ts';
import { versionsMachine } from '../versions/versions.machine.ts';
import { lateDeskFlows } from './late-flows.ts';

const flows = lateDeskFlows(() => new Promise(() => {}));

it('shows each late flow as its machine begins', () => {
  const input = { id: '' };
  const pairs = [
    [createActor(flows.conflict, { input }), createActor(conflictMachine, { input })],
    [createActor(flows.goal), createActor(goalFlow.stage)],
    [createActor(flows.record, { input }), createActor(recordMachine, { input })],
    [createActor(flows.versions, { input }), createActor(versionsMachine, { input })],
  ] as const;
  for (const [resting, actor] of pairs) {
    const { value, context, tags } = actor.getSnapshot();
    const seen = resting.getSnapshot();
    expect([seen.value, seen.context, seen.tags]).toEqual([value, context, tags]);
  }
});
