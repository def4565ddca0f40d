import type { EssayLine } from '@octavo/contract';
import type { EssayReport } from '@octavo/machines/essay';
import { callForStream } from '../api/call.ts';
import { CallFailed } from '../api/call-failed.ts';

/** Before it is tried again to reach the server. */
const pauseMs = 1_500;

/**
 * Reports how an essay grows until it has ended. A connection that is lost is sought again; a server that does not
 * know the essay any more has lost it.
 */
export async function watchEssay(
  writing: string,
  signal: AbortSignal,
  report: (event: EssayReport) => void,
): Promise<void> {
  let wasSeen = false;
  while (!signal.aborted) {
    const lines = linesOf(report);
    try {
      await callForStream('watchEssay', { params: { writing }, signal }, (text) => {
        wasSeen = true;
        lines.take(text);
      });
      if (lines.hasEnded()) return;
    } catch (error) {
      if (signal.aborted) return;
      const isUnknown = error instanceof CallFailed && error.code === 'not_found';
      if (isUnknown && wasSeen) {
        report({ type: 'refused', failure: { message: error.message, code: 'not_found' } });
        return;
      }
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

/** Puts pieces of a stream together to lines, and reports them. */
function linesOf(report: (event: EssayReport) => void) {
  let rest = '';
  let text = '';
  let hasEnded = false;

  function tell(line: EssayLine) {
    if ('id' in line) {
      hasEnded = true;
      report({ type: 'written', id: line.id });
    } else if ('error' in line) {
      hasEnded = true;
      report({ type: 'refused', failure: { message: line.error, code: line.code } });
    } else {
      const { title, sections, at } = line;
      text = text.slice(0, at) + line.text;
      report({ type: 'progress', progress: { title, sections, text } });
    }
  }

  return {
    hasEnded: () => hasEnded,
    take(piece: string) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const told: EssayLine = JSON.parse(line);
        tell(told);
      }
    },
  };
}
