import { diffWordsWithSpace } from 'diff';
import type { DiffPart } from '../../components/diff-text/index.ts';

/** With more changed words the texts have little in common and a diff would be noise. */
const mostChanges = 2000;

const startsWithWord = /^[\p{L}\p{N}]/u;

/**
 * The differences between two texts, word by word, in reading order: for each change first the deletion, then the
 * insertion. Changes separated only by a space are merged.
 */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostChanges });
  if (changes === undefined) return [part('deleted', before), part('inserted', after)].filter(hasText);

  const parts: DiffPart[] = [];
  let deleted = '';
  let inserted = '';
  let gap = '';
  function flush() {
    parts.push(part('deleted', deleted), part('inserted', inserted), part('kept', gap));
    deleted = inserted = gap = '';
  }
  for (const { added, removed, value } of changes) {
    const changing = deleted !== '' || inserted !== '';
    if (added || removed) {
      deleted += gap;
      inserted += gap;
      gap = '';
      if (removed) deleted += value;
      else inserted += value;
    } else if (changing && gap === '' && value.trim() === '') {
      gap = value;
    } else {
      flush();
      parts.push(part('kept', value));
    }
  }
  flush();
  return joinEqual(parts.filter(hasText).flatMap(splitSpace));
}

/**
 * The diff of a text that is still being written, against as many words as it has so far: the rest does not count as
 * deleted.
 */
export function wordDiffSoFar(before: string, after: string): readonly DiffPart[] {
  const reached =
    before
      .match(/\s*\S+/g)
      ?.slice(0, after.match(/\S+/g)?.length ?? 0)
      .join('') ?? '';
  const parts = wordDiff(reached, after);
  return parts.slice(0, parts.findLastIndex(({ kind }) => kind === 'inserted') + 1 || parts.length);
}

function part(kind: DiffPart['kind'], text: string): DiffPart {
  return { kind, text };
}

function hasText({ text }: DiffPart): boolean {
  return text !== '';
}

/** Moves a space at the edge of a change out of it, so that it is not underlined. */
function splitSpace({ kind, text }: DiffPart): DiffPart[] {
  if (kind === 'kept' || text.trim() === '') return [part(kind, text)];
  const lead = text.slice(0, text.length - text.trimStart().length);
  const tail = text.slice(text.trimEnd().length);
  return [part('kept', lead), part(kind, text.trim()), part('kept', tail)].filter(hasText);
}

/** Joins adjacent parts of the same kind; between a deletion and its replacement there is one space or none. */
function joinEqual(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = [];
  for (const next of parts) {
    const last = joined.at(-1);
    if (last?.kind === 'kept' && next.kind === 'kept') {
      joined.splice(
        -1,
        1,
        part('kept', last.text + (/\s$/.test(last.text) ? next.text.replace(/^[^\S\n]+/, '') : next.text)),
      );
    } else if (last?.kind === next.kind) {
      joined.splice(-1, 1, part(next.kind, last.text + next.text));
    } else if (next.kind === 'inserted' && joined.at(-2)?.kind === 'deleted' && last?.text.trim() === '') {
      joined.splice(-1, 1, ...(startsWithWord.test(next.text) ? [last, next] : [next]));
    } else if (last?.kind === 'deleted' && next.kind === 'inserted' && startsWithWord.test(next.text)) {
      joined.push(part('kept', ' '), next);
    } else {
      joined.push(next);
    }
  }
  return joined;
}
