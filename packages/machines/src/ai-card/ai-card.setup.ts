import { type AiAction, modelActions } from '@octavo/contract/actions';
import { builtInTones, type Tone } from '@octavo/contract/tones';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import type {
  AiCardContext,
  AiCardEmitted,
  AiCardEvent,
  AiCardInput,
  AiCardOutput,
  GenerateInput,
  GenerateReport,
  Writer,
} from './ai-card.types.ts';
import { earlierThan, keptVersions, waitingVersions } from './versions.ts';

/** The parts of the AI card machine: its actors, shared actions and guards. */
export const aiCardSetup = setup({
  types: {
    input: {} as AiCardInput,
    context: {} as AiCardContext,
    events: {} as AiCardEvent,
    emitted: {} as AiCardEmitted,
    output: {} as AiCardOutput,
    tags: {} as 'visible' | 'busy' | 'initial' | 'results',
  },
  actors: {
    /** Who would write. */
    writer: fromPromise<Writer, void>(async () => notProvided('ai-card.writer')),
    /** What a call was charged, according to the server; null if it does not know. Free without a call. */
    charge: fromPromise<number | null, { call: string | null }>(async () => notProvided('ai-card.charge')),
    generate: fromCallback<AiCardEvent, GenerateInput, GenerateReport>(() => notProvided('ai-card.generate')),
  },
  actions: {
    startOver: assign(({ context }) => {
      const kept = keptVersions(context.versions);
      return {
        failure: null,
        charge: null,
        isKept: kept !== null,
        earlier: earlierThan(context, kept),
        versions: kept ?? waitingVersions,
        ...(kept === null ? { chosen: 0, engine: null } : {}),
      };
    }),
    /** The first words of a new attempt replace the kept versions. */
    dropKept: assign(({ context }) =>
      context.isKept ? { isKept: false, versions: waitingVersions, chosen: 0, engine: null } : {},
    ),
    emitLimitReached: emit({ type: 'limit.reached' }),
  },
  guards: {
    hasPrompt: ({ context }) => context.prompt.trim() !== '',
    canBegin: ({ context, event }) =>
      event.type === 'action.choose' &&
      (event.action !== 'changeTone' || event.tone !== undefined) &&
      (context.writer !== 'built-in' || isBuiltIn(event.action, event.tone)),
    hasChosen: ({ context }) => context.versions[context.chosen].status === 'done',
    hasStarted: ({ context }) => context.action !== null,
    isLimit: ({ event }) => event.type === 'version.fail' && event.code === 'limit_reached',
  },
});

/** Whether the built-in engine can do it without making things up. */
export function isBuiltIn(action: AiAction, tone?: Tone): boolean {
  if (action === 'changeTone') return tone === undefined || builtInTones.some((known) => known === tone);
  return !modelActions.some((needy) => needy === action);
}
