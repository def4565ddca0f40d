import type { MouseEvent } from 'react';

/** Follows a link within the app, unless it is opened in another tab or window. */
export function followInApp(go: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
}
