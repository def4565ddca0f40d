import type { Sentence } from '../../context/likelihood.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { Edit } from '../../lexicon/edit.ts';

/** "Some sports for example judo are": commas around a phrase that introduces an example (Quirk and others, appendix III.22). */
export function exampleCommas({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [last, noun, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'for' || !/^(?:example|instance)$/.test(noun?.lower ?? '') || at < 2) return [];
    if (!last || !noun || noun.before !== '' || !next) return [];
    if (!/^(?:NOUN|PROPN|ADV|ADJ|VERB|NUM|PRON)$/.test(last.kind) && word.before === '') return [];
    if (/^(?:of|is|are|was|were|sentence|sentences|and|but|so|that)$/.test(next.lower)) {
      return [];
    }
    if (word.before === ',' && next.before === '') {
      const isClause =
        clauseAt(words, /^(?:if|when|because)$/.test(next.lower) ? at + 3 : at + 2) !== undefined;
      return isClause ? [{ ...named, at: at + 1, remove: 1, put: [`${noun.text},`] }] : [];
    }
    if (word.before !== '' || /^(?:and|but|so|or|is|are|was|were|be)$/.test(last.lower)) return [];
    const closing = next.before === '' ? `${noun.text},` : noun.text;
    return [{ ...named, at: at - 1, remove: 3, put: [`${last.text},`, word.text, closing] }];
  });
}

const named = {
  rule: 'ClauseComma',
  reason: 'Punctuation',
  summary: 'Commas stand around “for example”.',
} as const;
