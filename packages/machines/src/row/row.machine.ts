import { assign, emit, enqueueActions, fromPromise, sendTo, setup, stopChild } from 'xstate';
import { downloadMachine } from '../download/download.machine.ts';
import { toFailure } from '../failure.ts';
import { lockMachine } from '../lock/lock.machine.ts';
import { notProvided } from '../not-provided.ts';
import { relay } from '../relay.ts';
import { tagsMachine } from '../tags/tags.machine.ts';
import type { Copy, RowContext, RowEmitted, RowEvent } from './row.types.ts';

const flow = setup({
  types: {
    context: {} as RowContext,
    events: {} as RowEvent,
    emitted: {} as RowEmitted,
    tags: {} as 'busy',
  },
  actors: {
    tags: tagsMachine,
    download: downloadMachine,
    lock: lockMachine,
    relay,
    duplicate: fromPromise<unknown, Copy>(async () => notProvided('row.duplicate')),
  },
});

/**
 * Actions on a listed document without opening it: tags, download and lock are the flows of its own page, spawned for
 * the document when needed; the server makes a copy. Emits which overlay opens and closes, `changed` and `duplicated`,
 * and `refused` with the server's message.
 *
 * Tags: `busy`.
 */
export const rowMachine = flow.createMachine({
  id: 'row',
  context: { flows: {}, copy: null },
  on: {
    'tags.edit': {
      actions: [
        stopChild('tags'),
        stopChild('tags.relay'),
        assign({
          flows: ({ event: { id }, spawn }) => {
            const tags = spawn('tags', { id: 'tags', input: { id } });
            spawn('relay', { id: 'tags.relay', input: { from: tags, name: 'tags' } });
            return { tags };
          },
        }),
        sendTo('tags', { type: 'open' }),
      ],
    },
    download: {
      actions: [
        stopChild('download'),
        stopChild('download.relay'),
        assign({
          flows: ({ event: { id }, spawn }) => {
            const download = spawn('download', { id: 'download', input: { id } });
            spawn('relay', { id: 'download.relay', input: { from: download, name: 'download' } });
            return { download };
          },
        }),
        sendTo('download', { type: 'open' }),
      ],
    },
    lock: {
      actions: [
        stopChild('lock'),
        stopChild('lock.relay'),
        assign({
          flows: ({ event: { id }, spawn }) => {
            const lock = spawn('lock', { id: 'lock', input: { id } });
            spawn('relay', { id: 'lock.relay', input: { from: lock, name: 'lock' } });
            return { lock };
          },
        }),
        sendTo('lock', ({ event }) => ({ type: 'open', isLocked: event.isLocked })),
      ],
    },
    'overlay.dismissed': {
      actions: enqueueActions(({ context: { flows }, event, enqueue }) => {
        const { tags, download, lock } = flows;
        if (event.name === 'tags' && tags) enqueue.sendTo(tags, { type: 'dismiss' });
        if (event.name === 'download' && download) enqueue.sendTo(download, { type: 'dismiss' });
        if (event.name === 'lock' && lock) enqueue.sendTo(lock, { type: 'dismiss' });
      }),
    },
    'overlay.open': { actions: emit(({ event }) => event) },
    'overlay.close': { actions: emit(({ event }) => event) },
    'tags.fetch-tags': { actions: emit({ type: 'changed' }) },
    'lock.changed': { actions: emit({ type: 'changed' }) },
  },
  initial: 'idle',
  states: {
    idle: {
      on: {
        duplicate: { target: 'duplicating', actions: assign({ copy: ({ event }) => event.copy }) },
      },
    },
    duplicating: {
      tags: 'busy',
      invoke: {
        id: 'duplicate',
        src: 'duplicate',
        input: ({ context }) => context.copy ?? { id: '', title: '' },
        onDone: {
          target: 'idle',
          actions: emit(({ context }) => ({
            type: 'duplicated' as const,
            title: context.copy?.title ?? '',
          })),
        },
        onError: {
          target: 'idle',
          actions: emit(({ event }) => ({
            type: 'refused' as const,
            message: toFailure(event.error).message,
          })),
        },
      },
    },
  },
});
