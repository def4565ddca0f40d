import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';
import { isLastVerb } from './doubled-subject.ts';

const openers = setOf('that because if when although since think believe');
const links = setOf(
  'example instance nowadays also first second finally firstly secondly however moreover addition',
);
const everybody = setOf('everyone everybody people');

/** "I think that young people they learn fast", "For example, my father he never smokes" (Swan, "personal pronouns: general"). */
export const doubledSubjectInClause = ({ words, end }: Sentence): Edit[] =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        if (!/^(?:they|he|she)$/.test(word.lower) || word.before !== '' || !isSubjectBefore(words, at)) {
          return [];
        }
        let verb = at + 1;
        while (words[verb]?.kind === 'ADV' && words[verb]?.before === '') verb++;
        const found = words[verb];
        if (!found || found.before !== '' || !(found.kind === 'AUX' || isFinite(found))) return [];
        return isLastVerb(words, verb)
          ? [
              {
                rule: 'DoubleSubject',
                reason: 'Grammar',
                summary: 'The subject stands here twice; once is enough.',
                at,
                remove: 1,
                put: [],
              },
            ]
          : [];
      });

/** Whether a clause opens with a noun phrase that the pronoun after it repeats. */
function isSubjectBefore(words: readonly TaggedWord[], at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 4); from--) {
    const phrase = nounPhraseAt(words, from);
    const isAlone = from === at - 1 && isOneOf(words[from], everybody);
    if (!isAlone && phrase?.head !== at - 1) continue;
    if (!opensClause(words, from)) continue;
    return isMeant(words[at - 1]?.lower ?? '', words[at]?.lower === 'they');
  }
  return false;
}

const isMeant = (noun: string, isPlural: boolean): boolean =>
  isPlural
    ? everybody.has(noun) || /^(?:children|women|men)$/.test(noun) || isPerson(singularOf(noun) ?? '')
    : isPerson(noun) && singularOf(noun) === undefined;

function opensClause(words: readonly TaggedWord[], from: number): boolean {
  const opener = words[from - 1];
  if (!opener) return isOneOf(words[from], everybody);
  if (words[from]?.before === '') return isOneOf(opener, openers);
  return from <= 3 && isOneOf(opener, links);
}
