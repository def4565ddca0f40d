import { assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '../failure.ts';
import { notProvided } from '../not-provided.ts';
import type {
  AiCardContext,
  AiCardEmitted,
  AiCardEvent,
  AiCardInput,
  AiCardOutput,
  GenerateInput,
  GenerateReport,
  VersionIndex,
} from './ai-card.types.ts';
import { generateInput, waitingVersions, withFailure, withVersion } from './versions.ts';

/** One of the three versions is being written; leaving the state aborts its call. */
function writing<const I extends VersionIndex, const N extends string>(index: I, next: N) {
  return {
    tags: ['visible', 'busy', 'results'],
    entry: { type: 'startVersion', params: { index } },
    invoke: {
      id: 'generate',
      src: 'generate',
      input: ({ context }: { context: AiCardContext }) => generateInput(context, index),
    },
    on: {
      'version.chunk': {
        actions: {
          type: 'addText',
          params: ({ event }: { event: { text: string } }) => ({ index, text: event.text }),
        },
      },
      'version.done': {
        target: next,
        actions: [
          { type: 'endVersion', params: { index } },
          {
            type: 'setEngine',
            params: ({ event }: { event: { engine: 'built-in' | 'model' } }) => ({ engine: event.engine }),
          },
        ],
      },
      'version.fail': [
        {
          guard: {
            type: 'isLimit',
            params: ({ event }: { event: Failure }) => ({ code: event.code }),
          },
          target: 'results',
          actions: [
            {
              type: 'failVersion',
              params: ({ event }: { event: Failure }) => ({ index, failure: event }),
            },
            'emitLimitReached',
          ],
        },
        {
          target: 'results',
          actions: {
            type: 'failVersion',
            params: ({ event }: { event: Failure }) => ({ index, failure: event }),
          },
        },
      ],
    },
  } as const;
}

/** What is to be done can be said before anything is written, and anew once all is. */
const asking = {
  'prompt.change': {
    actions: { type: 'setPrompt', params: ({ event }: { event: { prompt: string } }) => event },
  },
  'prompt.submit': { guard: 'hasPrompt', target: 'first', actions: ['setPromptAction', 'startOver'] },
  'action.choose': {
    guard: { type: 'hasTone', params: ({ event }: { event: Chosen }) => chosenAction(event) },
    target: 'first',
    actions: [
      { type: 'setAction', params: ({ event }: { event: Chosen }) => chosenAction(event) },
      'startOver',
    ],
  },
} as const;

/**
 * An AI card (SPEC §4 AI card, §7 three versions, §8 failed versions).
 *
 * `initial` takes a prompt or an action; `first`, `second` and `third` write one version each,
 * `results` waits for a choice, or for another prompt or action. What is done can be accepted while others are still written.
 * Every way out of a writing state stops `generate`, which must abort its call and say nothing.
 *
 * Tags: `visible`, `busy`, `initial`, `results`.
 */
export const aiCardMachine = setup({
  types: {
    input: {} as AiCardInput,
    context: {} as AiCardContext,
    events: {} as AiCardEvent,
    emitted: {} as AiCardEmitted,
    output: {} as AiCardOutput,
    tags: {} as 'visible' | 'busy' | 'initial' | 'results',
  },
  actors: {
    generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(() => notProvided('ai-card.generate')),
  },
  actions: {
    setPrompt: assign((_, { prompt }: { prompt: string }) => ({ prompt })),
    setPromptAction: assign({ action: 'modify_text', tone: null }),
    setAction: assign((_, { action, tone }: Pick<AiCardContext, 'action' | 'tone'>) => ({ action, tone })),
    startOver: assign({ versions: waitingVersions, chosen: 0, engine: null }),
    startVersion: assign(({ context }, { index }: { index: VersionIndex }) => ({
      versions: withVersion(context.versions, index, { status: 'loading' }),
    })),
    addText: assign(({ context }, { index, text }: { index: VersionIndex; text: string }) => ({
      versions: withVersion(context.versions, index, { text: context.versions[index].text + text }),
    })),
    endVersion: assign(({ context }, { index }: { index: VersionIndex }) => ({
      versions: withVersion(context.versions, index, { status: 'done' }),
    })),
    failVersion: assign(({ context }, params: { index: VersionIndex; failure: Failure }) => ({
      versions: withFailure(context.versions, params.index, params.failure),
    })),
    setEngine: assign((_, { engine }: { engine: 'built-in' | 'model' }) => ({ engine })),
    choose: assign((_, { index }: { index: VersionIndex }) => ({ chosen: index })),
    setView: assign((_, { view }: { view: 'changes' | 'clean' }) => ({ view })),
    keepChosen: assign({ accepted: ({ context }) => context.versions[context.chosen].text }),
    emitLimitReached: emit({ type: 'limit.reached' }),
  },
  guards: {
    hasPrompt: ({ context }) => context.prompt.trim() !== '',
    hasTone: (_, { action, tone }: Pick<AiCardContext, 'action' | 'tone'>) =>
      action !== 'changeTone' || tone !== null,
    hasChosen: ({ context }) => context.versions[context.chosen].status === 'done',
    hasStarted: ({ context }) => context.action !== null,
    isLimit: (_, { code }: { code: string }) => code === 'limit_reached',
  },
}).createMachine({
  id: 'aiCard',
  context: ({ input }) => ({
    kind: input.kind,
    title: input.title,
    text: input.text,
    selection: input.selection,
    prompt: '',
    action: null,
    tone: null,
    versions: waitingVersions,
    chosen: 0,
    view: 'changes',
    engine: null,
    accepted: null,
  }),
  on: {
    'version.choose': {
      guard: 'hasStarted',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'view.change': { actions: { type: 'setView', params: ({ event }) => event } },
    accept: { guard: 'hasChosen', target: '.accepted' },
    cancel: '.cancelled',
    retry: { guard: 'hasStarted', target: '.first', actions: 'startOver', reenter: true },
  },
  initial: 'initial',
  states: {
    initial: {
      tags: ['visible', 'initial'],
      on: asking,
    },
    first: writing(0, 'second'),
    second: writing(1, 'third'),
    third: writing(2, 'results'),
    results: { tags: ['visible', 'results'], on: asking },
    accepted: { type: 'final', entry: 'keepChosen' },
    cancelled: { type: 'final' },
  },
  output: ({ context }) =>
    context.accepted === null ? { accepted: false } : { accepted: true, text: context.accepted },
});

type Chosen = Extract<AiCardEvent, { type: 'action.choose' }>;

function chosenAction({ action, tone }: Chosen): Pick<AiCardContext, 'action' | 'tone'> {
  return { action, tone: action === 'changeTone' ? (tone ?? null) : null };
}
