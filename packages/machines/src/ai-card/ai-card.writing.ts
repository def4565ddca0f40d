import { assign } from 'xstate';
import { aiCardSetup } from './ai-card.setup.ts';
import type { AiCardContext, AiCardEvent, VersionIndex, WrittenBy } from './ai-card.types.ts';
import {
  afterFailedTry,
  generateInput,
  isRepeated,
  withFailure,
  withoutRepeated,
  withVersion,
} from './versions.ts';

/** The state in which one of the three versions is written; leaving it aborts the call. */
export function writing<const Next extends string>(index: VersionIndex, next: Next) {
  return aiCardSetup.createStateConfig({
    tags: ['visible', 'busy', 'results'],
    entry: assign(({ context }) =>
      context.isKept ? {} : { versions: withVersion(context.versions, index, { status: 'loading' }) },
    ),
    invoke: { id: 'generate', src: 'generate', input: ({ context }) => generateInput(context, index) },
    on: {
      // Ignored while writing.
      'prompt.change': {},
      'prompt.submit': {},
      'action.choose': {},
      'version.chunk': {
        actions: [
          'dropKept',
          assign(({ context, event }) => ({
            versions: withVersion(context.versions, index, {
              status: 'loading',
              text: context.versions[index].text + event.text,
            }),
          })),
        ],
      },
      'version.done': [
        {
          guard: ({ context }) => index === 0 && context.earlier.kept !== null && isRepeated(context, index),
          target: 'settling',
          actions: assign(({ context, event: { call } }) => ({
            ...context.earlier.kept,
            failure: { code: 'repeated' },
            call,
          })),
        },
        {
          guard: ({ context }) => isRepeated(context, index),
          target: 'settling',
          actions: [
            'dropKept',
            assign(({ context, event: { engine, call } }) => ({
              versions: withoutRepeated(context.versions, index),
              engine: writerOf(context, index, engine),
              call,
            })),
          ],
        },
        {
          target: next,
          actions: [
            'dropKept',
            assign(({ context, event }) => ({
              versions: withVersion(context.versions, index, { status: 'done' }),
              engine: writerOf(context, index, event.engine),
            })),
          ],
        },
      ],
      'version.fail': [
        {
          guard: 'isLimit',
          target: 'results',
          actions: [assign(({ context, event }) => failed(context, index, event)), 'emitLimitReached'],
        },
        {
          guard: ({ event }) => event.call === null,
          target: 'results',
          actions: assign(({ context, event }) => failed(context, index, event)),
        },
        { target: 'settling', actions: assign(({ context, event }) => failed(context, index, event)) },
      ],
    },
  });
}

/** Once fixed rules have stood in for the first or second version, the card says so of all three. */
const writerOf = ({ engine }: AiCardContext, index: VersionIndex, writer: WrittenBy): WrittenBy =>
  index > 0 && engine === 'stand-in' ? engine : writer;

type Failed = Extract<AiCardEvent, { type: 'version.fail' }>;

/** An attempt that fails before its first words keeps the previous versions. */
function failed({ isKept, versions }: AiCardContext, index: VersionIndex, { message, code, call }: Failed) {
  const failure = { message, code };
  const charged = call === null ? { charge: { words: 0 } } : { call };
  return isKept
    ? { ...charged, isKept: false, failure, versions: afterFailedTry(versions) }
    : { ...charged, versions: withFailure(versions, index, failure) };
}
