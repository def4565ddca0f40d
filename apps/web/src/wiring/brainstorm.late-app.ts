import { brainstormMachine } from '@octavo/machines/brainstorm';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = brainstormMachine.provide({
  actors: {
    engine: fromPromise(async ({ signal }) => (await call('compositionEngine', { signal })).engine),
    create: fromPromise(({ input, signal }) => call('createBrainstorm', { body: input, signal })),
  },
});
