import { type AnyExtension, Extension, type Extensions } from '@tiptap/core';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { cardViewPlugin } from '../ai-card/card-node-view.ts';
import type { CardSession } from '../ai-card/card-session.ts';
import { passagePlugin } from '../ai-card/passage-plugin.ts';
import { blockEdgeKeys } from '../blocks/block-edge-keys.ts';
import type { CitationEdit } from '../citations/citation-edit.ts';
import { citationPressPlugin } from '../citations/citation-press-plugin.ts';
import { citationPlugin } from '../citations/citation-plugin.ts';
import type { CiteSession } from '../citations/cite-session.ts';
import type { ReferencesPlace } from '../citations/references-view.ts';
import { clipboardTextPlugin } from '../copy/clipboard-text-plugin.ts';
import type { FootnoteMarks } from '../footnotes/footnote-marks.ts';
import { footnotePlugin } from '../footnotes/footnote-plugin.ts';
import { footnotePressPlugin } from '../footnotes/footnote-press-plugin.ts';
import type { FootnoteSession } from '../footnotes/footnote-session.ts';
import { ghostTextPlugin } from '../ghost-text/ghost-text-plugin.ts';
import { withTasks } from '../lists/task-items.ts';
import { taskViewPlugin } from '../lists/task-view-plugin.ts';
import { directionPlugin } from '../directions/direction-plugin.ts';
import { nestingGuardPlugin } from '../nesting/nesting-guard-plugin.ts';
import { createPasteReader } from '../pictures/pasted-pictures.ts';
import { pendingPlugin } from '../pictures/pending-plugin.ts';
import type { PictureOptions } from '../pictures/picture-options.ts';
import { picturePlugin } from '../pictures/picture-plugin.ts';
import type { PictureSession } from '../pictures/picture-session.ts';
import { heldPastePlugin } from '../paste/held-paste-plugin.ts';
import { pasteLinkPlugin } from '../paste/paste-link-plugin.ts';
import { pasteMarkdownPlugin } from '../paste/paste-markdown-plugin.ts';
import { pasteTextPlugin } from '../paste/paste-text-plugin.ts';
import { pasteGuardPlugin } from '../paste/paste-guard-plugin.ts';
import { createPlainPasteKeys } from '../paste/plain-paste-keys.ts';
import { typedLinkPlugin } from '../paste/typed-link-plugin.ts';
import { documentExtensions } from '@octavo/document-schema';
import { recordPlugin } from '../record/record-plugin.ts';
import { tableEditing } from '@tiptap/pm/tables';
import { searchPlugin } from '../search/search-plugin.ts';
import { drawnHighlightsPlugin } from '../suggestions/drawn-highlights.ts';
import { suggestionPlugin } from '../suggestions/suggestion-plugin.ts';
import { caretBeforeKeysPlugin } from '../view/caret-before-keys-plugin.ts';
import { caretInWindowPlugin } from '../view/caret-in-window-plugin.ts';
import { stateListenerPlugin } from '../view/on-editor-view.ts';
import { ownKeysPlugin } from '../view/own-keys-plugin.ts';
import { unusedEscapePlugin } from '../view/unused-escape-plugin.ts';
import type { DocumentEditorOptions } from './editor-options.ts';
import { gatherInputRules } from './gathered-input-rules.ts';
import { placeholderPlugin } from './placeholder-plugin.ts';
import { type ShortcutTargets, shortcutKeymap } from './shortcut-keymap.ts';

/** The parts of the editor that its extensions need. */
export interface EditorParts {
  readonly cards: () => CardSession;
  readonly cite: () => CiteSession;
  readonly citation: () => CitationEdit;
  readonly footnotes: () => FootnoteSession;
  readonly footnoteMarks: FootnoteMarks;
  readonly references: ReferencesPlace;
  readonly pictures: () => PictureSession;
  readonly pictureOptions: PictureOptions;
  /** Redraw functions of the pictures and tasks in view. */
  readonly pictureViews: Set<() => void>;
  readonly taskViews: Set<() => void>;
  readonly targets: () => ShortcutTargets;
}

/** The document's schema with all editor behaviour. */
export function editorExtensions(options: DocumentEditorOptions, parts: EditorParts): Extensions {
  return [
    ...gatherInputRules(documentExtensions.map(withBehaviour)),
    ListKeymap,
    blockEdgeKeys,
    UndoRedo.configure({ depth: 500 }).extend({ addKeyboardShortcuts: () => ({}) }),
    Dropcursor,
    Gapcursor,
    shortcutKeymap(parts.targets),
    Extension.create({
      name: 'octavo',
      addProseMirrorPlugins() {
        const { schema } = this.editor;
        const keys = createPlainPasteKeys();
        const reader = createPasteReader(parts.pictureOptions.documentId);
        return [
          caretBeforeKeysPlugin(),
          suggestionPlugin(),
          drawnHighlightsPlugin(),
          tableEditing(),
          directionPlugin(),
          passagePlugin(),
          searchPlugin(),
          ghostTextPlugin(),
          placeholderPlugin(options.placeholder),
          recordPlugin(),
          typedLinkPlugin(),
          heldPastePlugin(keys),
          pasteLinkPlugin(),
          pasteMarkdownPlugin(keys),
          pasteTextPlugin(),
          clipboardTextPlugin(),
          pasteGuardPlugin(options.onPasteRefused, reader.clean),
          picturePlugin(parts.pictureOptions, parts.pictures, {
            schema,
            reader,
            views: parts.pictureViews,
          }),
          taskViewPlugin(options.taskName ?? String, parts.taskViews),
          pendingPlugin(
            {
              attach: (key, element) => parts.pictures().places.attach(key, element),
              detach: (key, element) => parts.pictures().places.detach(key, element),
            },
            (key) => parts.pictures().lose(key),
          ),
          nestingGuardPlugin(options.onNestingRefused),
          cardViewPlugin(parts.cards, () => parts.cite().place),
          citationPlugin(parts.references),
          citationPressPlugin((position) => parts.citation().open(position)),
          footnotePlugin(parts.footnoteMarks),
          footnotePressPlugin((position) => parts.footnotes().open(position)),
          stateListenerPlugin(this.editor),
          ownKeysPlugin(),
          caretInWindowPlugin(),
          unusedEscapePlugin(),
        ];
      },
    }),
  ];
}

const ownKeys = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'blockquote',
  'bulletList',
  'orderedList',
  'heading',
  'paragraph',
]);

// These get their keys from the shortcut table only; list items, code and breaks keep their structural keys.
function withBehaviour(extension: AnyExtension): AnyExtension {
  const { name } = extension;
  if (ownKeys.has(name)) return extension.extend({ addKeyboardShortcuts: () => ({}) });
  if (name === 'taskItem') return withTasks(extension);
  if (name === 'hardBreak') {
    return extension.extend({
      addKeyboardShortcuts: () => ({ 'Shift-Enter': ({ editor }) => editor.commands.setHardBreak() }),
    });
  }
  return extension;
}
