import type { Sentence } from '../../context/likelihood.ts';
import { isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

/** "The bridge built by Italian engineers in 1890 and widened in 1954", "On Saturday my sister has six" (Cambridge Learner Corpus: missing verb, replaced verb). */
export const missingPassive: GrammarRule = (sentence) => [...passive(sentence), ...age(sentence)];

function passive({ words, end }: Sentence): Edit[] {
  const phrase = nounPhraseAt(words, 0);
  const noun = phrase && words[phrase.head];
  const verb = phrase && words[phrase.head + 1];
  if (
    !end.startsWith('.') ||
    !phrase?.hasDeterminer ||
    !noun ||
    !verb ||
    verb.before !== '' ||
    !isThing(noun.lower)
  ) {
    return [];
  }
  const forms = verb.kind === 'VERB' ? formsOf(verb) : undefined;
  if (!forms || verb.lower !== forms.participle || words[phrase.head + 2]?.lower !== 'by') return [];
  // "The bank responded by raising its rates": a means, not who did it.
  if (words[phrase.head + 3]?.lower.endsWith('ing') === true) return [];
  const others = words.flatMap(({ kind }, at) =>
    at > phrase.head + 1 && (kind === 'VERB' || kind === 'AUX') ? [at] : [],
  );
  if (others.some((at) => words[at - 1]?.lower !== 'and' && words[at]?.lower.endsWith('ing') !== true)) {
    return [];
  }
  return [{ ...named, at: phrase.head + 1, remove: 0, put: [phrase.number === 'plural' ? 'were' : 'was'] }];
}

/** "My sister has six": ages take "be". */
function age({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [number, next] = [words[at + 1], words[at + 2]];
    if (
      !/^(?:has|have|had)$/.test(word.lower) ||
      number?.kind !== 'NUM' ||
      number.before !== '' ||
      (next && next.before === '' && next.lower !== 'and')
    ) {
      return [];
    }
    const subject = words[at - 1];
    if (next?.lower === 'and' && next.before === '') return [];
    const isRelative =
      /^(?:sister|brother|son|daughter|cousin|nephew|niece|baby|father|mother|grandmother|grandfather|wife|husband|girlfriend|boyfriend|uncle|aunt)$/.test(
        subject?.lower ?? '',
      );
    return isRelative
      ? [
          {
            ...named,
            rule: 'Age',
            summary: 'An age goes with “be”.',
            at,
            remove: 1,
            put: [word.lower === 'had' ? 'was' : 'is'],
          },
        ]
      : [];
  });
}
