import { isAnothers } from './known-account.ts';

/** Reloads a page restored from the back/forward cache if another account has signed in since. */
export function reloadForAnother(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isAnothers()) location.reload();
  });
}
