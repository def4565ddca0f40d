import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { formsOf } from '../../words/forms-of.ts';
import { subjectAt, type Subject } from '../../words/subject-at.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';
import { setOf } from '../grammar-rule.ts';

const named = {
  rule: 'RunOn',
  reason: 'Punctuation',
  summary: 'Two sentences stand side by side without a mark or a conjunction.',
} as const;

/** Adjectives and adverbs behind which "that" may be left out: "I am sure he came". */
const withClause = setOf(
  'sure glad afraid happy sorry certain aware sad surprised pleased lucky confident convinced clear true possible likely obvious important angry proud grateful delighted disappointed worried thankful so such same now once everywhere the way long far soon hard only just more less much how however no matter where when hopeful ashamed fortunate time early late wherever back very next first last there',
);
const joining = setOf(
  'that which who whom whose what where how why when if because although though while as than unless until since before after whether once so and but or either neither nor like every',
);

/** "It was getting dark we decided to go home" (Quirk and others, appendix III.12; run-ons in the error types of NUCLE). */
export function runOn({ words, end, start }: Sentence): Edit[] {
  if (!end.startsWith('.') || /["“”'’(]/.test(start + end)) return [];
  if (words.some(({ before }) => before !== '')) return [];
  const first = subjectAt(words, 0);
  if (!first) return [];
  for (let at = first.verb + 2; at < words.length - 2; at++) {
    const second = subjectAt(words, at);
    const last = words[at - 1];
    const subject = words[at];
    if (!second || !last || !subject || !/^(?:i|he|she|it|we|they)$/.test(subject.lower)) continue;
    const isYear = /^(?:19|20)\d\d$/.test(last.lower) && /^(?:since|in)$/.test(words[at - 2]?.lower ?? '');
    if (words.slice(first.verb, isYear ? at - 2 : at).some(({ lower }) => joining.has(lower))) return [];
    if (!isSeparate(words, first, second, last)) continue;
    return [{ ...named, at: at - 1, remove: 2, put: [`${last.text};`, subject.text] }];
  }
  return [];
}

/** Whether the second subject can belong to nothing that stands before it. */
function isSeparate(
  words: readonly TaggedWord[],
  first: Subject,
  second: Subject,
  last: TaggedWord,
): boolean {
  if (withClause.has(last.lower)) return false;
  const before = words.slice(first.verb, second.from);
  if (before.some((word) => takesClause(word))) return false;
  if (last.kind === 'ADJ' || /^(?:19|20)\d\d$/.test(last.lower)) return true;
  if (last.kind === 'ADV') {
    return (
      /^(?:yesterday|today|tomorrow|again|well|hard|fast|together|badly|here|slowly|quickly|home|abroad|outside|inside)$/.test(
        last.lower,
      ) || last.lower.endsWith('ly')
    );
  }
  const verb = words[second.verb];
  const isWhole =
    verb !== undefined &&
    /^(?:is|was|are|were)$/.test(verb.lower) &&
    /^(?:very|so|too|really|not|a|an|the|always|ADJ)$/.test(words[second.verb + 1]?.lower ?? '');
  return (
    last.kind === 'NOUN' && isWhole && words[second.verb + 2] !== undefined && words.at(-1)?.kind !== 'ADP'
  );
}

const verbsWithClause = setOf(
  'say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn notice show prove mean understand decide discover claim agree admit fear assume expect suggest make let help swear promise doubt reckon ensure seem appear figure bet tell teach warn remind explain hope pray dream ask',
);
const takesClause = (word: TaggedWord): boolean => {
  const base = formsOf(word)?.base;
  return base !== undefined && verbsWithClause.has(base);
};
