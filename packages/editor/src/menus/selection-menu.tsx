import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { lazyPart } from '@octavo/ui/flows/lazy-part';
import { useCallback, useEffect, useState } from 'react';
import { passageOf } from '../ai-card/passage-plugin.ts';
import { activeFormats, formatsBy } from '../editor/formatting.ts';
import { offersHeading } from '../editor/offers-heading.ts';
import type { Page, SelectionBarProps } from './selection-bar.tsx';
import { useEditorValue } from './use-editor-value.ts';
import { usePointerDown } from './use-pointer-down.ts';

export type SelectionMenuProps = Pick<SelectionBarProps, 'handle' | 'labels' | 'offersAi'>;

const SelectionBar = lazyPart(() => import('./selection-bar.tsx'), { place: 'floating' });

/** The menu above selected text: AI first, then formatting. */
export function SelectionMenu({ handle, labels, offersAi }: SelectionMenuProps) {
  const { editor } = handle;
  const state = useEditorValue(editor, selected);
  const dragging = usePointerDown(editor.view.dom);
  // A new selection starts on the main page again.
  const place = state && `${state.from} ${state.to}`;
  const [turned, setTurned] = useState<{ readonly place: string | null; readonly page: Page }>({
    place: null,
    page: 'main',
  });
  // A closed bar opens again when the same words are selected again.
  if (place === null && turned.place !== null) setTurned({ place, page: 'main' });
  const page = turned.place === place ? turned.page : 'main';
  const setPage = useCallback((next: Page) => setTurned({ place, page: next }), [place]);

  useEffect(
    () =>
      handle.menus.subscribe((signal) => {
        if (signal !== 'link' || selected(editor) === null) return false;
        setPage('link');
        return true;
      }),
    [handle, editor, setPage],
  );

  if (!state || dragging || page === 'closed') return null;
  return (
    <SelectionBar
      {...{ handle, labels, offersAi, page, setPage, state }}
      onDismiss={() => setPage('closed')}
    />
  );
}

// While typing, the selection is empty: the value stays null and React renders nothing.
function selected({ state, isEditable }: Editor) {
  const { from, to, empty } = state.selection;
  if (
    empty ||
    !isEditable ||
    passageOf(state) ||
    // Citations and pictures have their own cards.
    state.selection instanceof NodeSelection ||
    state.doc.textBetween(from, Math.min(to, from + 200), ' ', 'x').trim() === ''
  ) {
    return null;
  }
  return { from, to, ...formatsBy(activeFormats(state)), heading: offersHeading(state) };
}
