import type {
  AddedPicture,
  PictureDetails,
  PicturesCommand,
  PicturesReport,
} from '@octavo/machines/document-pictures';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Selection, type Transaction } from '@tiptap/pm/state';
import { cardPlace } from '../ai-card/place-card.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { changedRanges } from '../text/changed-ranges.ts';
import { newKey, pictureTypes, refusalOf } from './picture-files.ts';
import type { PictureOptions } from './picture-options.ts';
import { createPendingPlaces, type PendingPlaces } from './pending-places.ts';
import { type PendingPlace, pendingIn, withoutPending, withPending } from './pending-plugin.ts';
import { placePicture, selectPicture } from './place-picture.ts';

/** The pictures of one editor: adds them, inserts them once stored, and opens their cards. */
export interface PictureSession {
  /** Opens a file picker and adds the files below the caret's block. */
  readonly choose: () => boolean;
  /** Adds files below the caret's block, or at a gap between two blocks. */
  readonly add: (files: readonly File[], gap: number | null) => boolean;
  /** Inserts pasted content, with placeholders for pictures that have to be added. */
  readonly insert: (slice: Slice, added: ReadonlyMap<string, AddedPicture>, at: number | null) => boolean;
  readonly open: (position: number) => boolean;
  readonly tell: (report: PicturesReport) => void;
  /** The placeholder of a picture being uploaded was deleted. */
  readonly lose: (key: string) => void;
  readonly places: PendingPlaces;
  readonly handle: (command: PicturesCommand) => void;
  readonly subscribe: (send: (report: PicturesReport) => void) => () => void;
}

/** Document and selection at the time a picture was added. */
interface Moment {
  readonly doc: Node;
  readonly selection: Selection;
}

/** Creates the picture session of an editor. */
export function createPictureSession(editor: Editor, options: PictureOptions): PictureSession {
  const senders = new Set<(report: PicturesReport) => void>();
  const places = createPendingPlaces();
  const held: Extract<PicturesCommand, { type: 'place' }>[] = [];
  const details = new Map<string, PictureDetails>();
  /** Placeholders removed by this session rather than by the writer. */
  const settled = new Set<string>();
  let added: Moment | null = null;
  let opened: { position: number; readonly id: unknown } | null = null;

  const tell = (report: PicturesReport) => {
    for (const send of Array.from(senders)) send(report);
  };

  onEditorView(editor, (state, before) => {
    if (state.doc === before.doc || held.length === 0 || !editor.isEditable) return;
    queueMicrotask(() => {
      for (const command of held.splice(0)) place(command);
    });
  });

  /** Applies a change as a separate undo step. */
  const change = (tr: Transaction) => {
    editor.view.dispatch(closeHistory(tr));
    editor.view.dispatch(closeHistory(editor.state.tr));
  };

  const settle = (tr: Transaction, key: string): Transaction => {
    settled.add(key);
    details.delete(key);
    return withoutPending(tr, key);
  };

  const remember = () => {
    const { doc, selection } = editor.state;
    added = { doc, selection };
  };

  const add = (files: readonly File[], gap: number | null): boolean => {
    if (!editor.isEditable || files.length === 0) return false;
    const refused = refusalOf(files);
    if (refused !== null) {
      tell(refused);
      return true;
    }
    const { state } = editor;
    const type = state.schema.nodes['picture'];
    if (type === undefined) return false;
    const at = gap ?? gapBelow(state);
    const pictures = files.map((file) => ({ key: newKey(), name: file.name, source: file }));
    editor.view.dispatch(
      withPending(
        state.tr,
        pictures.map(({ key }) => ({ key, gap: at })),
      ).scrollIntoView(),
    );
    remember();
    tell({ type: 'add', pictures });
    return true;
  };

  const open = (position: number): boolean => {
    const node = editor.state.doc.nodeAt(position);
    if (node?.type.name !== 'picture' || !editor.isEditable) return false;
    opened = { position, id: node.attrs['id'] };
    // So that Enter opens it again.
    editor.view.dispatch(selectPicture(editor.state.tr, position));
    tell({
      type: 'open',
      address: options.addressOf(String(node.attrs['id'])),
      details: detailsOf(node),
    });
    return true;
  };

  const place = (command: Extract<PicturesCommand, { type: 'place' }>): void => {
    const { key, picture } = command;
    if (!editor.isEditable) {
      held.push(command);
      return;
    }
    const { state } = editor;
    const gap = pendingIn(state).find((pending) => pending.key === key)?.gap;
    if (gap === undefined) return;
    const isIdle = added !== null && added.doc === state.doc && added.selection.eq(state.selection);
    const said = details.get(key);
    const node = state.schema.node('picture', { ...picture, ...said });
    const tr = settle(state.tr, key);
    const position = placePicture(tr, gap, node);
    change(tr);
    const isLast = pendingIn(editor.state).length === 0;
    if (!isIdle) return;
    if (!isLast) return remember();
    added = null;
    // If the user has waited for it, open the card to ask for a description; if they went on writing, the button below
    // the picture asks.
    if (said === undefined || said.alt === '') open(position);
  };

  /** The text may have changed meanwhile: finds the picture by its id, the nearest one to its old position. */
  const placeOfOpened = (): { readonly position: number; readonly node: Node } | null => {
    if (opened === null) return null;
    const { position: before, id } = opened;
    const found: { readonly position: number; readonly node: Node }[] = [];
    editor.state.doc.descendants((node, position) => {
      if (node.type.name === 'picture' && node.attrs['id'] === id) found.push({ position, node });
    });
    const distance = ({ position }: { readonly position: number }) => Math.abs(position - before);
    return found.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
  };

  return {
    places,
    tell,
    lose: (key) => {
      if (settled.delete(key)) return;
      details.delete(key);
      tell({ type: 'gone', key });
    },
    add,
    open,
    choose: () => {
      if (!editor.isEditable) return false;
      const input = document.createElement('input');
      input.type = 'file';
      input.accept = pictureTypes;
      input.multiple = true;
      input.addEventListener('change', () => {
        add([...(input.files ?? [])], null);
        editor.view.focus();
      });
      input.click();
      return true;
    },
    insert: (slice, pictures, at) => {
      const { tr } = editor.state;
      if (at === null) tr.replaceSelection(slice);
      else tr.replaceRange(at, at, slice);
      const pending = cutOut(tr, pictures, details);
      if (pending.length === 0) return false;
      editor.view.dispatch(
        withPending(tr, pending)
          .setMeta('paste', true)
          .setMeta('uiEvent', at === null ? 'paste' : 'drop')
          .scrollIntoView(),
      );
      if (pending.length === 1) remember();
      tell({ type: 'add', pictures: pending.flatMap(({ key }) => pictures.get(key) ?? []) });
      return true;
    },
    handle: (command) => {
      switch (command.type) {
        case 'place':
          place(command);
          break;
        case 'forget':
          editor.view.dispatch(settle(editor.state.tr, command.key));
          editor.view.focus();
          break;
        case 'change':
        case 'remove': {
          const found = placeOfOpened();
          opened = null;
          if (found === null) return;
          const { position, node } = found;
          const { tr } = editor.state;
          if (command.type === 'remove') change(tr.delete(position, position + node.nodeSize));
          else {
            tr.setNodeMarkup(position, null, { ...node.attrs, ...command.details });
            change(selectPicture(tr, position));
          }
          break;
        }
        default:
          command satisfies never;
      }
    },
    subscribe: (send) => {
      senders.add(send);
      return () => senders.delete(send);
    },
  };
}

