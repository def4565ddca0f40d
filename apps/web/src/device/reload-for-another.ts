import { isAnothers } from './known-account.ts';

/** A page that comes back from the back/forward cache still shows what it did: not to another account. */
export function reloadForAnother(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isAnothers()) location.reload();
  });
}
