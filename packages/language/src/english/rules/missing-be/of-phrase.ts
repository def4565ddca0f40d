import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

/** "He a doctor", "There a lot of people in the street", "The patients not allowed to have visitors" (missing verb in the Cambridge Learner Corpus). */
export const missingBeOfPhrase: GrammarRule = ({ words, end }: Sentence) => {
  if (!end.startsWith('.') || words.some(({ kind }) => kind === 'AUX')) return [];
  return [...bareNoun(words), ...thereAre(words), ...notAllowed(words)];
};

/** "She a nurse in a hospital" */
function bareNoun(words: Sentence['words']): Edit[] {
  const [first, article] = words;
  if (!/^(?:he|she)$/.test(first?.lower ?? '') || !/^an?$/.test(article?.lower ?? '')) return [];
  return words.some(({ kind }) => kind === 'VERB') ? [] : [{ ...named, at: 1, remove: 0, put: ['is'] }];
}

function thereAre(words: Sentence['words']): Edit[] {
  const [first, second, third] = words;
  if (first?.lower !== 'there' || !second || second.before !== '') return [];
  if (words.some(({ kind }) => kind === 'VERB')) return [];
  const isMany =
    /^(?:many|several|some|two|three|four|five|six|ten)$/.test(second.lower) ||
    (second.lower === 'a' && /^(?:lot|few)$/.test(third?.lower ?? ''));
  const isOne = /^(?:a|an|no)$/.test(second.lower) && nounPhraseAt(words, 1)?.number === 'singular';
  if (!isMany && !isOne) return [];
  return [{ ...named, at: 1, remove: 0, put: [isMany ? 'are' : 'is'] }];
}

function notAllowed(words: Sentence['words']): Edit[] {
  const at = words.findIndex(({ lower }) => lower === 'not');
  const [last, state, to] = [words[at - 1], words[at + 1], words[at + 2]];
  const subject = nounPhraseAt(words, 0);
  if (at < 2 || !last || last.before !== '' || to?.lower !== 'to' || !subject?.hasDeterminer) return [];
  if (!/^(?:allowed|able|supposed|permitted|ready|afraid|willing|used|forced)$/.test(state?.lower ?? '')) {
    return [];
  }
  if (words.slice(0, at).some(({ lower }) => /^(?:who|that|which|and)$/.test(lower))) return [];
  const be = subject.number === 'plural' ? 'are' : subject.number === 'singular' ? 'is' : undefined;
  return be === undefined ? [] : [{ ...named, at, remove: 0, put: [be] }];
}
