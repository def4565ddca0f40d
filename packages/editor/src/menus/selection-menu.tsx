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

/** What became of the bar at a selection. */
interface Turned {
  readonly place: string | null;
  readonly page: Page;
  /** How often the keyboard has asked for it. */
  readonly requests: number;
}

const SelectionBar = lazyPart(() => import('./selection-bar.tsx'), { place: 'floating' });

/** The menu above selected text: AI first, then formatting. */
export function SelectionMenu({ handle, labels, offersAi }: SelectionMenuProps) {
  const { editor } = handle;
  const state = useEditorValue(editor, selected);
  const dragging = usePointerDown(editor.view.dom);
  // A new selection starts on the main page again.
  const place = state && `${state.from} ${state.to}`;
  const [turned, setTurned] = useState<Turned>({ place: null, page: 'main', requests: 0 });
  // A closed bar opens again when the same words are selected again.
  if (place === null && turned.place !== null) setTurned({ place, page: 'main', requests: 0 });
  const { page, requests } = turned.place === place ? turned : { page: 'main' as const, requests: 0 };
  const setPage = useCallback((next: Page) => setTurned({ place, page: next, requests: 0 }), [place]);
  const forgetRequest = useCallback(() => setTurned((before) => ({ ...before, requests: 0 })), []);
  const requestFocus = useCallback(
    () =>
      setTurned((before) => {
        const isHere = before.place === place;
        const isOpen = isHere && before.page !== 'closed';
        return {
          place,
          page: isOpen ? before.page : 'main',
          requests: isHere ? before.requests + 1 : 1,
        };
      }),
    [place],
  );

  useEffect(
    () =>
      handle.menus.subscribe((signal) => {
        if (selected(editor) === null) return false;
        if (signal === 'link') setPage('link');
        else requestFocus();
        return true;
      }),
    [handle, editor, setPage, requestFocus],
  );

  if (!state || dragging || page === 'closed') return null;
  return (
    <SelectionBar
      {...{ handle, labels, offersAi, page, setPage, state, requests }}
      onFocused={forgetRequest}
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