function gapBelow({ tr, selection, schema }: EditorState): number {
  const type = schema.nodes['picture'];
  if (selection instanceof NodeSelection && selection.node.isBlock) return selection.to;
  return type === undefined ? selection.to : cardPlace(tr, selection.to, type);
}

const detailsOf = ({ attrs }: Node): PictureDetails => ({
  alt: String(attrs['alt']),
  decorative: attrs['decorative'] === true,
  size: attrs['size'] === 'half' ? 'half' : 'full',
});

/** Removes the pictures that are not stored yet, and returns the gaps they leave. */
function cutOut(
  tr: Transaction,
  pictures: ReadonlyMap<string, AddedPicture>,
  details: Map<string, PictureDetails>,
): readonly PendingPlace[] {
  const found: { readonly position: number; readonly key: string }[] = [];
  for (const { from, to } of changedRanges(tr)) {
    tr.doc.nodesBetween(from, to, (node, position) => {
      if (node.type.name !== 'picture' || !pictures.has(String(node.attrs['id']))) return;
      const key = String(node.attrs['id']);
      if (found.every((one) => one.key !== key)) found.push({ key, position });
      details.set(key, detailsOf(node));
    });
  }
  const mapped = tr.mapping.maps.length;
  for (const { position } of found.toReversed()) {
    const $at = tr.doc.resolve(position);
    // Documents, items and quotations may not be empty.
    const paragraph = tr.doc.type.schema.nodes['paragraph'];
    if ($at.parent.childCount === 1 && paragraph) tr.replaceWith(position, position + 1, paragraph.create());
    else tr.delete(position, position + 1);
  }
  return found.map(({ key, position }) => {
    const gap = tr.mapping.slice(mapped).map(position, 1);
    return { key, gap };
  });
}
