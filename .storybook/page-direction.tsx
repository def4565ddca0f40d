import { DirectionProvider } from '@octavo/ui/components/direction';
import { type PropsWithChildren, useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const direction = () => (root.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * Passes the direction of the page, which screenshots change while a story is shown, to everything that measures or
 * floats.
 */
export function PageDirection({ children }: PropsWithChildren) {
  return <DirectionProvider dir={useSyncExternalStore(subscribe, direction)}>{children}</DirectionProvider>;
}
