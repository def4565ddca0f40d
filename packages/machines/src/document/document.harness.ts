import type { DocumentDetail, SaveResponse } from '@octavo/contract';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { documentMachine } from './document.machine.ts';
import type { DocumentEmitted, JournalEvent, KeptCopy, LoadedDocument, SaveInput } from './document.types.ts';
import { canals } from './text.fixtures.ts';

/** The server's answer to a save. */
export const saved = (version: number): SaveResponse => ({ version, savedAt: '2026-11-21T09:30:00.000Z' });

/** The machine with actors controlled by the test, under fake timers. */
export function start(id: string | null = canals.id) {
  const load = callsOf<{ id: string }, LoadedDocument>();
  const refresh = callsOf<{ id: string }, DocumentDetail>();
  const save = callsOf<SaveInput, SaveResponse>();
  const keepBoth = callsOf<SaveInput, KeptCopy>();
  const keepAside = callsOf<SaveInput, unknown>();
  const keepAsNew = callsOf<SaveInput, KeptCopy>();
  const journal: JournalEvent[] = [];
  /** All events except `loaded`, which starts every test, and `saved`, which follows every save. */
  const emitted: DocumentEmitted[] = [];
  const machine = documentMachine.provide({
    actors: {
      load: fromPromise(load.creator),
      refresh: fromPromise(refresh.creator),
      save: fromPromise(save.creator),
      keepBoth: fromPromise(keepBoth.creator),
      keepAside: fromPromise(keepAside.creator),
      keepAsNew: fromPromise(keepAsNew.creator),
      journal: fromCallback<JournalEvent, { id: string | null }>(({ receive }) =>
        receive((event) => void journal.push(event)),
      ),
      browser: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { id } });
  actor.on('*', (event) => {
    if (event.type !== 'loaded' && event.type !== 'saved') emitted.push(event);
  });
  actor.start();
  const work = () => actor.getSnapshot().value.work;
  const sync = () => actor.getSnapshot().value.sync;
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    load,
    refresh,
    save,
    keepBoth,
    keepAside,
    keepAsNew,
    journal,
    emitted,
    work,
    sync,
    context,
  };
}

/** The machine with a loaded document. */
export async function open(document = canals, unsaved = false) {
  const flow = start(document.id);
  await flow.load.last().resolve({ document, unsaved });
  return flow;
}

/** The machine with a changed document and a running save. */
export async function saving() {
  const flow = await open();
  flow.actor.send({ type: 'edit' });
  vi.advanceTimersByTime(400);
  return flow;
}
