import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { isOneOf, setOf, type GrammarRule } from '../grammar-rule.ts';
import { oneVerbTooMany } from './one-verb-too-many.ts';

/** Verbs that are neither nouns nor adjectives. */
const verbs = setOf(
  'agree disagree believe think know become explain choose understand make say tell learn enjoy prefer go come see discuss describe create bring buy eat write send appear seem speak teach give take get live',
);
/** Verbs that are also nouns: only before an object or a preposition. */
const nounsToo = setOf('work study try talk look need play help use move change');
const adverbs = setOf('always often usually sometimes also never still only really just');
const clauseOpeners = setOf('think believe because if when and but so although while feel');
/** Only before their object: a participle may be meant. */
const withObject = setOf(
  'cause affect reduce improve require provide contain receive destroy protect save spend pollute increase decrease',
);
const behindNounToo = setOf('to the a an my his her our their your in on for with it them him at');

/** "They are explain it", "I am work in a bank", "people are not agree": the simple present takes no "be" (Swan, 441–444). */
export const beBeforeVerb: GrammarRule = ({ words, end }: Sentence) =>
  end.startsWith('?')
    ? []
    : words.flatMap((word, at): Edit[] => {
        if (!/^(?:am|is|are)$/.test(word.lower) || word.before !== '' || !isSubject(words, at)) return [];
        let place = at + 1;
        const isNegated = words[place]?.lower === 'not';
        if (isNegated) place++;
        const adverb = isOneOf(words[place], adverbs) ? words[place] : undefined;
        if (adverb) place++;
        const verb = words[place];
        if (!verb || verb.before !== '' || words[at + 1]?.before !== '' || !isVerb(words, place)) return [];
        const forms = formsOf({ ...verb, kind: 'VERB' });
        if (!forms || verb.lower !== forms.base || forms.base === forms.participle) return [];
        if (isNegated) {
          const put = [
            word.lower === 'is' ? 'does' : 'do',
            'not',
            ...(adverb ? [adverb.lower] : []),
            verb.lower,
          ];
          return oneVerbTooMany(at, place - at + 1, put);
        }
        const finite = word.lower === 'is' ? forms.s : forms.base;
        return oneVerbTooMany(at, place - at + 1, adverb ? [adverb.lower, finite] : [finite]);
      });

/** Whether a pronoun or a plural opens the clause; "The plan is make" and "What they are is known" are different. */
function isSubject(words: readonly TaggedWord[], at: number): boolean {
  const [opener, subject] = [words[at - 2], words[at - 1]];
  if (
    !subject ||
    words.slice(0, at).some(({ lower }) => /^(?:what|all|thing|things|only|how)$/.test(lower))
  ) {
    return false;
  }
  const verb = words[at]?.lower;
  const isPronoun =
    (verb === 'am' && subject.lower === 'i') ||
    (verb === 'is' && /^(?:he|she|it)$/.test(subject.lower)) ||
    (verb === 'are' && /^(?:we|you|they|people)$/.test(subject.lower));
  if (isPronoun) return opener === undefined || subject.before !== '' || opener.kind !== 'VERB';
  return (
    verb === 'are' &&
    subject.kind === 'NOUN' &&
    singularOf(subject.lower) !== undefined &&
    (at === 1 ||
      subject.before !== '' ||
      /^(?:DET|ADJ|PRON)$/.test(opener?.kind ?? '') ||
      isOneOf(opener, clauseOpeners))
  );
}

/** Whether a verb is followed by its object or complement. */
function isVerb(words: readonly TaggedWord[], at: number): boolean {
  const [verb, next] = [words[at], words[at + 1]];
  if (isOneOf(verb, nounsToo) && /^(?:help|use|play|change|move)$/.test(verb?.lower ?? '')) {
    return next?.before === '' && /^(?:the|an?|my|his|her|our|their|your|it|them|him)$/.test(next.lower);
  }
  if (isOneOf(verb, nounsToo)) return next?.before === '' && isOneOf(next, behindNounToo);
  if (isOneOf(verb, withObject)) {
    return (
      next?.before === '' &&
      (next.kind === 'DET' || isOneOf(next, behindNounToo) || next.kind === 'NOUN') &&
      !/^(?:to|in|on|for|with|at)$/.test(next.lower)
    );
  }
  if (!isOneOf(verb, verbs)) return false;
  if (/^(?:by|of)$/.test(next?.lower ?? '')) return false;
  // "They are live on stage", "they are close": only with a place to live in.
  if (verb?.lower === 'live') {
    return (
      next?.lower === 'in' && /^(?:an?|this|my|our|big|small|different)$/.test(words[at + 2]?.lower ?? '')
    );
  }
  if (verb?.lower === 'go') return next !== undefined && next.lower !== 'for';
  // A participle may be meant: "the rules are make in parliament".
  return !(
    /^(?:make|write|give|take|know|choose|teach|speak|see|send|eat|get)$/.test(verb?.lower ?? '') &&
    (!next || next.before !== '' || /^(?:in|on|at|from|as|with|for|to|and|because)$/.test(next.lower))
  );
}
