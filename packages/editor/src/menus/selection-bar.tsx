import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { posToDOMRect } from '@tiptap/core';
import { ArrowLeft, BookMarked, Heading, Link, Superscript, WandSparkles } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { FormatButtons } from './format-buttons.tsx';
import { LinkForm } from './link-form.tsx';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useLeaving } from './use-leaving.ts';

/** Which page the bar shows; `closed` until the selection changes. */
export type Page = 'main' | 'heading' | 'link' | 'closed';

export interface SelectionBarProps {
  readonly handle: DocumentEditorHandle;
  readonly labels: EditorLabels;
  readonly offersAi: boolean;
  readonly page: Page;
  readonly setPage: (page: Page) => void;
  /** How often the keyboard has asked for the bar: it then takes the focus. */
  readonly requests: number;
  /** The bar has taken the focus that was requested. */
  readonly onFocused: () => void;
  readonly state: {
    readonly from: number;
    readonly to: number;
    readonly active: readonly string[];
    readonly partly: readonly string[];
    readonly heading: boolean;
  };
}

/** Keeps the bar clear of the window's edges and of the title, which ends 20 px above the text. */
function room(text: Element) {
  const top = Math.max(64, text.getBoundingClientRect().top - 20);
  return { padding: { top, right: 64, bottom: 64, left: 64 } };
}

/** A font that loads late moves the words, and no other event reports that. */
function updateInPlace(...[words, floating, update]: Parameters<typeof autoUpdate>) {
  const end = autoUpdate(words, floating, update);
  document.fonts.addEventListener('loadingdone', update);
  return () => {
    document.fonts.removeEventListener('loadingdone', update);
    end();
  };
}

/** The bar above the selection. Loaded separately: the library that positions it is large. */
export default function SelectionBar(props: SelectionBarProps) {
  const { handle, labels, offersAi, page, setPage, state, requests, onFocused } = props;
  const { editor, cards, cite, footnotes } = handle;
  const bar = useRef<HTMLDivElement>(null);
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    placement: 'top-start',
    middleware: [
      offset({ mainAxis: 7, crossAxis: -4 }),
      flip(() => room(editor.view.dom)),
      shift({ padding: 8 }),
    ],
    whileElementsMounted: updateInPlace,
  });

  useLayoutEffect(() => {
    setReference({
      getBoundingClientRect: () => posToDOMRect(editor.view, state.from, state.to),
      contextElement: editor.view.dom,
    });
  }, [setReference, editor, state.from, state.to]);
  useEffect(() => {
    if (requests === 0) return;
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
    onFocused();
  }, [requests, onFocused]);
  useLeaving(
    editor.view.dom,
    bar,
    useCallback(() => setPage('closed'), [setPage]),
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
              partly={state.partly}
            />
          </>
        ) : null}
        {page === 'main' ? (
          <>
            {offersAi ? (
              <>
                <MenuButton
                  icon={WandSparkles}
                  label={labels.askAi}
                  shortcut="askAi"
                  tone="ai"
                  onPress={() => cards.open()}
                >
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
              partly={state.partly}
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
            <MenuButton icon={BookMarked} label={labels.cite} shortcut="cite" onPress={() => cite.open()} />
            <MenuButton
              icon={Superscript}
              label={labels.footnote}
              shortcut="footnote"
              onPress={() => footnotes.insert()}
            />
            <MenuButton
              icon={Link}
              label={labels.link}
              shortcut="link"
              pressed={state.partly.includes('link') ? 'mixed' : state.active.includes('link')}
              onPress={() => setPage('link')}
            />
            <FormatButtons
              editor={editor}
              labels={labels}
              formats={['quote', 'strike', 'code']}
              active={state.active}
              partly={state.partly}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
