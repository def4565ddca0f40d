import type { Editor } from '@tiptap/core';
import { FilePen, ImagePlus, MoreHorizontal, Superscript, WandSparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';
import { activeFormats, type FormatId, formatsBy } from '../editor/formatting.ts';
import { offersHeading } from '../editor/offers-heading.ts';
import { followCaret } from './follow-caret.ts';
import { FormatButtons } from './format-buttons.tsx';
import { MenuButton } from './menu-button.tsx';
import * as css from './menu.css.ts';
import { BlockButtons } from './block-buttons.tsx';
import { TableButtons } from './table-buttons.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useEditorValue } from './use-editor-value.ts';
import { readableRoom } from '../view/readable-room.ts';

export interface BlockMenusProps {
  readonly handle: DocumentEditorHandle;
  readonly labels: EditorLabels;
  readonly offersAi: boolean;
}

const lineFormats: readonly FormatId[] = [
  'heading1',
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'taskList',
  'quote',
  'codeBlock',
  'rule',
  'table',
];
const nodeFormats: readonly FormatId[] = [
  'paragraph',
  'bulletList',
  'orderedList',
  'taskList',
  'quote',
  'codeBlock',
];
const headings: readonly FormatId[] = ['heading1', 'heading2', 'heading3'];

/** The menu on an empty line. */
export function LineMenu({ handle, labels, offersAi }: BlockMenusProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? followCaret(handle, layer.current, 'empty') : undefined), [handle]);
  const onKeyDown = useArrowKeys(() => handle.editor.commands.focus());
  return (
    <div ref={layer} hidden className={css.lineLayer}>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label={labels.lineMenu}
        className={css.quietBar}
        onKeyDown={onKeyDown}
      >
        <AskAi handle={handle} labels={labels} offersAi={offersAi} />
        <FormatButtons editor={handle.editor} labels={labels} formats={lineFormats} active={[]} />
        <PictureButton handle={handle} labels={labels} />
        <TableButtons editor={handle.editor} labels={labels} />
      </div>
    </div>
  );
}

/** The menu at the caret's block; hidden while typing, shown again 800 ms later (SPEC §9). */
export function NodeMenu(props: BlockMenusProps) {
  const { handle, labels } = props;
  const layer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(
    () => (layer.current ? followCaret(handle, layer.current, 'block', () => setOpen(false)) : undefined),
    [handle],
  );
  const moveFocus = useArrowKeys(() => {
    setOpen(false);
    handle.editor.commands.focus();
  });
  // Arrow keys on the button open the bar and move the focus into it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!open && event.key.startsWith('Arrow')) flushSync(() => setOpen(true));
    moveFocus(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus
    <div ref={layer} hidden className={css.nodeLayer} onKeyDown={onKeyDown}>
      <MenuButton
        icon={MoreHorizontal}
        label={labels.openNodeMenu}
        pressed={open}
        onPress={() => setOpen(!open)}
      />
      {open ? <NodeBar {...props} /> : null}
    </div>
  );
}

function NodeBar({ handle, labels, offersAi }: BlockMenusProps) {
  const state = useEditorValue(handle.editor, formatsHere);
  const formats = state.heading ? [...headings, ...nodeFormats] : nodeFormats;
  return (
    <div ref={keepInRoom} role="toolbar" tabIndex={-1} aria-label={labels.nodeMenu} className={css.nodeBar}>
      <AskAi handle={handle} labels={labels} offersAi={offersAi} />
      {handle.essay.isOffered() ? (
        <MenuButton icon={FilePen} label={labels.essayOnPoint} onPress={() => handle.essay.begin()} />
      ) : null}
      <FormatButtons
        editor={handle.editor}
        labels={labels}
        formats={formats}
        active={state.active}
        partly={state.partly}
      />
      <MenuButton
        icon={Superscript}
        label={labels.footnote}
        shortcut="footnote"
        onPress={() => handle.footnotes.insert()}
      />
      <PictureButton handle={handle} labels={labels} />
      <BlockButtons editor={handle.editor} labels={labels} />
      <TableButtons editor={handle.editor} labels={labels} />
    </div>
  );
}

/** At the foot of the window the bar opens upwards; where neither side has room for it, the page is scrolled. */
function keepInRoom(bar: HTMLElement | null): void {
  if (!bar) return;
  if (bar.getBoundingClientRect().bottom > readableRoom().bottom) bar.dataset['side'] = 'above';
  bar.scrollIntoView({ block: 'nearest' });
}

const formatsHere = ({ state }: Editor) => ({
  ...formatsBy(activeFormats(state)),
  heading: offersHeading(state),
});

function PictureButton({ handle, labels }: Omit<BlockMenusProps, 'offersAi'>) {
  return (
    <MenuButton
      icon={ImagePlus}
      label={labels.picture}
      shortcut="picture"
      onPress={() => handle.pictures.choose()}
    />
  );
}

function AskAi({ handle, labels, offersAi }: BlockMenusProps) {
  if (!offersAi) return null;
  return (
    <>
      <MenuButton
        icon={WandSparkles}
        label={labels.askAi}
        shortcut="askAi"
        tone="ai"
        onPress={() => handle.cards.open()}
      >
        {labels.askAi}
      </MenuButton>
      <span className={css.divider} />
    </>
  );
}
