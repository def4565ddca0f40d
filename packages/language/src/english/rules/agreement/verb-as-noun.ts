import type { Sentence } from '../../context/likelihood.ts';
import type { Number } from '../../lexicon/agreeing.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { setOf } from '../grammar-rule.ts';
import { clauseStarts } from './clause-starts.ts';
import { named } from './named.ts';

const verbs =
  'work live play like love want help study speak teach drive cook travel walk look visit smoke drink need hope plan watch dance smile cry sleep start train paint swim stop run hate talk end ring rise fall change answer complain worry wait phone call cost'.split(
    ' ',
  );
/** Words that are more often nouns than verbs: only with an object after them ("the guide show us"). */
const withObject = setOf(
  'use show claim offer support cause increase change affect cover touch order report test judge force',
);
const forms = new Map<string, { readonly base: string; readonly s: string; readonly number: Number }>(
  [...verbs, ...withObject].flatMap((verb) => {
    const { base, s } = verbForms(verb);
    return [
      [base, { base, s, number: 'plural' }],
      [s, { base, s, number: 'singular' }],
    ] as const;
  }),
);
const single = setOf('everyone everybody nobody somebody someone each one');
const family = setOf('family mum dad mother father');
const clauseEnd = /^(?:when|because|if|while|although|but|that|who|which|since|as|and)$/;

/**
 * "My mother work in a hospital", "Everybody in my family love football", "My brother and his wife lives next door":
 * the tagger takes the verb after a person for a second noun. Only where the clause has no other verb.
 */
export const verbAsNoun = ({ words }: Sentence): Edit[] =>
  clauseStarts(words).flatMap((from): Edit[] => {
    const subject = subjectOf(words, from);
    const verb = subject && words[subject.verb];
    const form = verb && forms.get(verb.lower);
    if (!subject || !form || verb.kind !== 'NOUN' || verb.before !== '' || form.number === subject.number) {
      return [];
    }
    const next = words[subject.verb + 1];
    if (withObject.has(form.base) && !isObject(next)) return [];
    const isFollowed = next?.before === '' && /^(?:ADP|DET|PRON|ADV|NOUN|ADJ)$/.test(next.kind);
    if (!isFollowed && !(isSubordinate(words, from) && (!next || next.before === ','))) return [];
    const end = words.findIndex(
      ({ lower, before }, at) => at > subject.verb && (clauseEnd.test(lower) || before !== ''),
    );
    if (words.slice(from, end < 0 ? undefined : end).some((word) => isFinite(word))) return [];
    return [
      {
        ...named,
        at: subject.verb,
        remove: 1,
        put: [subject.number === 'singular' ? form.s : form.base],
      },
    ];
  });

const isObject = (next: TaggedWord | undefined): boolean =>
  next?.before === '' &&
  /^(?:a|an|the|us|them|me|him|it|you|my|his|her|our|their|your|many|some|people|this|these)$/.test(
    next.lower,
  );

const isSubordinate = (words: readonly TaggedWord[], from: number): boolean =>
  /^(?:when|if|because|although|while|unless|whenever|until|since)$/.test(words[from - 1]?.lower ?? '');

function subjectOf(words: readonly TaggedWord[], from: number): { verb: number; number: Number } | undefined {
  const first = words[from];
  if (first && single.has(first.lower) && words[from + 1]?.kind === 'ADP') {
    const inner = nounPhraseAt(words, from + 2);
    if (!inner) return undefined;
    const behindNoun = [inner.head - 1, inner.head].find(
      (at) => at > from + 3 && forms.has(words[at]?.lower ?? '') && words[at - 1]?.kind === 'NOUN',
    );
    return behindNoun === undefined ? undefined : { verb: behindNoun, number: 'singular' };
  }
  const phrase = nounPhraseAt(words, from);
  if (!phrase?.hasDeterminer) return undefined;
  const joint = words[phrase.head + 1];
  if (joint?.lower === 'and' && joint.before === '' && isSomebody(words[phrase.head])) {
    if (isSomebody(words[phrase.head - 1])) return undefined;
    const other = nounPhraseAt(words, phrase.head + 2);
    return other?.hasDeterminer && isSomebody(words[other.head - 1])
      ? { verb: other.head, number: 'plural' }
      : undefined;
  }
  const noun = words[phrase.head - 1];
  if (!noun || noun.kind !== 'NOUN') return undefined;
  const isSubject = isSomebody(noun) || (isSubordinate(words, from) && isThing(noun.lower));
  if (!isSubject) return undefined;
  return { verb: phrase.head, number: singularOf(noun.lower) === undefined ? 'singular' : 'plural' };
}

const isSomebody = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (family.has(word.lower) || isPerson(word.lower) || isPerson(singularOf(word.lower) ?? ''));
