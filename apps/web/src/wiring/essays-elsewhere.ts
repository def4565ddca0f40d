import type { RunningEssay } from '@octavo/machines/essay';
import { call } from '../api/call.ts';

type Report = { readonly type: 'elsewhere.change'; readonly essay: RunningEssay | null };

/** How often to ask while an essay is being written, in milliseconds. */
const pause = 5_000;

/**
 * Reports the essay that another window or device of the account is writing: at once, whenever this window becomes
 * visible, and every few seconds while there is one.
 */
export function followEssaysElsewhere(signal: AbortSignal, report: (event: Report) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: string | null = null;
  const ask = async () => {
    clearTimeout(timer);
    const essays = await call('runningEssays', { signal }).then(
      (answer) => answer.essays,
      () => null,
    );
    if (signal.aborted || essays === null) return;
    const essay = essays.at(-1) ?? null;
    const next = JSON.stringify(essay);
    if (next !== (reported ?? 'null')) report({ type: 'elsewhere.change', essay });
    reported = next;
    if (essay !== null) timer = setTimeout(look, pause);
  };
  const look = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  look();
  addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
