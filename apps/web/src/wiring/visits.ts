import type { VisitEvent } from '@octavo/machines/app';
import { fromCallback } from 'xstate';
import { call } from '../api/call.ts';

/** Whoever asks not to be tracked is not counted; the request is not even made. */
const asksNotTo = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

export const wiredVisits = fromCallback<VisitEvent>(({ receive }) => {
  receive(({ page }) => {
    // A visit that is not counted is no loss to anybody.
    if (!asksNotTo()) call('trackPage', { params: { page } }).catch(() => {});
  });
});
