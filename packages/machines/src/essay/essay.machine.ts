import { citationStylesFor } from '@octavo/contract/citation-styles';
import { assign } from 'xstate';
import { emptyContext } from './empty-context.ts';
import { loading } from './essay.loading.ts';
import { essaySetup, leaveForUpgrade } from './essay.setup.ts';
import { ownThesis, thesisIdeas, thesisStatement } from './essay.theses.ts';
import { topicChoice, topicIdeas } from './essay.topics.ts';
import { watching } from './essay.watching.ts';

/**
 * The essay modal, with a state for each page (SPEC §4). Answers are kept when going back, and after closing the modal,
 * until an essay is written from them. An essay that is being written when the page is left is resumed on the next
 * load. Emits `opened` and `closed` for the dialog, `created` with the new document, `stoodIn` if fixed rules
 * wrote it because the model could not be reached, `charged` when AI words were used, and `upgrade`.
 *
 * Tags: `visible`, `busy`; `finding` while ideas are loading, `loading` while the essay is written.
 */
export const essayMachine = essaySetup.createMachine({
  id: 'essay',
  context: emptyContext,
  on: {
    'account.change': {
      actions: assign({
        pro: ({ event }) => event.pro,
        suggestedStyles: ({ event }) => citationStylesFor(event.countryCode),
      }),
    },
  },
  initial: 'closed',
  states: {
    closed: {
      invoke: [
        {
          id: 'interrupted',
          src: 'interrupted',
          onDone: {
            guard: ({ event }) => event.output !== null,
            target: 'page.loading',
            actions: [assign(({ event }) => event.output ?? {}), 'emitOpened'],
          },
          // There is nothing to resume.
          onError: { actions: assign({ progress: null }) },
        },
        { id: 'elsewhere', src: 'elsewhere', onError: { actions: assign({ elsewhere: null }) } },
      ],
      on: {
        'elsewhere.change': { actions: assign({ elsewhere: ({ event }) => event.essay }) },
        'elsewhere.watch': {
          guard: 'isElsewhere',
          target: 'page.watching',
          actions: [assign({ progress: null }), 'emitOpened'],
        },
        open: [
          {
            guard: 'hasNewTopic',
            target: 'page.generate-essay_generate',
            actions: ['takeTopic', 'emitOpened'],
          },
          { guard: 'isUnbegun', target: 'page.home', actions: 'emitOpened' },
          { target: 'page.last', actions: 'emitOpened' },
        ],
      },
    },
    page: {
      tags: 'visible',
      initial: 'home',
      invoke: {
        id: 'engine',
        src: 'engine',
        onDone: { actions: assign({ engine: ({ event }) => event.output }) },
        // Then the notice about the engine is not shown.
        onError: { actions: assign({ engine: null }) },
      },
      on: {
        'draft.change': { actions: 'setAnswer' },
        dismiss: { target: 'closed', actions: 'emitClosed' },
      },
      states: {
        last: { type: 'history', history: 'deep' },
        home: {
          on: {
            continue: [{ guard: 'startsFromList', target: 'generate-thesis' }, { target: 'generate-essay' }],
          },
        },
        'generate-essay': {
          on: {
            back: 'home',
            continue: [
              { guard: 'startsFromThesis', target: 'generate-thesis-statement' },
              { target: 'generate-essay_generate' },
            ],
          },
        },
        'generate-essay_generate': {
          exit: 'clearMissing',
          on: {
            back: 'generate-essay',
            continue: [{ guard: 'hasTopic', target: 'academic-info' }, { actions: 'showMissing' }],
          },
        },
        'generate-thesis-statement': thesisStatement,
        'generate-essay_ideas': thesisIdeas,
        'generate-essay_ideas-option': ownThesis,
        'generate-thesis': topicChoice,
        'generate-thesis_topic': topicIdeas,
        'academic-info': {
          on: {
            back: [
              { guard: 'startsFromList', target: 'generate-thesis_topic' },
              { guard: 'startsFromThesis', target: 'generate-essay_ideas-option' },
              { target: 'generate-essay_generate' },
            ],
            reconsider: [
              { guard: 'startsFromList', target: 'generate-thesis_topic' },
              { guard: 'startsFromThesis', target: 'generate-thesis-statement' },
              { target: 'generate-essay_generate' },
            ],
            continue: 'style-info',
          },
        },
        'style-info': { on: { back: 'academic-info', continue: 'reference-selection' } },
        'reference-selection': { on: { back: 'style-info', continue: 'loading' } },
        loading,
        watching,
        alert: {
          exit: assign({ alert: null }),
          on: {
            upgrade: leaveForUpgrade,
            back: [
              { guard: 'failedTheses', target: 'home' },
              { guard: 'failedTopics', target: 'generate-thesis.subCategory' },
              { target: 'reference-selection' },
            ],
            retry: [
              // SPEC §8: after an error with the theses, the user is back on the first page.
              { guard: 'failedTheses', target: 'home' },
              { guard: 'failedTopics', target: 'generate-thesis.finding' },
              { target: 'loading' },
            ],
          },
        },
      },
    },
  },
});
