import { assign } from 'xstate';
import { aiCardSetup } from './ai-card.setup.ts';
import { writing } from './ai-card.writing.ts';
import { waitingVersions } from './versions.ts';

/**
 * An AI card (SPEC §4 AI card, §7 three versions, §8 failed versions).
 *
 * `initial` takes a prompt or an action; `first`, `second` and `third` write one version each; `results` waits for a
 * choice, or for another prompt or action. A finished version can be accepted while others are being written.
 * A new attempt keeps the previous versions until its first words arrive; if it fails before that, they stay, and
 * `context.failure` says why. Leaving a writing state stops `generate`, which must abort its call and report nothing.
 * A version that repeats the selection, an earlier version or one of an earlier attempt is dropped together with those
 * after it; if the first version of a new attempt is a repeat, the previous versions come back. If a call brought
 * nothing new, `settling` asks the server what it was charged; everything else stays available meanwhile. Actions that
 * need a language model cannot be chosen where the built-in engine would write. Emits `limit.reached`.
 *
 * Tags: `visible`, `busy`, `initial`, `results`.
 */
export const aiCardMachine = aiCardSetup.createMachine({
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
    writer: null,
    isKept: false,
    failure: null,
    call: null,
    charge: null,
    earlier: { kept: null, texts: [] },
    accepted: null,
  }),
  invoke: {
    id: 'writer',
    src: 'writer',
    onDone: { actions: assign({ writer: ({ event }) => event.output }) },
    // Nothing is marked as unavailable in that case; the user finds out on trying.
    onError: { actions: assign({ writer: null }) },
  },
  on: {
    'prompt.change': { actions: assign(({ event }) => ({ prompt: event.prompt })) },
    'prompt.submit': {
      guard: 'hasPrompt',
      target: '.first',
      actions: [assign({ action: 'modify_text', tone: null }), 'startOver'],
    },
    'action.choose': {
      guard: 'canBegin',
      target: '.first',
      actions: [
        assign(({ event: { action, tone } }) => ({
          action,
          tone: action === 'changeTone' ? (tone ?? null) : null,
        })),
        'startOver',
      ],
    },
    'version.choose': {
      guard: 'hasStarted',
      actions: assign(({ event }) => ({ chosen: event.index })),
    },
    'view.change': { actions: assign(({ event }) => ({ view: event.view })) },
    accept: { guard: 'hasChosen', target: '.accepted' },
    cancel: '.cancelled',
    retry: {
      guard: 'hasStarted',
      target: '.first',
      actions: [assign(({ context, event }) => ({ writer: event.writer ?? context.writer })), 'startOver'],
      reenter: true,
    },
  },
  initial: 'initial',
  states: {
    initial: { tags: ['visible', 'initial'] },
    first: writing(0, 'second'),
    second: writing(1, 'third'),
    third: writing(2, 'results'),
    settling: {
      tags: ['visible', 'results'],
      invoke: {
        id: 'charge',
        src: 'charge',
        input: ({ context }) => ({ call: context.call }),
        onDone: {
          target: 'results',
          actions: assign(({ event: { output } }) => ({
            charge: output === null ? 'unknown' : { words: output },
          })),
        },
        onError: { target: 'results', actions: assign({ charge: 'unknown' }) },
      },
    },
    results: { tags: ['visible', 'results'] },
    accepted: {
      type: 'final',
      entry: assign({ accepted: ({ context }) => context.versions[context.chosen].text }),
    },
    cancelled: { type: 'final' },
  },
  output: ({ context }) =>
    context.accepted === null ? { accepted: false } : { accepted: true, text: context.accepted },
});
