import type { SubTopic, Topic } from '@octavo/contract/topics';
import { assign, emit, enqueueActions, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Engine } from '../ai-card/ai-card.types.ts';
import type { Failure } from '../failure.ts';
import { isConnectionFailure, toFailure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import { actionOf, changed } from './draft.ts';
import { emptyDraft, noIdeas } from './empty-context.ts';
import type {
  EssayAlert,
  EssayContext,
  EssayEmitted,
  EssayEvent,
  EssayOrder,
  EssayReport,
  KeptEssay,
  WrittenEssay,
} from './essay.types.ts';

/** Input for three theses; `known` are already shown. */
export interface ThesesWanted {
  readonly topic: string;
  readonly known: readonly string[];
}

export interface TopicsWanted {
  readonly category: Topic | null;
  readonly subCategory: SubTopic | null;
  readonly known: readonly string[];
}

/** Theses or topics. `isStandIn`: fixed rules found them instead of a model that could not be reached. */
export interface FoundIdeas {
  readonly ideas: readonly string[];
  readonly isStandIn: boolean;
}

/** `id` is null unless the essay was finished before it could be stopped. */
export interface StoppedEssay {
  readonly id: string | null;
  readonly isStandIn: boolean;
}

/** An order with an id for the resulting essay. */
export interface NamedOrder extends EssayOrder {
  readonly writing: string;
}

export type ElsewhereReport = Extract<EssayEvent, { readonly type: 'elsewhere.change' }>;

export const essaySetup = setup({
  types: {
    context: {} as EssayContext,
    events: {} as EssayEvent,
    emitted: {} as EssayEmitted,
    tags: {} as 'visible' | 'busy' | 'finding' | 'loading',
  },
  actors: {
    /** Which engine would write. */
    engine: fromPromise<Engine, void>(async () => notProvided('essay.engine')),
    thesisIdeas: fromPromise<FoundIdeas, ThesesWanted>(async () => notProvided('essay.thesisIdeas')),
    topicIdeas: fromPromise<FoundIdeas, TopicsWanted>(async () => notProvided('essay.topicIdeas')),
    create: fromPromise<WrittenEssay, NamedOrder>(async () => notProvided('essay.create')),
    /** Reports how the essay grows and how it ends; reconnects after a lost connection. */
    watch: fromCallback<EventObject, { writing: string }, EssayReport>(() => notProvided('essay.watch')),
    /** Stores the essay in progress while it is running, and removes it afterwards. */
    keep: fromCallback<EventObject, KeptEssay>(() => notProvided('essay.keep')),
    /** Reports the essays that other windows and devices of the account are writing, whenever they change. */
    elsewhere: fromCallback<EventObject, void, ElsewhereReport>(() => notProvided('essay.elsewhere')),
    /** The essay that was in progress when the page was left. */
    interrupted: fromPromise<KeptEssay | null, void>(async () => notProvided('essay.interrupted')),
    /** Returns the document if the essay was finished before it could be stopped. */
    stop: fromPromise<StoppedEssay, { writing: string }>(async () => notProvided('essay.stop')),
  },
  delays: {
    /** Longer than the server takes to write (SPEC §7) or to continue, so that `watch` reports first. */
    timeout: 100_000,
  },
  guards: {
    isPro: ({ context }) => context.pro,
    hasTopic: ({ context }) => context.draft.topic.trim() !== '',
    hasNewTopic: ({ event }) => event.type === 'open' && event.topic !== undefined,
    hasTheses: ({ context: { draft, theses } }) =>
      theses.ideas.length > 0 && theses.about === draft.topic.trim(),
    hasPickedThesis: ({ context }) => context.draft.pickedThesis !== null,
    hasThesis: ({ context }) => context.draft.thesis.trim() !== '',
    hasCategory: ({ context }) => context.draft.category !== null,
    hasSubCategory: ({ context }) => context.draft.subCategory !== null,
    hasTopics: ({ context: { draft, topics } }) =>
      topics.ideas.length > 0 && topics.about === draft.subCategory,
    hasTopicIdea: ({ context }) => context.draft.topicIdea !== null,
    startsFromList: ({ context }) => context.draft.start === 'generate-thesis',
    startsFromThesis: ({ context }) => actionOf(context.draft) === 'generate-thesis-statement',
    isUnbegun: ({ context }) => context.draft === emptyDraft,
    isElsewhere: ({ context }) => context.elsewhere !== null,
    isLost: ({ event }) => 'error' in event && isConnectionFailure(toFailure(event.error)),
    /** Another window has stopped the essay. */
    wasStopped: ({ event }) => event.type === 'refused' && event.failure.code === 'given_up',
    failedTheses: ({ context }) => context.alert?.of === 'theses',
    failedTopics: ({ context }) => context.alert?.of === 'topics',
  },
  actions: {
    setAnswer: assign(({ context, event }) =>
      event.type === 'draft.change' ? { draft: changed(context.draft, event.change), isMissing: false } : {},
    ),
    // Level, length and style keep their last values.
    takeTopic: assign(({ context, event }) =>
      event.type === 'open' && event.topic !== undefined
        ? {
            draft: {
              ...changed(context.draft, { start: 'generate-essay', way: 'generate-essay_generate' }),
              topic: event.topic,
            },
          }
        : {},
    ),
    startOver: assign({ draft: emptyDraft, theses: noIdeas, topics: noIdeas, alert: null, writing: '' }),
    forgetWriting: assign({ writing: '' }),
    showMissing: assign({ isMissing: true }),
    clearMissing: assign({ isMissing: false, failure: null }),
    emitOpened: emit({ type: 'opened' }),
    emitClosed: emit({ type: 'closed' }),
    emitWritten: enqueueActions(({ event, enqueue }) => {
      if (event.type !== 'written') return;
      enqueue.emit({ type: 'created', id: event.id });
      if (event.isStandIn) enqueue.emit({ type: 'stoodIn' });
    }),
    emitStandIn: enqueueActions(({ enqueue }, { isStandIn }: Pick<FoundIdeas, 'isStandIn'>) => {
      if (isStandIn) enqueue.emit({ type: 'stoodIn' });
    }),
    emitCharged: emit({ type: 'charged' }),
    emitUpgrade: emit({ type: 'upgrade' }),
  },
});

/** Further batches need Pro (SPEC §6): other accounts are led to the upgrade and return to the same page afterwards. */
export const leaveForUpgrade = {
  target: '#essay.closed',
  actions: ['emitClosed', 'emitUpgrade'],
} as const;

export const alertOf = (of: EssayAlert['of'], error: unknown): { alert: EssayAlert } => ({
  alert: { of, ...toFailure(error) },
});

export const failureOf = (error: unknown): { failure: Failure } => ({ failure: toFailure(error) });
