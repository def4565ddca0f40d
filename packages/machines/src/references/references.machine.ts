import type { Reference } from '@octavo/contract';
import { randomUuid } from '@octavo/contract/random-uuid';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { draftOf, emptyDraft, problemOf, referenceOf } from './draft.ts';
import type {
  ReferencesCommand,
  ReferencesContext,
  ReferencesEmitted,
  ReferencesEvent,
  ReferencesReport,
} from './references.types.ts';

/**
 * The list of references at the end of the open document (SPEC §2), and the form for one of them. The text holds and
 * formats the list; a reference entered by hand is not verified until a record of it is found. Emits `opened` and
 * `closed` for the form.
 *
 * Tags: `visible` while the form is open, `busy`.
 */
export const referencesMachine = setup({
  types: {
    context: {} as ReferencesContext,
    events: {} as ReferencesEvent,
    emitted: {} as ReferencesEmitted,
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    text: fromCallback<ReferencesCommand, void, ReferencesReport>(() => notProvided('references.text')),
    lookUp: fromPromise<Reference | null, { doi: string }>(async () => notProvided('references.lookUp')),
  },
  guards: {
    hasProblem: ({ context: { draft, edited, listing } }) => problemOf(draft, edited, listing) !== null,
    hasDoi: ({ context }) => context.draft.doi.trim() !== '',
  },
  actions: {
    begin: assign(({ context, event }) => {
      const id = event.type === 'form.open' ? event.id : undefined;
      const entry = context.listing?.entries.find(({ reference }) => reference.id === id);
      const edited = entry?.reference ?? null;
      const begun = event.type === 'form.open' ? event.draft : undefined;
      const draft = edited === null ? { ...emptyDraft, ...begun } : draftOf(edited);
      return { edited, record: null, draft, problem: null, isUnknown: false };
    }),
    change: assign(({ context, event }) =>
      event.type === 'form.change'
        ? { draft: { ...context.draft, ...event.change }, problem: null, isUnknown: false }
        : {},
    ),
    submit: sendTo('text', ({ context: { draft, edited, record } }): ReferencesCommand => {
      const reference = referenceOf(draft, record ?? edited, `own:${randomUuid()}`);
      return edited === null
        ? { type: 'add', reference }
        : { type: 'update', id: edited.id, reference: { ...reference, id: edited.id } };
    }),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
  },
}).createMachine({
  id: 'references',
  context: {
    listing: null,
    edited: null,
    record: null,
    draft: emptyDraft,
    problem: null,
    isUnknown: false,
  },
  invoke: { id: 'text', src: 'text' },
  on: {
    listed: { actions: assign({ listing: ({ event }) => event.listing }) },
    'style.change': { actions: sendTo('text', ({ event }) => event) },
    remove: { actions: sendTo('text', ({ event }) => event) },
    export: { actions: sendTo('text', ({ event }) => event) },
    cite: { actions: sendTo('text', ({ event }) => event) },
    'missing.open': { actions: sendTo('text', ({ event }) => event) },
    import: { actions: sendTo('text', ({ event }) => event) },
  },
  initial: 'listing',
  states: {
    listing: {
      on: { 'form.open': { target: 'editing', actions: ['begin', 'emitOpened'] } },
    },
    editing: {
      tags: 'visible',
      on: {
        'form.change': { actions: 'change' },
        lookUp: { guard: 'hasDoi', target: 'lookingUp' },
        submit: [
          {
            guard: 'hasProblem',
            actions: assign(({ context: { draft, edited, listing } }) => ({
              problem: problemOf(draft, edited, listing),
            })),
          },
          { target: 'listing', actions: ['submit', 'emitClosed'] },
        ],
        dismiss: { target: 'listing', actions: 'emitClosed' },
      },
    },
    lookingUp: {
      tags: ['visible', 'busy'],
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        input: ({ context }) => ({ doi: context.draft.doi.trim() }),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'editing',
            actions: assign({ isUnknown: true }),
          },
          {
            target: 'editing',
            actions: assign(({ event: { output } }) =>
              output === null ? {} : { record: output, draft: draftOf(output), problem: null },
            ),
          },
        ],
        onError: { target: 'editing', actions: assign({ isUnknown: true }) },
      },
      on: {
        'form.change': { target: 'editing', actions: 'change' },
        dismiss: { target: 'listing', actions: 'emitClosed' },
      },
    },
  },
});
