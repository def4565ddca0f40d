import { passageOf } from '../ai-card/passage-plugin.ts';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { createPause } from '../view/pause.ts';

/** How long the node menu stays hidden after a key, in milliseconds (SPEC §9). */
export const nodeMenuPause = 800;

/**
 * Shows a layer at the caret's block, empty or with text, once the caret has rested there: shown at once, it would
 * cover text still being read. Styles the layer directly, so that a key press causes no React commit. Returns a
 * function that stops it.
 */
export function followCaret(
  { editor, menus }: Pick<DocumentEditorHandle, 'editor' | 'menus'>,
  layer: HTMLElement,
  kind: 'empty' | 'block',
  onHide?: () => void,
): () => void {
  // A change of theme or window width moves the text underneath.
  const sizes = new ResizeObserver(() => {
    if (!layer.hidden) place();
  });
  const hide = () => {
    if (layer.hidden) return;
    layer.hidden = true;
    sizes.disconnect();
    onHide?.();
  };
  const place = () => {
    const block = editor.isDestroyed || !editor.isEditable ? null : blockAt(editor.state, kind);
    if (block === null) return hide();
    const element = editor.view.nodeDOM(block);
    const parent = layer.offsetParent ?? layer.parentElement;
    if (!(element instanceof HTMLElement) || !parent) return hide();
    const [box, frame] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
    layer.style.setProperty('--block-top', `${box.top - frame.top + parent.scrollTop}px`);
    layer.style.setProperty('--block-bottom', `${box.bottom - frame.top + parent.scrollTop}px`);
    if (!layer.hidden) return;
    layer.hidden = false;
    // A reader who has scrolled away from the caret stays there.
    const isInWindow = box.bottom > 0 && box.top < innerHeight;
    if (kind === 'empty' && isInWindow) layer.scrollIntoView({ block: 'nearest' });
    for (const part of [element, ...parent.children]) sizes.observe(part);
  };
  const show = () => (editor.isFocused ? place() : hide());
  const pause = createPause(show);
  const schedule = () => {
    hide();
    pause.restart(nodeMenuPause);
  };
  const blur = ({ event }: { event: FocusEvent }) => {
    if (event.relatedTarget instanceof Node && layer.contains(event.relatedTarget)) return;
    pause.stop();
    hide();
  };

  const stop = onEditorView(editor, (state, before) => {
    if (state.doc !== before.doc || !state.selection.eq(before.selection)) schedule();
  });
  const signals = menus.subscribe((signal) => {
    if (signal !== 'focus') return false;
    show();
    if (layer.hidden) return false;
    // A pause that ends now would hide the button that gets the focus.
    pause.stop();
    layer.querySelector('button')?.focus();
    return true;
  });
  editor.on('focus', schedule);
  editor.on('blur', blur);
  return () => {
    pause.stop();
    sizes.disconnect();
    stop();
    signals();
    editor.off('focus', schedule);
    editor.off('blur', blur);
  };
}

function blockAt(state: DocumentEditorHandle['editor']['state'], kind: 'empty' | 'block'): number | null {
  const { empty, $from } = state.selection;
  if (!empty || !$from.parent.isTextblock || passageOf(state)) return null;
  const isEmpty = $from.parent.content.size === 0;
  if (kind === 'empty') return isEmpty && $from.parent.type.name === 'paragraph' ? $from.before() : null;
  return isEmpty ? null : $from.before();
}
