import type { DocumentComment } from '@octavo/contract';
import {
  anchorAt,
  type CommentAnchor,
  findAnchor,
  type FoundAnchor,
} from '@octavo/document-schema/comment-anchor';
import type { Draft } from '@octavo/machines/commenting';

/** A comment on words with its replies, placed in the current text. */
export interface Thread {
  readonly id: string;
  readonly place: FoundAnchor;
  readonly first: DocumentComment;
  readonly answers: readonly DocumentComment[];
}

/** What readers think of a paragraph, by its place. */
export interface ParagraphMarks {
  readonly place: FoundAnchor;
  readonly marks: readonly DocumentComment[];
}

/** Comments as they are shown beside the text. */
export interface Placed {
  readonly threads: readonly Thread[];
  readonly resolved: readonly Thread[];
  readonly marked: readonly ParagraphMarks[];
}

/** Joins comments with their answers and finds the places of all of them, in the order of the text. */
export function placeComments(text: string, comments: readonly DocumentComment[]): Placed {
  const answers = Map.groupBy(
    comments.filter(({ anchor }) => anchor === null),
    ({ thread }) => thread,
  );
  const threads: Thread[] = [];
  const marked = new Map<number, { place: FoundAnchor; marks: DocumentComment[] }>();
  for (const first of comments) {
    if (first.anchor === null) continue;
    const place = findAnchor(text, first.anchor);
    const isOnlyMark = first.mark !== null && first.text === '' && first.proposal === null;
    if (isOnlyMark && !answers.has(first.id)) {
      const line = marked.get(place.from) ?? { place, marks: [] };
      line.marks.push(first);
      marked.set(place.from, line);
    } else threads.push({ id: first.id, place, first, answers: answers.get(first.id) ?? [] });
  }
  const inOrder = threads.toSorted((one, other) => one.place.from - other.place.from);
  return {
    threads: inOrder.filter(({ first }) => first.resolvedAt === null),
    resolved: inOrder.filter(({ first }) => first.resolvedAt !== null),
    marked: [...marked.values()],
  };
}

/** A draft that has a place of its own in the text. */
export interface PlacedDraft {
  readonly draft: Draft;
  readonly anchor: CommentAnchor;
  readonly place: FoundAnchor;
}

export const placeDrafts = (text: string, drafts: readonly Draft[]): readonly PlacedDraft[] =>
  drafts.flatMap((draft) => {
    if (draft.target.type !== 'words' && draft.target.type !== 'mark') return [];
    const { anchor } = draft.target;
    return [{ draft, anchor, place: findAnchor(text, anchor) }];
  });

/** The longest quote that is taken, in UTF-16 code units. */
interface Limits {
  readonly quote: number;
}

/** The anchor of a part of a text without the spaces around it; null if nothing is left. */
export function anchorOfPart(
  text: string,
  from: number,
  to: number,
  { quote }: Limits,
): CommentAnchor | null {
  const part = text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = Math.min(start + quote, to - (part.length - part.trimEnd().length));
  return end > start ? anchorAt(text, start, end) : null;
}

/** The reader's own marks of the paragraph between two places. */
export const ownMarks = ({ marked }: Placed, from: number, to: number): readonly DocumentComment[] =>
  marked
    .filter(({ place }) => place.from >= from && place.from <= to)
    .flatMap(({ marks }) => marks.filter(({ isOwn }) => isOwn));
