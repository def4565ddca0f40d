import { selectAll, toggleMark } from '@tiptap/pm/commands';
import { keydownHandler } from '@tiptap/pm/keymap';
import { type Command, Plugin } from '@tiptap/pm/state';
import { type EditorShortcutId, editorShortcutFor, platformOf } from '@octavo/ui/shortcuts';

/** Actions that leave a note. */
export interface NoteExits {
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  /** Moves to the mark in the text. */
  readonly leave: () => boolean;
  readonly remove: () => boolean;
  /** Moves to the previous or next note. */
  readonly move: (by: -1 | 1) => boolean;
}

/** The shortcuts that apply in a note, and the keys that leave it. */
export function noteKeymap(exits: NoteExits): Plugin {
  const platform = platformOf(navigator);
  const commands: Readonly<Partial<Record<EditorShortcutId, Command>>> = {
    selectAll,
    undo: exits.undo,
    redo: exits.redo,
    footnote: exits.leave,
    bold: marking('bold'),
    italic: marking('italic'),
    underline: marking('underline'),
    strike: marking('strike'),
    code: marking('code'),
  };
  const others = keydownHandler({
    Escape: exits.leave,
    Enter: lineBreak,
    'Shift-Enter': lineBreak,
    Backspace: ({ doc }) => doc.content.size === 0 && exits.remove(),
    ArrowUp: (_state, _dispatch, view) => view?.endOfTextblock('up') === true && exits.move(-1),
    ArrowDown: (_state, _dispatch, view) => view?.endOfTextblock('down') === true && exits.move(1),
  });
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const id = editorShortcutFor(event, platform);
        const command = id === null ? undefined : commands[id];
        return command?.(view.state, view.dispatch, view) === true || others(view, event);
      },
    },
  });
}

const marking =
  (name: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name];
    return type !== undefined && toggleMark(type)(state, dispatch);
  };

const lineBreak: Command = (state, dispatch) => {
  const { hardBreak } = state.schema.nodes;
  if (hardBreak) dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return hardBreak !== undefined;
};
