import { CallError } from '../testing/call-error.ts';
import { defineFlow } from '../testing/flow.ts';
import { emptyDraft } from './empty-context.ts';
import { essayMachine } from './essay.machine.ts';
import { essayBegun, theses, topicIdeas } from './ideas.fixtures.ts';

const stalled = { error: new CallError('model_stalled', 'The language model did not answer in time.') };

const topic = { topic: 'handwriting in the margins of books' };
const list = { type: 'draft.change', change: { start: 'generate-thesis' } } as const;
const next = { type: 'continue' } as const;
const toTheses = [
  { type: 'open' },
  next,
  { type: 'draft.change', change: { way: 'generate-thesis-statement' } },
  next,
  { type: 'draft.change', change: topic },
] as const;
const picking = [
  ...toTheses,
  next,
  { type: 'xstate.done.actor.theses', output: { ideas: theses, isStandIn: false } },
] as const;
const picked = [...picking, { type: 'draft.change', change: { pickedThesis: theses[1] ?? '' } }] as const;
const reworded = [...picked, next] as const;
const toSubCategory = [
  { type: 'open' },
  list,
  next,
  { type: 'draft.change', change: { category: 'Literature' } },
  next,
  { type: 'draft.change', change: { subCategory: 'Modernist Poetry' } },
] as const;
const pickingTopic = [
  ...toSubCategory,
  next,
  { type: 'xstate.done.actor.topics', output: { ideas: topicIdeas, isStandIn: false } },
] as const;
const told = { type: 'xstate.done.actor.engine', output: 'built-in' } as const;
const pro = { type: 'account.change', pro: true, countryCode: 'PT' } as const;
const failed = { type: 'xstate.error.actor.create', ...stalled } as const;
const grown = {
  type: 'progress',
  progress: {
    title: 'What Readers Wrote',
    sections: [
      { words: 80, written: 84 },
      { words: 170, written: 96 },
      { words: 170, written: 120 },
      { words: 80, written: 0 },
    ],
    text: essayBegun,
  },
} as const;
const elsewhere = {
  type: 'elsewhere.change',
  essay: { writing: 'essay-2', title: 'What Readers Wrote' },
} as const;
const lost = {
  type: 'xstate.error.actor.create',
  error: new CallError('unreachable', 'The server cannot be reached.'),
} as const;
const written = [...reworded, next, next, next, next] as const;

export const essayFlow = defineFlow(essayMachine, {
  input: undefined,
  reported: ['account.change', 'elsewhere.change', 'progress', 'written', 'refused'],
  samples: {
    // An `open` with a topic would be the shortest path to the page that asks for one.
    open: [{}],
    dismiss: [{}],
    back: [{}],
    continue: [{}],
    reconsider: [{}],
    'draft.change': [
      { change: { start: 'generate-thesis' } },
      { change: { way: 'generate-thesis-statement' } },
      { change: topic },
      { change: { pickedThesis: theses[1] ?? '' } },
      { change: { category: 'Literature' } },
      { change: { subCategory: 'Modernist Poetry' } },
      { change: { topicIdea: topicIdeas[0] ?? '' } },
    ],
    'idea.own': [{}],
    'ideas.more': [{}],
    retry: [{}],
    upgrade: [{}],
    'account.change': [{ pro: true, countryCode: 'PT' }],
    'xstate.done.actor.interrupted': [
      { output: null },
      { output: { draft: { ...emptyDraft, ...topic }, writing: 'essay-1' } },
    ],
    'xstate.error.actor.interrupted': [stalled],
    'xstate.error.actor.elsewhere': [stalled],
    'xstate.done.actor.engine': [{ output: 'built-in' }],
    'xstate.error.actor.engine': [stalled],
    'xstate.done.actor.theses': [{ output: { ideas: theses, isStandIn: false } }],
    'xstate.error.actor.theses': [stalled],
    'xstate.done.actor.moreTheses': [{ output: { ideas: theses, isStandIn: false } }],
    'xstate.error.actor.moreTheses': [stalled],
    'xstate.done.actor.topics': [{ output: { ideas: topicIdeas, isStandIn: false } }],
    'xstate.error.actor.topics': [stalled],
    'xstate.done.actor.moreTopics': [{ output: { ideas: topicIdeas, isStandIn: false } }],
    'xstate.error.actor.moreTopics': [stalled],
    'elsewhere.change': [{ essay: elsewhere.essay }, { essay: null }],
    'elsewhere.watch': [{}],
    progress: [{ progress: grown.progress }],
    written: [
      { id: 'doc-new', isStandIn: false },
      { id: 'doc-new', isStandIn: true },
    ],
    refused: [
      { failure: { message: stalled.error.message, code: 'model_stalled' } },
      { failure: { message: 'The call was given up.', code: 'given_up' } },
    ],
    stop: [{}],
    'xstate.done.actor.create': [
      { output: { id: 'doc-new', isStandIn: false } },
      { output: { id: 'doc-new', isStandIn: true } },
    ],
    'xstate.error.actor.create': [stalled, { error: lost.error }],
    'xstate.done.actor.stop': [
      { output: { id: null, isStandIn: false } },
      { output: { id: 'doc-new', isStandIn: true } },
    ],
    'xstate.error.actor.stop': [stalled],
    'xstate.done.actor.stopElsewhere': [
      { output: { id: null, isStandIn: false } },
      { output: { id: 'doc-new', isStandIn: true } },
    ],
    'xstate.error.actor.stopElsewhere': [stalled],
    'xstate.after.timeout.essay.page.loading.lost': [{}],
  },
  paths: {
    'page.home': [{ type: 'open' }, told],
    'page.generate-thesis-statement.asked': toTheses,
    'page.generate-thesis-statement.finding': [...toTheses, next],
    'page.generate-essay_ideas.listed': picked,
    'page.generate-essay_ideas.generating': [pro, ...picked, { type: 'ideas.more' }],
    'page.generate-essay_ideas-option': reworded,
    'page.generate-thesis.subCategory': toSubCategory,
    'page.generate-thesis.finding': [...toSubCategory, next],
    'page.generate-thesis_topic.listed': pickingTopic,
    'page.generate-thesis_topic.generating': [pro, ...pickingTopic, { type: 'ideas.more' }],
    'page.academic-info': [...reworded, next],
    'page.style-info': [...reworded, next, next],
    'page.reference-selection': [
      { type: 'account.change', pro: false, countryCode: 'PT' },
      ...reworded,
      next,
      next,
      next,
    ],
    'page.loading.sent': [...written, grown],
    'page.loading.lost': [...written, grown, lost],
    'page.loading.stopping': [...written, grown, { type: 'stop' }],
    'page.watching.followed': [elsewhere, { type: 'elsewhere.watch' }, grown],
    'page.watching.stopping': [elsewhere, { type: 'elsewhere.watch' }, grown, { type: 'stop' }],
    'page.alert': [...written, failed],
  },
  // Answers on other pages do not affect where this one leads, so a shorter key distinguishes all situations.
  key: ({ draft, theses: found, topics, pro: isPro, alert, elsewhere: other }) => [
    draft.start,
    draft.way,
    draft.start === 'generate-thesis'
      ? [
          draft.category !== null,
          draft.subCategory !== null,
          draft.topicIdea !== null,
          topics.ideas.length > 0,
        ]
      : [draft.topic !== '', draft.pickedThesis !== null, draft.thesis !== '', found.ideas.length > 0],
    isPro,
    alert?.of,
    other !== null,
  ],
});
