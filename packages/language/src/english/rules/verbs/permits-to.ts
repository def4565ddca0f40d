import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';

const permitting = setOf('allow allows allowing enable enables enabling permits permitting');
const asSubject = setOf(
  'which that it this they also and not can will could would may might should to both by them',
);

/** "It allows to save time": a person must stand between the two verbs (Quirk and others, 16.50). */
export const permitsTo: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [subject, to, verb] = [words[at - 1], words[at + 1], words[at + 2]];
    if (!isOneOf(word, permitting) || !subject || to?.lower !== 'to' || to.before !== '') return [];
    if (!verb || verb.before !== '' || formsOf({ ...verb, kind: 'VERB' })?.base !== verb.lower) return [];
    // "The people whom it allows to enter", "the one they enable to win": the object precedes.
    const opener = words[at - 2];
    const isSubject = /^(?:NOUN|PROPN)$/.test(subject.kind) || isOneOf(subject, asSubject);
    const isRelative =
      /^(?:it|this|they)$/.test(subject.lower) &&
      opener !== undefined &&
      subject.before === '' &&
      !/^(?:and|because|but|since|as|so|if|when|think|believe|that)$/.test(opener.lower);
    if (!isSubject || isRelative || isBehindWho(words.slice(0, at))) {
      return [];
    }
    return [
      {
        rule: 'VerbComplement',
        reason: 'Grammar',
        summary: 'Who is allowed to do it stands between the two verbs.',
        at: at + 1,
        remove: 0,
        put: [whom(words.map(({ lower }) => lower))],
      },
    ];
  });

/** The person to insert: somebody the sentence already mentions. */
function whom(words: readonly string[]): string {
  if (words.some((word) => /^(?:you|your|yours)$/.test(word))) return 'you';
  if (words.some((word) => /^(?:we|us|our)$/.test(word))) return 'us';
  return words.some((word) => /^(?:i|my|me)$/.test(word)) ? 'me' : 'people';
}

/** "People whom it allows to enter": the object precedes; a conjunction would open a new clause. */
const isBehindWho = (words: readonly TaggedWord[]): boolean => {
  const who = words.findLastIndex(({ lower }) => /^who(?:m|ever)?$/.test(lower));
  return who >= 0 && !words.slice(who).some(({ lower }) => /^(?:because|but|since|so|if)$/.test(lower));
};
