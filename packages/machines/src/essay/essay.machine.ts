import { citationStylesFor } from '@octavo/contract/citation-styles';
import { randomUuid } from '@octavo/contract/random-uuid';
import { assign, emit, raise } from 'xstate';
import { toFailure } from '../failure.ts';
import { orderOf } from './draft.ts';
import { emptyContext } from './empty-context.ts';
import { alertOf, essaySetup, failureOf } from './essay.setup.ts';

/** Further batches need Pro (SPEC §6): other accounts are led to the upgrade and return to the same page afterwards. */
const leaveForUpgrade = {
  target: '#essay.closed',
  actions: ['tellClosed', 'tellUpgrade'],
} as const;

/**
 * The essay modal, with a state for each page (SPEC §4). Answers are kept when going back, and after closing the modal,
 * until an essay is written from them. An essay that is being written when the page is left is resumed on the next
 * load. Emits `opened` and `closed` for the dialog, `created` with the new document, `charged` when AI words were used,
 * and `upgrade`.
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
            actions: [assign(({ event }) => event.output ?? {}), 'tellOpened'],
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
          actions: [assign({ progress: null }), 'tellOpened'],
        },
        open: [
          {
            guard: 'hasNewTopic',
            target: 'page.generate-essay_generate',
            actions: ['takeTopic', 'tellOpened'],
          },
          { guard: 'isUnbegun', target: 'page.home', actions: 'tellOpened' },
          { target: 'page.last', actions: 'tellOpened' },
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
        dismiss: { target: 'closed', actions: 'tellClosed' },
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
        'generate-thesis-statement': {
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
                        ideas: event.output,
                      }),
                      draft: ({ context }) => ({ ...context.draft, pickedThesis: null }),
                    }),
                    'tellCharged',
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
        },
        'generate-essay_ideas': {
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
                  actions: assign({
                    theses: ({ context: { theses }, event }) => ({
                      ...theses,
                      ideas: [...theses.ideas, ...event.output],
                    }),
                  }),
                },
                onError: { target: 'listed', actions: assign(({ event }) => failureOf(event.error)) },
              },
            },
          },
        },
        'generate-essay_ideas-option': {
          exit: 'clearMissing',
          on: {
            back: 'generate-essay_ideas',
            reconsider: 'generate-thesis-statement',
            continue: [{ guard: 'hasThesis', target: 'academic-info' }, { actions: 'showMissing' }],
          },
        },
        'generate-thesis': {
          initial: 'category',
          exit: 'clearMissing',
          states: {
            category: {
              exit: 'clearMissing',
              on: {
                back: '#essay.page.home',
                continue: [{ guard: 'hasCategory', target: 'subCategory' }, { actions: 'showMissing' }],
              },
            },
            subCategory: {
              on: {
                back: 'category',
                reconsider: 'category',
                continue: [
                  { guard: 'hasTopics', target: '#essay.page.generate-thesis_topic' },
                  { guard: 'hasSubCategory', target: 'finding' },
                  { actions: 'showMissing' },
                ],
              },
            },
            finding: {
              tags: ['busy', 'finding'],
              invoke: {
                id: 'topics',
                src: 'topicIdeas',
                input: ({ context: { draft } }) => ({
                  category: draft.category,
                  subCategory: draft.subCategory,
                  known: [],
                }),
                onDone: {
                  target: '#essay.page.generate-thesis_topic',
                  actions: [
                    assign({
                      topics: ({ context, event }) => ({
                        about: context.draft.subCategory ?? '',
                        ideas: event.output,
                      }),
                    }),
                    'tellCharged',
                  ],
                },
                onError: {
                  target: '#essay.page.alert',
                  actions: assign(({ event }) => alertOf('topics', event.error)),
                },
              },
              on: { back: 'subCategory', 'draft.change': {} },
            },
          },
        },
        'generate-thesis_topic': {
          initial: 'listed',
          exit: 'clearMissing',
          on: {
            back: 'generate-thesis.subCategory',
            reconsider: 'generate-thesis.subCategory',
            continue: [{ guard: 'hasTopicIdea', target: 'academic-info' }, { actions: 'showMissing' }],
          },
          states: {
            listed: { on: { 'ideas.more': [{ guard: 'isPro', target: 'generating' }, leaveForUpgrade] } },
            generating: {
              tags: 'busy',
              entry: assign({ failure: null }),
              invoke: {
                id: 'moreTopics',
                src: 'topicIdeas',
                input: ({ context: { draft, topics } }) => ({
                  category: draft.category,
                  subCategory: draft.subCategory,
                  known: topics.ideas,
                }),
                onDone: {
                  target: 'listed',
                  actions: assign({
                    topics: ({ context: { topics }, event }) => ({
                      ...topics,
                      ideas: [...topics.ideas, ...event.output],
                    }),
                  }),
                },
                onError: { target: 'listed', actions: assign(({ event }) => failureOf(event.error)) },
              },
            },
          },
        },
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
        loading: {
          tags: ['busy', 'loading'],
          entry: assign(({ context: { round, writing } }) => ({
            round: round + 1,
            progress: null,
            // When sent again after a failure, it continues the same essay.
            writing: writing === '' ? randomUuid() : writing,
          })),
          invoke: [
            { id: 'watch', src: 'watch', input: ({ context: { writing } }) => ({ writing }) },
            {
              id: 'keep',
              src: 'keep',
              input: ({ context }) => ({
                draft: { ...context.draft, reference: orderOf(context).referenceStyle },
                writing: context.writing,
              }),
            },
          ],
          initial: 'sent',
          on: {
            // It cannot be cancelled in any other way (SPEC §4).
            dismiss: {},
            'draft.change': {},
            stop: '.stopping',
            progress: { actions: assign({ progress: ({ event }) => event.progress }) },
            written: {
              target: '#essay.closed',
              actions: [
                'startOver',
                'tellClosed',
                'tellCharged',
                emit(({ event }) => ({ type: 'created' as const, id: event.id })),
              ],
            },
            refused: [
              {
                guard: 'wasStopped',
                target: '#essay.page.reference-selection',
                actions: ['forgetWriting', 'tellCharged'],
              },
              {
                target: 'alert',
                actions: [
                  assign(({ event }) => ({ alert: { of: 'essay' as const, ...event.failure } })),
                  'tellCharged',
                ],
              },
            ],
          },
          states: {
            sent: {
              invoke: {
                id: 'create',
                src: 'create',
                input: ({ context }) => ({ ...orderOf(context), writing: context.writing }),
                onDone: {
                  actions: raise(({ event }) => ({ type: 'written' as const, id: event.output.id })),
                },
                onError: [
                  // The server goes on writing; `watch` reports how it ends.
                  {
                    guard: 'isLost',
                    target: 'lost',
                    actions: assign(({ event }) => failureOf(event.error)),
                  },
                  {
                    actions: raise(({ event }) => ({
                      type: 'refused' as const,
                      failure: toFailure(event.error),
                    })),
                  },
                ],
              },
            },
            lost: {
              on: {
                // A server that came back has continued the essay: the wait begins again.
                progress: {
                  target: 'lost',
                  reenter: true,
                  actions: assign({ progress: ({ event }) => event.progress }),
                },
              },
              after: {
                timeout: {
                  actions: raise(({ context }) => ({
                    type: 'refused' as const,
                    failure: context.failure ?? { message: '', code: 'unreachable' as const },
                  })),
                },
              },
            },
            stopping: {
              on: { stop: {}, refused: {}, progress: {} },
              invoke: {
                id: 'stop',
                src: 'stop',
                input: ({ context: { writing } }) => ({ writing }),
                onDone: [
                  // Too late to stop: the essay is finished and charged.
                  {
                    guard: ({ event }) => event.output.id !== null,
                    actions: raise(({ event }) => ({ type: 'written' as const, id: event.output.id ?? '' })),
                  },
                  {
                    target: '#essay.page.reference-selection',
                    actions: ['forgetWriting', 'tellCharged'],
                  },
                ],
                onError: {
                  target: '#essay.page.reference-selection',
                  actions: ['forgetWriting', 'tellCharged'],
                },
              },
            },
          },
        },
        // Another window started this essay and handles its end; here it is shown and can be stopped.
        watching: {
          tags: ['busy', 'loading'],
          initial: 'followed',
          invoke: {
            id: 'watchElsewhere',
            src: 'watch',
            input: ({ context: { elsewhere } }) => ({ writing: elsewhere?.writing ?? '' }),
          },
          exit: assign({ progress: null, elsewhere: null }),
          on: {
            'draft.change': {},
            progress: { actions: assign({ progress: ({ event }) => event.progress }) },
            written: {
              target: '#essay.closed',
              actions: [
                'tellClosed',
                'tellCharged',
                emit(({ event }) => ({ type: 'created' as const, id: event.id })),
              ],
            },
            refused: { target: '#essay.closed', actions: 'tellClosed' },
          },
          states: {
            followed: { on: { stop: 'stopping' } },
            stopping: {
              on: { refused: {} },
              invoke: {
                id: 'stopElsewhere',
                src: 'stop',
                input: ({ context: { elsewhere } }) => ({ writing: elsewhere?.writing ?? '' }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.id !== null,
                    actions: raise(({ event }) => ({ type: 'written' as const, id: event.output.id ?? '' })),
                  },
                  { target: '#essay.closed', actions: ['tellClosed', 'tellCharged'] },
                ],
                onError: { target: 'followed' },
              },
            },
          },
        },
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
