import { assign } from 'xstate';
import { alertOf, essaySetup, failureOf, leaveForUpgrade } from './essay.setup.ts';

/** The topic from which theses are suggested. */
export const thesisStatement = essaySetup.createStateConfig({
  initial: 'asked',
  exit: 'clearMissing',
  states: {
    asked: {
      on: {
        back: '#essay.page.generate-essay',
        continue: [
          { guard: 'hasTheses', target: '#essay.page.generate-essay_ideas' },
          { guard: 'hasTopic', target: 'finding' },
          { actions: 'showMissing' },
        ],
      },
    },
    finding: {
      tags: ['busy', 'finding'],
      invoke: {
        id: 'theses',
        src: 'thesisIdeas',
        input: ({ context }) => ({ topic: context.draft.topic.trim(), known: [] }),
        onDone: {
          target: '#essay.page.generate-essay_ideas',
          actions: [
            assign({
              theses: ({ context, event }) => ({
                about: context.draft.topic.trim(),
                ideas: event.output.ideas,
              }),
              draft: ({ context }) => ({ ...context.draft, pickedThesis: null }),
            }),
            'emitCharged',
            { type: 'emitStandIn', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: '#essay.page.alert',
          actions: assign(({ event }) => alertOf('theses', event.error)),
        },
      },
      on: { back: 'asked', 'draft.change': {} },
    },
  },
});

/** Three or more theses to pick from; Pro can ask for more. */
export const thesisIdeas = essaySetup.createStateConfig({
  initial: 'listed',
  exit: 'clearMissing',
  on: {
    back: 'generate-thesis-statement',
    reconsider: 'generate-thesis-statement',
    'idea.own': {
      target: 'generate-essay_ideas-option',
      actions: assign(({ context: { draft } }) => ({
        draft: draft.pickedThesis === null ? draft : { ...draft, pickedThesis: null, thesis: '' },
      })),
    },
    'draft.change': {
      // A reworded thesis stays unless another one is picked.
      actions: [
        'setAnswer',
        assign(({ context: { draft }, event: { change } }) =>
          change.pickedThesis ? { draft: { ...draft, thesis: change.pickedThesis } } : {},
        ),
      ],
    },
    continue: [
      { guard: 'hasPickedThesis', target: 'generate-essay_ideas-option' },
      { actions: 'showMissing' },
    ],
  },
  states: {
    listed: { on: { 'ideas.more': [{ guard: 'isPro', target: 'generating' }, leaveForUpgrade] } },
    generating: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'moreTheses',
        src: 'thesisIdeas',
        input: ({ context: { theses } }) => ({ topic: theses.about, known: theses.ideas }),
        onDone: {
          target: 'listed',
          actions: [
            assign({
              theses: ({ context: { theses }, event }) => ({
                ...theses,
                ideas: [...theses.ideas, ...event.output.ideas],
              }),
            }),
            { type: 'emitStandIn', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'listed', actions: assign(({ event }) => failureOf(event.error)) },
      },
    },
  },
});

/** The user's own thesis. */
export const ownThesis = essaySetup.createStateConfig({
  exit: 'clearMissing',
  on: {
    back: 'generate-essay_ideas',
    reconsider: 'generate-thesis-statement',
    continue: [{ guard: 'hasThesis', target: 'academic-info' }, { actions: 'showMissing' }],
  },
});
