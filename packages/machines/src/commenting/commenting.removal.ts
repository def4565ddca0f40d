import { assign } from 'xstate';
import { toFailure } from '../failure.ts';
import { commentingSetup } from './commenting.setup.ts';
import type { CommentingContext } from './commenting.types.ts';
import { withoutComment } from './drafts.ts';

/** What the reader takes back, one comment at a time, confirmed first unless it is a mark. */
export const removal = commentingSetup.createStateConfig({
  initial: 'resting',
  on: {
    'removal.ask': {
      target: '.asking',
      actions: assign({ asked: ({ event }) => event.id, failure: null }),
    },
  },
  states: {
    resting: { tags: 'visible', always: { guard: 'isLeaving', target: 'removing' } },
    asking: {
      tags: 'visible',
      on: {
        'removal.confirm': {
          target: 'removing',
          actions: assign(({ context }) => ({
            removals: context.asked === null ? context.removals : [...context.removals, context.asked],
            asked: null,
          })),
        },
        'removal.keep': { target: 'resting', actions: assign({ asked: null, failure: null }) },
      },
    },
    removing: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { linkId, removals } }) => ({ linkId, id: removals[0] ?? '' }),
        onDone: { target: 'resting', actions: assign(({ context }) => removed(context)) },
        onError: {
          target: 'asking',
          actions: assign(({ context, event }) => ({
            asked: context.removals[0] ?? null,
            removals: context.removals.slice(1),
            failure: toFailure(event.error),
          })),
        },
      },
      // One at a time: the request that was sent is waited for.
      on: { 'removal.ask': {} },
    },
  },
});

function removed({ comments, removals }: CommentingContext): Partial<CommentingContext> {
  const [id = '', ...others] = removals;
  return { comments: withoutComment(comments, id), removals: others };
}
