import { useSyncExternalStore } from 'react';
import { useEditorStores } from '../document/editor-stores.tsx';
import { useFlow } from '../flow-context/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { OutlineOfText, OutlineProps } from './outline.tsx';

const Outline = lazyPart<OutlineProps>(async () => ({ default: (await import('./outline.tsx')).Outline }), {
  texts: ['outline'],
});

const none: OutlineOfText = { headings: [], current: null };
const getNone = () => none;
const noSubscription = () => () => {};

/** The outline of the open document: it follows the text and links to each heading. */
export function OutlineTab() {
  const { outline } = useEditorStores();
  const panel = useFlow('panel');
  const shown = useSyncExternalStore(outline?.subscribe ?? noSubscription, outline?.getSnapshot ?? getNone);
  return (
    <Outline
      {...shown}
      onGo={(id) => {
        // Otherwise a drawer would cover the heading.
        panel.send({ type: 'close' });
        outline?.go(id);
      }}
    />
  );
}
