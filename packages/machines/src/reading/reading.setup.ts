import type { OpenedLink, SharedText } from '@octavo/contract';
import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { type CommentingActor, commentingMachine } from '../commenting/index.ts';
import { toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { relay } from '../relay.ts';
import type { Formatted, ReadingContext, ReadingEvent, WatchReport } from './reading.types.ts';

const codeOf = ({ event }: { readonly event: object }) =>
  'error' in event ? toFailure(event.error).code : null;

const ofLink = ({ linkId, name }: OpenedLink) => ({ id: 'commenting', input: { linkId, name } }) as const;

const relayOf = (from: CommentingActor) => ({ id: 'relay', input: { from, name: 'commenting' } }) as const;

export const readingSetup = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
    input: {} as { readonly token: string },
    tags: {} as 'visible' | 'busy' | 'failed' | 'shown',
  },
  actors: {
    commenting: commentingMachine,
    relay,
    open: fromPromise<OpenedLink, { readonly token: string; readonly password: string }>(async () =>
      notProvided('reading.open'),
    ),
    load: fromPromise<SharedText, { readonly linkId: string }>(async () => notProvided('reading.load')),
    format: fromPromise<Formatted, { readonly text: SharedText | null }>(async () =>
      notProvided('reading.format'),
    ),
    watch: fromCallback<{ type: 'never' }, { readonly linkId: string }, WatchReport>(() =>
      notProvided('reading.watch'),
    ),
  },
  guards: {
    isDraft: ({ context, event }) => event.type === 'commenting.done' && event.key === context.draft,
    needsPassword: (args) => codeOf(args) === 'password_needed',
    isWrong: (args) => codeOf(args) === 'wrong_password',
    isTooOften: (args) => codeOf(args) === 'too_many_attempts',
    isGone: (args) => codeOf(args) === 'not_found',
    isNewer: ({ context, event }) =>
      event.type === 'state.known' && event.state.version > (context.text?.version ?? 0),
  },
  actions: {
    noteFailure: assign(({ event }) => ('error' in event ? { failure: toFailure(event.error) } : {})),
    noteState: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'state.known' || context.link === null) return;
      const { kind, version, revision } = event.state;
      enqueue.assign({
        link: { ...context.link, kind },
        newest: version,
        commenting: ({ context: { commenting, link }, spawn }) => {
          if (commenting !== null || link === null || kind !== 'comment') return commenting;
          const begun = spawn('commenting', ofLink(link));
          spawn('relay', relayOf(begun));
          return begun;
        },
      });
      if (context.commenting === null) return;
      if (kind === 'comment') {
        enqueue.sendTo(context.commenting, { type: 'revision.known', revision });
      } else {
        enqueue.stopChild('relay');
        enqueue.stopChild('commenting');
        enqueue.assign({ commenting: null });
      }
    }),
    /** Begins commenting where the link lets the reader. */
    join: assign({
      commenting: ({ context: { link }, spawn }) => {
        if (link?.kind !== 'comment') return null;
        const begun = spawn('commenting', ofLink(link));
        spawn('relay', relayOf(begun));
        return begun;
      },
    }),
    leave: enqueueActions(({ context, enqueue }) => {
      if (context.commenting === null) return;
      enqueue.stopChild('relay');
      enqueue.stopChild('commenting');
      enqueue.assign({ commenting: null });
    }),
    emptied: assign({ text: null, formatted: null, failure: null }),
  },
});
