import type { Editor } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { isCardTransaction, passageOf } from '../ai-card/passage-plugin.ts';
import { cardNames, isCard, removeCard } from '../ai-card/place-card.ts';
import type { CardSession } from '../ai-card/card-session.ts';
import type { DocumentJson, JsonNode } from '@octavo/document-schema';
import { type Burst, createBurst } from '../view/burst.ts';
import { withReload } from '../record/record-plugin.ts';
import { replaceDifference } from './replace-difference.ts';
import { isUnreported, unreported } from './unreported.ts';

/** Reports to the document machine. */
export type DocumentReport =
  | { readonly type: 'edit'; readonly age: number }
  | { readonly type: 'aiBlock.open' }
  | { readonly type: 'aiBlock.close' };

/** Connects an editor to the document machine. */
export interface DocumentBridge {
  /** The document to save, without an open AI card. */
  readonly readContent: () => DocumentJson;
  /** Replaces the document. Clears the history and reports no edit. */
  readonly load: (content: DocumentJson) => void;
  /**
   * Shows a newer version of the open document: caret, scroll position and undo steps stay, and no edit is reported.
   */
  readonly refresh: (content: DocumentJson) => void;
  /** Reports edits, a few times a second at most, and AI cards; returns a function that unsubscribes. */
  readonly subscribe: (send: (report: DocumentReport) => void) => () => void;
  /** Reports delayed edits at once. */
  readonly deliver: () => void;
}

/** Creates the bridge of an editor and its cards. */
export function createDocumentBridge(editor: Editor, cards: CardSession): DocumentBridge {
  const bursts = new Set<Burst>();
  return {
    readContent: () => readContent(editor),
    load: (content) => {
      cards.close();
      const { schema, plugins } = editor.state;
      const doc = schema.nodeFromJSON(withoutCards(content));
      editor.view.updateState(EditorState.create({ doc, plugins }));
    },
    refresh: (content) => {
      cards.close();
      const next = editor.schema.nodeFromJSON(withoutCards(content));
      const tr = replaceDifference(editor.state.tr, next);
      if (tr.docChanged) editor.view.dispatch(withReload(unreported(tr)));
    },
    subscribe: (send) => {
      const edits = createBurst((age) => send({ type: 'edit', age }));
      bursts.add(edits);
      const report = ({ transaction }: { transaction: Parameters<typeof isCardTransaction>[0] }) => {
        const isOwn = !isCardTransaction(transaction) && !isUnreported(transaction);
        if (transaction.docChanged && isOwn) edits.note();
      };
      let isOpen = false;
      const watchCards = cards.subscribe(() => {
        const open = cards.getSnapshot() !== null;
        if (open !== isOpen) send({ type: open ? 'aiBlock.open' : 'aiBlock.close' });
        isOpen = open;
      });
      editor.on('transaction', report);
      return () => {
        editor.off('transaction', report);
        edits.stop();
        bursts.delete(edits);
        watchCards();
      };
    },
    deliver: () => {
      for (const edits of bursts) edits.deliver();
    },
  };
}

function readContent({ state }: Editor): DocumentJson {
  const passage = passageOf(state);
  const doc = passage ? removeCard(state.tr, passage).doc : state.doc;
  const json: DocumentJson = { type: 'doc', content: [] };
  doc.forEach((node) => {
    if (!isCard(node)) json.content.push(node.toJSON());
  });
  return json;
}

// A card does nothing without its machine, so one saved by mistake is dropped.
function withoutCards(document: DocumentJson): DocumentJson {
  const content = keptNodes(document.content);
  return { ...document, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function keptNodes(nodes: readonly JsonNode[]): JsonNode[] {
  return nodes
    .filter(({ type }) => !cardNames.has(type))
    .map((node) => (node.content ? { ...node, content: keptNodes(node.content) } : node));
}
