import { Editor } from '@tiptap/core';
import { type CardSession, createCardSession } from '../ai-card/card-session.ts';
import { count } from '../counters/editor-counters.ts';
import { createDocumentBridge, type DocumentBridge } from '../document/document-bridge.ts';
import { createWordCounter, type WordCounter } from '../words/word-counter.ts';
import { editorExtensions } from './editor-extensions.ts';
import type { DocumentEditorOptions } from './editor-options.ts';
import { createMenuSignals, type MenuSignals } from './menu-signals.ts';

/** An editor and what the page needs to drive it. Made once a document; `destroy` ends it. */
export interface DocumentEditorHandle {
  readonly editor: Editor;
  readonly document: DocumentBridge;
  readonly cards: CardSession;
  readonly words: WordCounter;
  readonly menus: MenuSignals;
  readonly destroy: () => void;
}

/** Creates an editor outside of React, so that machines can be joined to it before it is on the page. */
export function createDocumentEditor(options: DocumentEditorOptions): DocumentEditorHandle {
  const menus = createMenuSignals();
  const targets = () => ({
    askAi: () => cards.open(),
    editLink: () => menus.send('link'),
    focusMenu: () => menus.send('focus'),
  });
  const editor = new Editor({
    extensions: editorExtensions(options, { cards: () => cards, targets }),
    enableCoreExtensions: { delete: false },
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        'aria-label': options.label(),
        'aria-multiline': 'true',
        role: 'textbox',
        spellcheck: 'false',
        ...(options.language ? { lang: options.language } : {}),
      }),
    },
    onTransaction: () => count('transactions'),
  });
  const cards = createCardSession(editor, options);
  const document = createDocumentBridge(editor, cards);
  if (options.content) document.load(options.content);
  return {
    editor,
    cards,
    menus,
    document,
    words: createWordCounter(editor),
    destroy: () => {
      cards.close();
      editor.destroy();
    },
  };
}
