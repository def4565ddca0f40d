import { feedbackMachine } from '@octavo/machines/feedback';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

export const wired = feedbackMachine.provide({
  actors: {
    send: fromPromise(({ input, signal }) => call('submitIdea', { body: input, signal })),
  },
});
