import type { Sentence } from '../../context/likelihood.ts';
import { inNumber, numberOf } from '../../lexicon/agreeing.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

/** "a man whose hobbies is fishing": the verb agrees with the noun after "whose". */
export const whoseSubject: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'whose') return [];
    const phrase = nounPhraseAt(words, at);
    const verb = phrase && phrase.head > at ? words[phrase.head + 1] : undefined;
    if (!verb || !phrase?.number || verb.before !== '' || verb.kind !== 'AUX') return [];
    const found = numberOf(verb);
    if (found === undefined || found === phrase.number) return [];
    // "whose ids are set": a short form in -s is plural.
    if (phrase.number === 'singular' && words[phrase.head]?.lower.endsWith('s') === true) return [];
    // "whose wife and son were", "whose blood we have" stay as they are; "were" may be subjunctive.
    const put = verb.lower === 'were' ? undefined : inNumber(verb, phrase.number);
    return put === undefined ? [] : [{ ...named, at: phrase.head + 1, remove: 1, put: [put] }];
  });
