import type { Checkable } from './selectors.ts';
import type { Range } from '../text/changed-ranges.ts';
import { textblockText } from '../text/textblock-text.ts';
import type { CheckedBlock } from './suggestion-state.ts';
import type { Correction } from './suggestion.ts';

/** Paragraphs are added to a request up to this many characters: about half a second for the slowest checker. */
export const charactersOfBatch = 4_000;

/** The most characters in one request; longer paragraphs are split between sentences. */
export const mostCharacters = 20_000;

const separator = '\n\n';

/** The text of a paragraph, as sent to the checker. */
export interface Piece {
  readonly from: number;
  readonly text: string;
  /** A nearby paragraph, which shows the language of one that is too short for that. */
  readonly context?: string | undefined;
}

/** Below this many characters the language cannot be detected. */
const short = 80;
/** Maximum length of the context. */
const mostContext = 1_000;

/** Cache key of a paragraph's corrections: those of a short one depend on its context. */
export const pieceKey = ({ text, context = '' }: Piece): string => `${context}${separator}${text}`;

/** Dirty paragraphs by priority: the one at the caret, those on screen, the rest. */
export function byUrgency(blocks: readonly Checkable[], caret: number, visible: Range | null): Checkable[] {
  const rank = ({ from, to }: Checkable) => {
    if (from < caret && caret < to) return 0;
    return visible && from < visible.to && to > visible.from ? 1 : 2;
  };
  return blocks.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from);
}

/**
 * The first blocks that fit into one request.
 *
 * @param all the paragraphs of the document, which show the language of a short one
 */
export function takeBatch(blocks: readonly Checkable[], all: readonly Checkable[]): Piece[] {
  const batch: Piece[] = [];
  let length = 0;
  for (const { node, from } of blocks) {
    const text = textblockText(node);
    const context = text.length < short ? contextOf(from, all) : undefined;
    const size = text.length + (context?.length ?? 0);
    if (batch.length > 0 && length + size > charactersOfBatch) break;
    batch.push({ from: from + 1, text, ...(context !== undefined && { context }) });
    length += size + 2 * separator.length;
  }
  return batch;
}

/** The nearest long enough paragraph before the one at `from`, otherwise after it. */
function contextOf(from: number, all: readonly Checkable[]): string | undefined {
  const tells = ({ node }: Checkable): boolean => node.content.size >= short;
  const near =
    all.findLast((block) => block.from < from && tells(block)) ??
    all.find((block) => block.from > from && tells(block));
  return near && textblockText(near.node).slice(0, mostContext);
}

/** Length of the document's beginning sent with a part of it (`textLimits.around`). */
const mostAround = 2_000;

/** The beginning of the document, if only part of it is sent; otherwise empty. */
export function beginningBeside(pieces: readonly Piece[], all: readonly Checkable[]): string {
  if (pieces.length >= all.length) return '';
  let text = '';
  for (const { node } of all) {
    if (text.length >= mostAround) break;
    text += `${textblockText(node)}\n`;
  }
  return text.slice(0, mostAround);
}

/** Checks a text; `unfinished` is called for each part that is not fully checked yet. */
type CheckText = (text: string, unfinished: (stretch: Range) => void) => Promise<readonly Correction[]>;

/** Checks the pieces as one text and returns the corrections of each, with offsets relative to the piece. */
export async function checkPieces(pieces: readonly Piece[], check: CheckText): Promise<CheckedBlock[]> {
  const [only] = pieces;
  if (pieces.length === 1 && only && only.text.length > mostCharacters) return [await checkLong(only, check)];
  const left: Range[] = [];
  const found = await check(pieces.map(withContext).join(separator), (stretch) => left.push(stretch));
  let start = 0;
  return pieces.map((piece) => {
    const begin = start + withContext(piece).length - piece.text.length;
    const end = begin + piece.text.length;
    start = end + separator.length;
    const isUnfinished = left.some(({ from, to }) => from < end && to > begin);
    return {
      ...piece,
      corrections: within(found, begin, piece.text.length),
      ...(isUnfinished && { isUnfinished }),
    };
  });
}

const withContext = (piece: Piece): string => (piece.context === undefined ? piece.text : pieceKey(piece));

async function checkLong(piece: Piece, check: CheckText): Promise<CheckedBlock> {
  const corrections: Correction[] = [];
  const left: Range[] = [];
  for (let start = 0; start < piece.text.length;) {
    const text = firstSentences(
      piece.text.slice(start, start + mostCharacters),
      start + mostCharacters >= piece.text.length,
    );
    const found = await check(text, (stretch) => left.push(stretch));
    for (const one of found) corrections.push({ ...one, offset: one.offset + start });
    start += text.length;
  }
  return { ...piece, corrections, ...(left.length > 0 && { isUnfinished: true }) };
}

function firstSentences(text: string, isLast: boolean): string {
  if (isLast) return text;
  const sentences = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end) + end.length));
  const cut = sentences > 2 ? sentences : text.lastIndexOf(' ') + 1;
  return cut > 1 ? text.slice(0, cut) : text;
}

function within(corrections: readonly Correction[], begin: number, length: number): Correction[] {
  return corrections
    .filter((found) => found.offset >= begin && found.offset + found.length <= begin + length)
    .map((found) => ({ ...found, offset: found.offset - begin }));
}
