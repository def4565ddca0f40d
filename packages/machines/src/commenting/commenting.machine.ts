import { assign, emit } from 'xstate';
import { list } from './commenting.list.ts';
import { removal } from './commenting.removal.ts';
import { sending } from './commenting.sending.ts';
import { settings } from './commenting.settings.ts';
import { commentingSetup, hasName } from './commenting.setup.ts';
import { changedDraft, saysSomething, withDraft } from './drafts.ts';

/**
 * What a reader says about a text (decision 0413). Drafts are kept on the device until the server has taken them; any
 * number can be open, and those that were sent off are sent one after the other. Region `list` follows the comments of
 * everybody, `sending` the drafts, `removal` what the reader takes back, `settings` name and address.
 * Emits `done` with each draft that was sent or discarded.
 *
 * Tags: `visible`, `busy`, `failed`.
 */
export const commentingMachine = commentingSetup.createMachine({
  id: 'commenting',
  context: ({ input: { linkId, name } }) => ({
    linkId,
    comments: [],
    revision: -1,
    known: -1,
    name,
    nameDraft: '',
    email: '',
    drafts: [],
    begun: null,
    chosen: null,
    asked: null,
    removals: [],
    failure: null,
    settings: { name, email: '' },
  }),
  invoke: { id: 'drafts', src: 'drafts', input: ({ context: { linkId } }) => ({ linkId }) },
  on: {
    kept: {
      // What was being sent when the page was closed may have arrived, so it is not sent again unasked.
      actions: assign(({ event: { drafts, nameDraft, email } }) => ({
        drafts: drafts.map((draft) => ({ ...draft, status: 'writing' as const })),
        nameDraft,
        email,
      })),
    },
    'comment.start': {
      actions: [
        assign(({ context, event: { anchor, proposal } }) =>
          withDraft(context, { type: 'words', anchor }, { proposal }),
        ),
        'keep',
      ],
    },
    'answer.start': {
      actions: [
        assign(({ context, event: { thread } }) => withDraft(context, { type: 'answer', thread })),
        'keep',
      ],
    },
    'edit.start': {
      actions: [
        assign(({ context, event: { id } }) => {
          const text = context.comments.find((comment) => comment.id === id)?.text ?? '';
          return withDraft(context, { type: 'edit', id }, { text });
        }),
        'keep',
      ],
    },
    'mark.press': {
      actions: [
        assign(({ context, event: { anchor, mark, replaces } }) => ({
          ...withDraft(
            context,
            { type: 'mark', anchor, mark },
            // Sent at once, unless the reader has to say first who they are.
            { status: hasName(context) ? 'waiting' : 'writing' },
          ),
          removals: [...context.removals, ...replaces],
        })),
        'keep',
      ],
    },
    'draft.change': {
      actions: [
        assign({
          drafts: ({ context, event: { key, change } }) => changedDraft(context.drafts, key, change),
        }),
        'keep',
      ],
    },
    'draft.discard': {
      actions: [
        assign({ drafts: ({ context, event }) => context.drafts.filter(({ key }) => key !== event.key) }),
        'keep',
        emit(({ event }) => ({ type: 'done', key: event.key })),
      ],
    },
    'draft.send': {
      guard: ({ context, event }) =>
        hasName(context) && context.drafts.some((draft) => draft.key === event.key && saysSomething(draft)),
      actions: [
        assign({
          drafts: ({ context, event: { key } }) =>
            changedDraft(context.drafts, key, { status: 'waiting', failure: null }),
        }),
        'keep',
      ],
    },
    'name.change': { actions: [assign({ nameDraft: ({ event }) => event.name }), 'keep'] },
    'mark.undo': {
      actions: assign({ removals: ({ context, event }) => [...context.removals, event.id] }),
    },
    choose: { actions: assign({ chosen: ({ event }) => event.thread }) },
  },
  type: 'parallel',
  states: {
    list,
    sending,
    removal,
    settings,
  },
});
