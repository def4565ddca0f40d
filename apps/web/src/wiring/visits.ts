import type { VisitEvent } from '@octavo/machines/app';
import { fromCallback } from 'xstate';
import { call } from '../api/call.ts';

/** Readers who ask not to be tracked are not counted; the request is not even made. */
const asksNotTo = (): boolean =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

export const wiredVisits = fromCallback<VisitEvent>(({ receive }) => {
  receive(({ page }) => {
    // An uncounted visit does no harm.
    if (!asksNotTo()) call('trackPage', { params: { page } }).catch(() => {});
  });
});
