import { type Citation, citationOf } from '@octavo/citations';
import type { InlineCitationCommand, InlineCitationReport } from '@octavo/machines/inline-citation';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';
import { citationsIn } from './citation-plugin.ts';

/** Opens citations of one editor for editing, and changes the open one. */
export interface CitationEdit {
  readonly open: (position: number) => boolean;
  /** Opens the first citation of a work that is not listed. */
  readonly openMissing: () => boolean;
  readonly handle: (command: InlineCitationCommand) => void;
  readonly subscribe: (send: (report: InlineCitationReport) => void) => () => void;
}

/** Creates the citation editing of an editor. */
export function createCitationEdit(editor: Editor): CitationEdit {
  const senders = new Set<(report: InlineCitationReport) => void>();
  let opened: { readonly position: number; readonly id: unknown } | null = null;

  /** The text may have changed meanwhile: finds the citation by its id, and the nearest one among copies. */
  const placeOfOpened = (): { readonly position: number; readonly node: Node } | null => {
    if (opened === null) return null;
    const { position: before, id } = opened;
    const [nearest] = citationsIn(editor.state)
      .citations.flatMap(({ position }) => {
        const node = editor.state.doc.nodeAt(position);
        return node !== null && node.attrs['id'] === id ? [{ position, node }] : [];
      })
      .toSorted((one, other) => Math.abs(one.position - before) - Math.abs(other.position - before));
    return nearest ?? null;
  };

  const open = (position: number): boolean => {
    const node = editor.state.doc.nodeAt(position);
    if (node?.type.name !== 'inlineCitation' || !editor.isEditable) return false;
    opened = { position, id: node.attrs['id'] };
    // So that Enter opens it again.
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, position)));
    const references = citationsIn(editor.state).list?.references ?? [];
    for (const send of senders) send({ type: 'open', citation: citationOf(node.attrs), references });
    return true;
  };

  return {
    open,
    openMissing: () => {
      const { citations, list } = citationsIn(editor.state);
      const listed = new Set(list?.references.map(({ id }) => id));
      const missing = citations.find(
        ({ citation: { works } }) =>
          works.length === 0 || works.some(({ reference }) => !listed.has(reference)),
      );
      return missing !== undefined && open(missing.position);
    },
    handle: (command) => {
      const place = placeOfOpened();
      opened = null;
      if (place === null) return;
      const tr = closeHistory(editor.state.tr);
      if (command.type === 'remove') without(tr, place.position);
      else {
        tr.setNodeMarkup(place.position, null, changed(place.node, command.citation));
        tr.setSelection(NodeSelection.create(tr.doc, place.position));
      }
      editor.view.dispatch(tr);
      editor.view.dispatch(closeHistory(editor.state.tr));
    },
    subscribe: (send) => {
      senders.add(send);
      return () => senders.delete(send);
    },
  };
}

function changed(node: Node, { works, narrative }: Citation) {
  const [first, ...more] = works;
  return { ...node.attrs, ...first, narrative, more };
}

/** Deletes a citation together with the space before it, unless a word follows. */
function without(tr: Transaction, position: number): void {
  const $at = tr.doc.resolve(position);
  const after = tr.doc.textBetween(position + 1, Math.min($at.end(), position + 2), '', '\uFFFC');
  const before = tr.doc.textBetween(Math.max($at.start(), position - 1), position, '', '\uFFFC');
  const isSpaced = before === ' ' && !/[\p{L}\p{N}\uFFFC]/u.test(after);
  tr.delete(isSpaced ? position - 1 : position, position + 1);
}
