import type { MouseEvent } from 'react';

/** Lets a link act inside the app, unless the reader wants it in another tab or window. */
export function followInApp(go: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
}
