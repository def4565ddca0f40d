import { brainstormMachine } from '@octavo/machines/brainstorm';
import { fromPromise } from 'xstate';
import { call, callAs } from '../api/call.ts';

export const wired = brainstormMachine.provide({
  actors: {
    engine: fromPromise(async ({ signal }) => (await call('compositionEngine', { signal })).engine),
    create: fromPromise(async ({ input, signal }) => {
      const { answer, engine } = await callAs('createBrainstorm', { body: input, signal });
      return { id: answer.id, engine };
    }),
  },
});
