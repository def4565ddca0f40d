import { lazyPart } from '@octavo/ui/flows/lazy-part';
import { useEffect, useState } from 'react';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { linkAround, linkAroundCaret, type LinkPlace } from '../editor/links.ts';
import { useEditorValue } from './use-editor-value.ts';

const LinkBar = lazyPart(() => import('./link-bar.tsx'), { place: 'floating' });

export interface LinkCardProps {
  readonly handle: DocumentEditorHandle;
  readonly labels: EditorLabels;
}

interface Asked {
  readonly place: string;
  /** Opened by a shortcut, so the card takes the focus. */
  readonly byKeys: boolean;
}

/** The card of the link that was clicked, or in which the shortcut was used; it closes as soon as the link changes. */
export function LinkCard({ handle, labels }: LinkCardProps) {
  const { editor, menus } = handle;
  const link = useEditorValue(editor, linkAroundCaret);
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    const text = editor.view.dom;
    const ask = (here: LinkPlace | null, byKeys: boolean): boolean => {
      setAsked(here && { place: placeOf(here), byKeys });
      return here !== null;
    };
    const click = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (pressed === null) return;
      if (event.ctrlKey || event.metaKey) open(pressed.getAttribute('href') ?? '', '_blank', 'noopener');
      // The caret follows the click a moment later.
      else ask(linkAround(editor.state, editor.view.posAtDOM(pressed, 0)), false);
    };
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAsked(null);
    };
    text.addEventListener('click', click);
    text.addEventListener('keydown', close);
    const stop = menus.subscribe((signal) => signal === 'link' && ask(linkAroundCaret(editor), true));
    return () => {
      text.removeEventListener('click', click);
      text.removeEventListener('keydown', close);
      stop();
    };
  }, [editor, menus]);

  if (link === null || asked?.place !== placeOf(link)) return null;
  return (
    <LinkBar
      {...{ handle, labels, link }}
      takesFocus={asked.byKeys}
      onDone={() => {
        setAsked(null);
        editor.commands.focus();
      }}
      onDismiss={() => setAsked(null)}
    />
  );
}

const placeOf = ({ from, to, href }: LinkPlace): string => `${from} ${to} ${href}`;
