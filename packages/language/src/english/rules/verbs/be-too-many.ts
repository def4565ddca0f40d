import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

const modals = setOf('will would can could may might must should to');
/** Verbs with one object, which they would not have after "be". */
const transitive = setOf(
  'accept achieve affect avoid break bring build buy carry cause change choose consume create damage decrease defend destroy develop discover do drive earn eat encourage enjoy enter explain express face find follow forget get help improve increase influence have harm hurt join keep know learn lead leave lose make need notice obtain perform play prevent produce protect provide reach receive reduce remember save see solve spend spoil spread start stop study support take understand use visit waste watch win',
);
const objectOpeners = setOf(
  'the my your his her our their its these those it them him us me you many some more a an this',
);
const pronouns = setOf('me us them him you');
/** Determiners that open the object of the verb; "It will be help enough" has none. */
const afterThe = setOf('the my your his her our their its these those many some more a an');
const times = setOf('time times day days morning evening afternoon week month year night same first last');

/** "may be forget the rules", "can be help you": the object shows that no passive is meant (Quirk and others, 3.63). */
export const beTooMany: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        const [verb, object] = [words[at + 1], words[at + 2]];
        if (word.lower !== 'be' || word.before !== '' || !isOneOf(words[at - 1], modals)) return [];
        if (!verb || !object || verb.before + object.before !== '') return [];
        const forms = formsOf({ ...verb, kind: 'VERB' });
        if (forms?.base !== verb.lower || forms.base === forms.participle) return [];
        if (!isOneOf(verb, transitive) || !isOneOf(object, objectOpeners)) return [];
        if (
          words[at - 1]?.lower === 'to' &&
          !/^(?:will|going|want|wants|have|has)$/.test(words[at - 2]?.lower ?? '')
        ) {
          return [];
        }
        if (isTime(words, at + 2) || (isOneOf(object, afterThe) && isCompared(words, at))) return [];
        if (!isOneOf(object, pronouns) && !isOneOf(object, afterThe) && object.lower !== 'it') return [];
        return oneVerbTooMany(at, 2, [forms.base]);
      });

/** "It should be do this morning": a time, not an object. */
const isTime = (words: readonly TaggedWord[], at: number): boolean =>
  [words[at], words[at + 1], words[at + 2]].some((word) => isOneOf(word, times)) ||
  words[at]?.lower === 'this';

/** "All he can do will be make the tea", "the best thing would be take a bus": "be" introduces the complement. */
const isCompared = (words: readonly TaggedWord[], at: number): boolean =>
  words
    .slice(0, at)
    .some(({ lower }) =>
      /^(?:all|what|thing|things|way|idea|solution|option|step|choice|aim|goal|plan|advice|best|better|only)$/.test(
        lower,
      ),
    );
