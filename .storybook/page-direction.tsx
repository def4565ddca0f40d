import { DirectionProvider } from '@octavo/ui/components/direction';
import { type PropsWithChildren, useSyncExternalStore } from 'react';

const root = document.documentElement;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const direction = () => (root.dir === 'rtl' ? 'rtl' : 'ltr');

/** Tells what measures and floats the direction of the page, which pictures turn while a story is shown. */
export function PageDirection({ children }: PropsWithChildren) {
  return <DirectionProvider dir={useSyncExternalStore(subscribe, direction)}>{children}</DirectionProvider>;
}
