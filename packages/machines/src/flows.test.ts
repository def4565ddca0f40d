import { readdirSync } from 'node:fs';
import { type AnyActorLogic, type AnyStateMachine, type AnyStateNode, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { lateMachines } from './app/late-machines.ts';
import { untilSaved } from './app/until-saved.ts';
import { lateDeskMachines } from './desk/late-machines.ts';
import { flows } from './fixtures.ts';
import { relay } from './relay.ts';
import { namesOf } from './testing/reachable.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
  .map(({ name }) => name);

it('has fixtures for every folder of this package, under its name', () => {
  expect(Object.keys(flows).toSorted()).toEqual(folders.toSorted());
});

describe.each(Object.entries(flows))('%s', (name, flow) => {
  const { machine } = flow;

  it('is found in files that carry its name', () => {
    const files = readdirSync(new URL(`./${name}/`, import.meta.url));
    expect(files).toEqual(expect.arrayContaining([`${name}.machine.ts`, `${name}.fixtures.ts`]));
  });

  it('samples no event that it does not know', () => {
    expect(Object.keys(flow.samples).filter((type) => !machine.events.includes(type))).toEqual([]);
  });

  it('hears both outcomes of every actor', () => {
    const outcomes = promises(machine).flatMap((id) => [
      `xstate.done.actor.${id}`,
      `xstate.error.actor.${id}`,
    ]);
    expect(outcomes.filter((type) => !machine.events.includes(type))).toEqual([]);
  });

  it.each(flow.states.map((state) => state.name))('starts in %s and holds still', (state) => {
    const actor = createActor(flow.stage, flow.at(state)).start();
    expect(actor.getSnapshot().status).toBe(flow.stateNamed(state).final ? 'done' : 'active');
    expect(actor.getSnapshot().value).toEqual(flow.at(state).reached.value);
    actor.stop();
  });

  it.each(Object.keys(flow.paths))('knows a path to %s that leads there', (state) => {
    expect(namesOf(flow.at(state).reached)).toContain(state);
  });

  // Child flows are tested on their own.
  it.each(actorsOf(machine).filter(([actor, logic]) => !isOwn(logic) && !isLate(name, actor)))(
    'says that %s has to be provided',
    async (actor, logic) => {
      await expect(failureOf(logic)).resolves.toContain(`${name}.${actor}: provide an implementation`);
    },
  );
});

/** Whether an actor starts without its machine and waits for it. */
const isLate = (flow: string, actor: string): boolean =>
  (flow === 'app' && actor in lateMachines) || (flow === 'desk' && actor in lateDeskMachines);

/** Ids of the invokes that have outcomes: a promise is still pending when its start returns. */
function promises(machine: AnyStateMachine): string[] {
  const actors = actorsOf(machine);
  return nodesOf(machine.root)
    .flatMap((node) => node.invoke)
    .filter(({ src }) => {
      const logic = actors.find(([name]) => name === src)?.[1];
      if (!logic) throw new Error(`${machine.id} invokes what it does not set up`);
      return startOf(logic).getSnapshot().status === 'active';
    })
    .map(({ id }) => id);
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  return [node, ...children.flatMap(nodesOf)];
}

function actorsOf(machine: AnyStateMachine): [string, AnyActorLogic][] {
  return Object.entries(machine.implementations.actors).map(([name, actor]) => [
    name,
    'transition' in actor ? actor : actor.src,
  ]);
}

/** A flow, or what connects flows, which needs no implementation. */
function isOwn(logic: AnyActorLogic): boolean {
  return logic === relay || logic === untilSaved || 'root' in logic;
}

function startOf(logic: AnyActorLogic) {
  const actor = createActor(logic);
  actor.subscribe({ error: () => {} });
  return actor.start();
}

function failureOf(logic: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(logic);
    actor.subscribe({ error: (error) => resolve(String(error)) });
    actor.start();
  });
}
