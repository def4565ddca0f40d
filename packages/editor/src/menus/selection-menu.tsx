import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { posToDOMRect } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ArrowLeft, Heading, Link, WandSparkles } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { passageOf } from '../ai-card/passage-plugin.ts';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { activeFormats } from '../editor/formatting.ts';
import { offersHeading } from '../editor/offers-heading.ts';
import { FormatButtons } from './format-buttons.tsx';
import { LinkForm } from './link-form.tsx';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePointerDown } from './use-pointer-down.ts';

export interface SelectionMenuProps {
  readonly handle: DocumentEditorHandle;
  readonly labels: EditorLabels;
  readonly offersAi: boolean;
}

type Page = 'main' | 'heading' | 'link' | 'closed';

/** The menu above selected text: AI first, then formatting. */
export function SelectionMenu({ handle, labels, offersAi }: SelectionMenuProps) {
  const { editor } = handle;
  const state = useEditorState({
    editor,
    // A plain key press has an empty selection: the answer stays null, and React has nothing to do.
    selector: ({ editor: { state: now, isEditable } }) => {
      const { from, to, empty } = now.selection;
      if (
        empty ||
        !isEditable ||
        passageOf(now) ||
        now.doc.textBetween(from, Math.min(to, from + 200), ' ', 'x').trim() === ''
      ) {
        return null;
      }
      return { from, to, active: [...activeFormats(now)], heading: offersHeading(now) };
    },
  });
  const dragging = usePointerDown(editor.view.dom);
  // Another selection starts on the main page again.
  const place = state && `${state.from} ${state.to}`;
  const [turned, setTurned] = useState<{ readonly place: string | null; readonly page: Page }>({
    place: null,
    page: 'main',
  });
  const page = turned.place === place ? turned.page : 'main';
  const setPage = useCallback((next: Page) => setTurned({ place, page: next }), [place]);

  useEffect(
    () =>
      handle.menus.subscribe((signal) => {
        if (signal !== 'link' || editor.state.selection.empty) return false;
        setPage('link');
        return true;
      }),
    [handle, editor, setPage],
  );

  if (!state || dragging || page === 'closed') return null;
  return <Floating {...{ handle, labels, offersAi, page, setPage, state }} />;
}

interface FloatingProps extends SelectionMenuProps {
  readonly page: Page;
  readonly setPage: (page: Page) => void;
  readonly state: {
    readonly from: number;
    readonly to: number;
    readonly active: readonly string[];
    readonly heading: boolean;
  };
}

function Floating({ handle, labels, offersAi, page, setPage, state }: FloatingProps) {
  const { editor, cards, menus } = handle;
  const bar = useRef<HTMLDivElement>(null);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    placement: 'top-start',
    middleware: [offset({ mainAxis: 7, crossAxis: -4 }), flip({ padding: 64 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    setReference({
      getBoundingClientRect: () => posToDOMRect(editor.view, state.from, state.to),
      contextElement: editor.view.dom,
    });
  }, [setReference, editor, state.from, state.to]);
  useEffect(
    () =>
      menus.subscribe((signal) => {
        if (signal === 'focus') bar.current?.querySelector('button')?.focus();
        return signal === 'focus';
      }),
    [menus],
  );
  const onKeyDown = useArrowKeys(() => {
    setPage('closed');
    editor.commands.focus();
  });
  const main = () => {
    setPage('main');
    editor.commands.focus();
  };

  return (
    <div ref={setFloating} className={css.layer} style={floatingStyles}>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={labels.selectionMenu}
        className={css.bar}
        onKeyDown={onKeyDown}
      >
        {page === 'link' ? <LinkForm editor={editor} labels={labels} onDone={main} /> : null}
        {page === 'heading' ? (
          <>
            <MenuButton icon={ArrowLeft} label={labels.back} onPress={main} />
            <FormatButtons
              editor={editor}
              labels={labels}
              formats={['heading1', 'heading2', 'heading3']}
              active={state.active}
            />
          </>
        ) : null}
        {page === 'main' ? (
          <>
            {offersAi ? (
              <>
                <MenuButton icon={WandSparkles} label={labels.askAi} tone="ai" onPress={() => cards.open()}>
                  {labels.askAi}
                </MenuButton>
                <span className={css.divider} />
              </>
            ) : null}
            <FormatButtons
              editor={editor}
              labels={labels}
              formats={['bold', 'italic', 'underline']}
              active={state.active}
            />
            {state.heading ? (
              <MenuButton
                icon={Heading}
                label={labels.heading}
                pressed={state.active.some((format) => format.startsWith('heading'))}
                onPress={() => setPage('heading')}
              />
            ) : null}
            <span className={css.divider} />
            <MenuButton
              icon={Link}
              label={labels.link}
              pressed={state.active.includes('link')}
              onPress={() => setPage('link')}
            />
            <FormatButtons
              editor={editor}
              labels={labels}
              formats={['quote', 'strike', 'code']}
              active={state.active}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
