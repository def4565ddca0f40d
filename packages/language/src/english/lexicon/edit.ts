import type { Finding } from '../../engine/finding.ts';
import type { TaggedWord } from './tagged-words.ts';

/** `put` replaces `remove` words of a sentence from `at` on; `put` is in lower case except for names. */
export type Edit = {
  readonly at: number;
  readonly remove: number;
  readonly put: readonly string[];
  readonly rule: string;
  /** One of Harper's lint kinds, which explains the edit. */
  readonly reason: string;
  readonly summary: string;
  /** Commas between the words are replaced along with them. */
  readonly mayTakeCommas?: true;
};

/**
 * Converts an edit into a finding. Every finding replaces some text: for a pure deletion or insertion the neighbouring
 * word is replaced too. Returns undefined if a comma would be lost.
 */
export function findingOf(words: readonly TaggedWord[], edit: Edit, paragraph: string): Finding | undefined {
  const { from, until, put } = widened(words, edit);
  const removed = words.slice(from, until);
  const [first] = removed;
  const last = removed.at(-1);
  if (!first || !last || (removed.slice(1).some(({ before }) => before !== '') && !edit.mayTakeCommas)) {
    return undefined;
  }
  const isOpening = from === 0 && /^\p{Lu}/u.test(first.text);
  const replacement = put
    .map((word, index) => (index === 0 && isOpening ? capitalised(word) : asWritten(word)))
    .join(' ');
  if (replacement === paragraph.slice(first.from, last.to) || replacement === '') return undefined;
  return {
    offset: first.from,
    length: last.to - first.from,
    kind: 'grammar',
    rule: edit.rule,
    reason: edit.reason,
    summary: edit.summary,
    replacement,
    alternatives: [],
  };
}

function widened(
  words: readonly TaggedWord[],
  { at, remove, put }: Edit,
): { from: number; until: number; put: readonly string[] } {
  if (remove > 0 && put.length > 0) return { from: at, until: at + remove, put };
  const next = words[at + remove];
  if (next && (remove === 0 || next.before === '')) {
    return { from: at, until: at + remove + 1, put: [...put, at === 0 ? inside(next) : next.text] };
  }
  const last = words[at - 1];
  return { from: at - 1, until: at + remove, put: last ? [last.text, ...put] : put };
}

/** The first word of a sentence as it is written inside one. */
const inside = ({ text, kind }: TaggedWord): string =>
  kind === 'PROPN' || /^I\b/.test(text) || /\p{Lu}.*\p{Lu}/u.test(text) ? text : text.toLowerCase();

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const asWritten = (word: string): string => (/^i(?:$|')/.test(word) ? capitalised(word) : word);
