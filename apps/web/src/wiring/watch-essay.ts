import type { EssayLine } from '@octavo/contract';
import type { EssayReport } from '@octavo/machines/essay';
import i18next from 'i18next';
import { sentenceOfRefusal } from '../api/sentence-of-refusal.ts';
import { CallFailed } from '../api/call-failed.ts';
import { callForStream } from '../api/call-for-stream.ts';
import { linesOf } from '../api/lines-of.ts';
import { wait } from '../api/wait.ts';

/** Delay before reconnecting, in milliseconds: doubled after each failure in a row. */
const pause = { first: 1_500, longest: 24_000 } as const;

/**
 * Reports an essay's progress until it has ended. Reconnects if the connection is lost; if the server no longer knows
 * the essay, it is lost.
 */
export async function watchEssay(
  writing: string,
  signal: AbortSignal,
  report: (event: EssayReport) => void,
): Promise<void> {
  let wasSeen = false;
  let next: number = pause.first;
  while (!signal.aborted) {
    const lines = linesOfEssay((event) => {
      wasSeen = true;
      next = pause.first;
      report(event);
    });
    try {
      await callForStream('watchEssay', { params: { writing }, signal }, lines.take);
    } catch (error) {
      const isUnknown = error instanceof CallFailed && error.code === 'not_found';
      if (isUnknown && wasSeen && !signal.aborted) {
        // The server only loses it in a restart, and charges an essay when it ends.
        report({
          type: 'refused',
          failure: { message: i18next.t('errors:essayInterrupted'), code: 'not_found' },
        });
        return;
      }
    }
    if (signal.aborted || lines.hasEnded()) return;
    await wait(next, signal);
    next = Math.min(2 * next, pause.longest);
  }
}

/** Reports what the lines of an essay say. */
function linesOfEssay(report: (event: EssayReport) => void) {
  let text = '';
  let hasEnded = false;
  const { take } = linesOf<EssayLine>((line) => {
    if ('id' in line) {
      hasEnded = true;
      report({ type: 'written', id: line.id, isStandIn: line.notice === 'model-unavailable' });
    } else if ('error' in line) {
      hasEnded = true;
      const { code } = line;
      void sentenceOfRefusal(code, {}).then((message) =>
        report({ type: 'refused', failure: { message, code } }),
      );
    } else {
      const { title, sections, at } = line;
      text = text.slice(0, at) + line.text;
      report({ type: 'progress', progress: { title, sections, text } });
    }
  });
  return { hasEnded: () => hasEnded, take };
}
