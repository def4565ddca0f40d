import type { Checkable } from './selectors.ts';
import type { Range } from '../text/changed-ranges.ts';
import { textblockText } from '../text/textblock-text.ts';
import type { CheckedBlock } from './suggestion-state.ts';
import type { Correction } from './suggestion.ts';

/** A request takes paragraphs until they have so many characters: half a second or so of the slowest checker. */
export const charactersOfBatch = 4_000;

/** The most characters that are sent in one request; longer paragraphs are cut between sentences. */
export const mostCharacters = 20_000;

const separator = '\n\n';

/** The text of a paragraph as it is sent to the checker. */
export interface Piece {
  readonly from: number;
  readonly text: string;
  /** A paragraph near it, which tells its language where it is too short to do so itself. */
  readonly context?: string | undefined;
}

/** Few words tell no language. */
const short = 80;
/** So much is sent along at most. */
const mostContext = 1_000;

/** What a paragraph's corrections are known by: those of a few words depend on what stands around them. */
export const pieceKey = ({ text, context = '' }: Piece): string => `${context}${separator}${text}`;

/** Dirty paragraphs in the order they matter: the caret's, what is on screen, the rest. */
export function byUrgency(blocks: readonly Checkable[], caret: number, visible: Range | null): Checkable[] {
  const rank = ({ from, to }: Checkable) => {
    if (from < caret && caret < to) return 0;
    return visible && from < visible.to && to > visible.from ? 1 : 2;
  };
  return blocks.toSorted((a, b) => rank(a) - rank(b) || a.from - b.from);
}

/**
 * The first of the blocks, as many as fit into one request.
 *
 * @param all the document's paragraphs, which tell the language of a short one
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

/** The paragraph with enough words nearest before the one at `from`, else behind it. */
function contextOf(from: number, all: readonly Checkable[]): string | undefined {
  const tells = ({ node }: Checkable): boolean => node.content.size >= short;
  const near =
    all.findLast((block) => block.from < from && tells(block)) ??
    all.find((block) => block.from > from && tells(block));
  return near && textblockText(near.node).slice(0, mostContext);
}

/** So much of the document is sent along with some of it (`textLimits.around`). */
const mostAround = 2_000;

/** The beginning of a document of which some is sent; nothing where all of it is. */
export function beginningBeside(pieces: readonly Piece[], all: readonly Checkable[]): string {
  if (pieces.length >= all.length) return '';
  let text = '';
  for (const { node } of all) {
    if (text.length >= mostAround) break;
    text += `${textblockText(node)}\n`;
  }
  return text.slice(0, mostAround);
}

/** Checks a text; `unfinished` is told of each part that is not checked to its end yet. */
type CheckText = (text: string, unfinished: (stretch: Range) => void) => Promise<readonly Correction[]>;

/** Checks the pieces as one text and returns the corrections of each, with offsets into the piece. */
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
