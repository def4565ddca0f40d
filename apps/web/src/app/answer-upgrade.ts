import type { AlertActor } from '@octavo/machines/alert';
import type { LimitToastActor } from '@octavo/machines/limit-toast';

/** Whoever asks for an upgrade is told that there is none to be had here yet. */
export function answerUpgrade(limitToast: LimitToastActor, alert: AlertActor, sentence: () => string): void {
  limitToast.on('upgrade', () => alert.send({ type: 'show', message: sentence() }));
}
