import type { CitingCommand, CitingReport } from '@octavo/machines/citing';
import type { Reference } from '@octavo/contract';
import { citationStyles } from '@octavo/contract/citation-styles';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { passageOf, withPassage } from '../ai-card/passage-plugin.ts';
import { passageText } from '../ai-card/passage-text.ts';
import { cardPlace, passageAt, removeCard } from '../ai-card/place-card.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { citationsIn } from './citation-plugin.ts';
import { addReference, addReferences, type NewList, placeCitation } from './place-citation.ts';
import { createReferencesPlace, type ReferencesPlace } from './references-view.ts';

/** The citation card of one editor, and citing without it. */
export interface CiteSession {
  /** Opens the card below the selected passage. */
  readonly open: () => boolean;
  readonly close: () => void;
  /** Where the card is drawn. */
  readonly place: ReferencesPlace;
  readonly handle: (command: CitingCommand) => void;
  readonly subscribe: (send: (report: CitingReport) => void) => () => void;
  /** Cites a listed work at the caret. */
  readonly citeAtCaret: (id: string) => void;
  /** Adds references that are not listed yet. */
  readonly list: (references: readonly Reference[]) => void;
  /** Adds a work and cites it where the card was last closed, if there was one. */
  readonly citeAfterForm: (reference: Reference) => void;
}

/** Options of a cite session. */
export interface CiteOptions {
  readonly newList?: (() => NewList) | undefined;
  readonly warn?: ((message: string) => void) | undefined;
}

const plainList: NewList = { format: citationStyles[0], language: 'en' };

/** Creates the session of an editor. */
export function createCiteSession(
  editor: Editor,
  { newList = () => plainList, warn = () => {} }: CiteOptions,
): CiteSession {
  const senders = new Set<(report: CitingReport) => void>();
  const place = createReferencesPlace();
  let isOpen = false;
  let left: number | null = null;
  const tell = (report: CitingReport) => {
    for (const send of Array.from(senders)) send(report);
  };
  onEditorView(editor, (state) => {
    if (left !== null && left > state.doc.content.size) left = null;
    if (!isOpen || passageOf(state) !== null) return;
    isOpen = false;
    tell({ type: 'gone' });
  });

  const take = (): number | null => {
    const passage = passageOf(editor.state);
    if (!isOpen || passage === null) return null;
    isOpen = false;
    editor.view.dispatch(removeCard(editor.state.tr, passage));
    return passage.to;
  };

  const cite = (reference: Reference, end: number | null) => {
    const tr = closeHistory(editor.state.tr);
    const { list } = citationsIn(editor.state);
    const isListed = list?.references.some(({ id }) => id === reference.id) === true;
    if (end !== null) placeCitation(tr, end, reference.id, (list?.references.length ?? 0) + 1);
    if (!isListed) addReference(tr, editor.state, reference, newList());
    else if (end === null) warn(`The reference ${reference.id} is listed already.`);
    editor.view.dispatch(end === null ? tr : tr.scrollIntoView());
    editor.view.dispatch(closeHistory(editor.state.tr));
    if (end !== null) editor.view.focus();
  };

  return {
    place,
    open: () => {
      if (passageOf(editor.state) !== null || !editor.isEditable) return false;
      const { from, to } = passageAt(editor.state);
      const { schema, doc, tr } = editor.state;
      const passage = passageText(doc, from, to);
      const node = schema.node('citeCard', { selection: passage.slice(0, 20_000) });
      const card = cardPlace(tr, to, node.type);
      isOpen = true;
      editor.view.dispatch(withPassage(tr.insert(card, node), { type: 'open', passage: { from, to, card } }));
      const listed = citationsIn(editor.state).list?.references.map(({ id }) => id) ?? [];
      tell({ type: 'open', passage, listed });
      return true;
    },
    close: () => {
      if (take() !== null) tell({ type: 'gone' });
    },
    handle: (command) => {
      const end = take();
      left = end;
      switch (command.type) {
        case 'cite':
          cite(command.reference, end);
          left = null;
          break;
        case 'close':
          editor.view.focus();
          break;
        default:
          command satisfies never;
      }
    },
    subscribe: (send) => {
      senders.add(send);
      return () => senders.delete(send);
    },
    citeAtCaret: (id) => {
      const reference = citationsIn(editor.state).list?.references.find((one) => one.id === id);
      if (reference !== undefined) cite(reference, editor.state.selection.to);
    },
    list: (references) => {
      const tr = addReferences(closeHistory(editor.state.tr), editor.state, references, newList());
      if (tr !== null) editor.view.dispatch(tr);
    },
    citeAfterForm: (reference) => {
      cite(reference, left);
      left = null;
    },
  };
}
