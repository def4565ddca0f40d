import type { Sentence } from '../../context/likelihood.ts';
import type { Number } from '../../words/agreeing.ts';
import { isPerson } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { isFinite } from '../../words/finite.ts';
import { singularOf } from '../../words/noun-forms.ts';
import { nounPhraseAt } from '../../words/noun-phrase.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';
import { verbForms } from '../../words/verb-forms.ts';
import { setOf } from '../grammar-rule.ts';

const verbs =
  'work live play like love want help study speak teach drive cook travel walk look visit smoke drink need hope plan watch dance smile cry sleep start train paint swim stop run hate talk'.split(
    ' ',
  );
const forms = new Map<string, { readonly base: string; readonly s: string; readonly number: Number }>(
  verbs.flatMap((verb) => {
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
 * "My mother work in a hospital", "Everybody in my family love football", "My brother and his wife lives next door": the
 * tagger takes the verb behind a person for a second noun. Only where the clause has no other verb.
 */
export function verbAsNoun({ words }: Sentence): Edit[] {
  const subject = subjectOf(words);
  const verb = subject && words[subject.verb];
  const form = verb && forms.get(verb.lower);
  const next = subject && words[subject.verb + 1];
  if (!subject || !form || verb.kind !== 'NOUN' || verb.before !== '' || form.number === subject.number) {
    return [];
  }
  if (!next || next.before !== '' || !/^(?:ADP|DET|PRON|ADV|NOUN|ADJ)$/.test(next.kind)) return [];
  const end = words.findIndex(({ lower }, at) => at > subject.verb && clauseEnd.test(lower));
  const clause = words.slice(0, end < 0 ? undefined : end);
  if (clause.some((word) => isFinite(word))) return [];
  return [
    {
      rule: 'VerbAgreement',
      reason: 'Agreement',
      summary: 'The verb must agree in number with its subject.',
      at: subject.verb,
      remove: 1,
      put: [subject.number === 'singular' ? form.s : form.base],
    },
  ];
}

function subjectOf(words: readonly TaggedWord[]): { verb: number; number: Number } | undefined {
  const first = words[0];
  if (first && single.has(first.lower) && words[1]?.kind === 'ADP') {
    const inner = nounPhraseAt(words, 2);
    if (!inner) return undefined;
    const behindNoun = [inner.head - 1, inner.head].find(
      (at) => at > 3 && forms.has(words[at]?.lower ?? '') && words[at - 1]?.kind === 'NOUN',
    );
    return behindNoun === undefined ? undefined : { verb: behindNoun, number: 'singular' };
  }
  const phrase = nounPhraseAt(words, 0);
  if (!phrase?.hasDeterminer) return undefined;
  const joint = words[phrase.head + 1];
  if (joint?.lower === 'and' && joint.before === '' && isSomebody(words[phrase.head])) {
    const other = nounPhraseAt(words, phrase.head + 2);
    return other?.hasDeterminer && isSomebody(words[other.head - 1])
      ? { verb: other.head, number: 'plural' }
      : undefined;
  }
  const noun = words[phrase.head - 1];
  if (!noun || noun.kind !== 'NOUN' || !isSomebody(noun)) return undefined;
  return { verb: phrase.head, number: singularOf(noun.lower) === undefined ? 'singular' : 'plural' };
}

const isSomebody = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (family.has(word.lower) || isPerson(word.lower) || isPerson(singularOf(word.lower) ?? ''));
