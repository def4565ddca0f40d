import { assign } from 'xstate';
import { alertOf, essaySetup, failureOf, leaveForUpgrade } from './essay.setup.ts';

/** Category and sub-category from which topics are suggested. */
export const topicChoice = essaySetup.createStateConfig({
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
                ideas: event.output.ideas,
              }),
            }),
            'emitCharged',
            { type: 'emitStandIn', params: ({ event }) => event.output },
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
});

/** Topics to pick from; Pro can ask for more. */
export const topicIdeas = essaySetup.createStateConfig({
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
          actions: [
            assign({
              topics: ({ context: { topics }, event }) => ({
                ...topics,
                ideas: [...topics.ideas, ...event.output.ideas],
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
