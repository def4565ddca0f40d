import type { AiAction } from '@octavo/contract/actions';
import type { Node, NodeType } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { AiCardInput } from './ai-card-actor.ts';
import { type Passage, withPassage } from './passage-plugin.ts';
import { passageText } from './passage-text.ts';
import { textWindow } from './text-window.ts';

/** Placeholder nodes for open cards. */
export const cardNames: ReadonlySet<string> = new Set(['textAiCard', 'emptyAiCard', 'citeCard']);

/**
 * The passage for a card opened here: the selected text, otherwise the paragraph at the caret, otherwise the empty
 * line.
 */
export function passageAt(state: EditorState): Omit<Passage, 'card'> {
  const { $from, from, to, empty } = state.selection;
  if (!empty) return trimmed(state.doc, from, to);
  return $from.parent.isTextblock ? { from: $from.start(), to: $from.end() } : { from, to };
}

/** Input of the card's machine. */
export function cardInput(
  state: EditorState,
  { from, to }: Omit<Passage, 'card'>,
  title: string,
): AiCardInput {
  const text = textWindow(plainText(state.doc, 0, from), plainText(state.doc, from, state.doc.content.size));
  const selection = passageText(state.doc, from, to);
  return { kind: from === to ? 'empty' : 'text', title, text, selection };
}

/** Inserts the card below the last block of the passage. */
export function insertCard(
  tr: Transaction,
  { from, to }: Omit<Passage, 'card'>,
  originalText: string,
): Transaction {
  const { schema } = tr.doc.type;
  const node = schema.node(from === to ? 'emptyAiCard' : 'textAiCard', from === to ? null : { originalText });
  const card = cardPlace(tr, to, node.type);
  return withPassage(tr.insert(card, node), { type: 'open', passage: { from, to, card } });
}

/** The position where a card may be inserted below the block that ends a passage. */
export function cardPlace(tr: Transaction, to: number, type: NodeType): number {
  const $to = tr.doc.resolve(to);
  let { depth } = $to;
  while (
    depth > 1 &&
    !$to.node(depth - 1).canReplaceWith($to.indexAfter(depth - 1), $to.indexAfter(depth - 1), type)
  ) {
    depth -= 1;
  }
  return depth === 0 ? to : $to.after(depth);
}

/** Stores the chosen action in the card node of a text (SPEC §3); null if it is already stored. */
export function rememberAction(
  tr: Transaction,
  { card }: Passage,
  action: AiAction | null,
): Transaction | null {
  const node = tr.doc.nodeAt(card);
  if (node?.type.name !== 'textAiCard' || node.attrs['selected_action'] === action) return null;
  return withPassage(tr.setNodeAttribute(card, 'selected_action', action), { type: 'remember' });
}

/** Removes the card. */
export function removeCard(tr: Transaction, { card }: Passage): Transaction {
  const node = tr.doc.nodeAt(card);
  if (node && isCard(node)) tr.delete(card, card + node.nodeSize);
  return withPassage(tr, { type: 'close' });
}

/** Whether a node is the place of a card. */
export function isCard(node: Node): boolean {
  return cardNames.has(node.type.name);
}

function plainText(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, '\n', (leaf) => (leaf.type.name === 'hardBreak' ? '\n' : ''));
}

// Spaces at the edges of a selection belong to the text around it.
function trimmed(doc: Node, from: number, to: number): { from: number; to: number } {
  const text = doc.textBetween(from, to, '\n', '\uFFFC');
  if (doc.resolve(from).sameParent(doc.resolve(to)) && text.trim() !== '') {
    return {
      from: from + text.length - text.trimStart().length,
      to: to - (text.length - text.trimEnd().length),
    };
  }
  return { from, to };
}
