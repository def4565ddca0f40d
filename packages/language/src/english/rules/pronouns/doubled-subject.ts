import type { Sentence } from '../../context/likelihood.ts';
import { isPerson } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { phraseEnd, subjectAt } from '../../lexicon/subject-at.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { endsRelativeClause } from '../ends-relative-clause.ts';
import { setOf } from '../grammar-rule.ts';

/** After these a clause may say what somebody thinks: "people who say they care". */
const withClause = setOf(
  'say tell think know believe hope feel see hear find guess wish realize realise suppose imagine remember forget learn notice show mean understand decide claim agree admit fear assume expect suggest make let swear promise doubt pretend worry',
);
const joining =
  /^(?:that|because|when|if|who|which|what|how|where|while|although|and|but|so|than|as|until|before|after)$/;

/**
 * "People who live here they speak Welsh", "The students in my class they are": the subject is repeated (B. Parrott,
 * Grammar for English Language Teachers, 20.4). If the pronoun opened a clause inside the subject, another verb would
 * follow.
 */
export function doubledSubject({ words, end }: Sentence): Edit[] {
  const phrase = /^[.!]/.test(end) ? headOf(words) : undefined;
  if (!phrase) return [];
  for (let at = phrase.close; at < words.length - 1; at++) {
    const clause = subjectAt(words, at);
    if (!clause?.isPronoun || clause.verb > at + 2) continue;
    const pronoun = phrase.isPlural ? /^they$/ : /^(?:he|she)$/;
    if (!pronoun.test(words[at]?.lower ?? '') || !isComplete(words, phrase, at)) return [];
    return isLastVerb(words, clause.verb)
      ? [
          {
            rule: 'DoubleSubject',
            reason: 'Grammar',
            summary: 'The subject stands here twice; once is enough.',
            at: at - 1,
            remove: 2,
            put: [words[at - 1]?.text ?? ''],
            mayTakeCommas: true,
          },
        ]
      : [];
  }
  return [];
}

type Head = { readonly close: number; readonly isPlural: boolean; readonly isRelated: boolean };

/** The noun at the start of the sentence, followed by a relative clause or a phrase of place. */
function headOf(words: readonly TaggedWord[]): Head | undefined {
  const isAlone = /^(?:people|others|those|anyone|everyone|somebody|someone)$/.test(words[0]?.lower ?? '');
  const phrase = nounPhraseAt(words, 0);
  const head = isAlone ? 0 : phrase?.head;
  const noun = head === undefined ? undefined : words[head];
  if (head === undefined || !noun) return undefined;
  const isPlural = /^(?:people|others|those)$/.test(noun.lower) || phrase?.number === 'plural';
  const next = words[head + 1];
  if (/^(?:who|that)$/.test(next?.lower ?? '') && next?.before === '') {
    return isVerb(words[head + 2]) ? { close: head + 3, isPlural, isRelated: true } : undefined;
  }
  const isSomebody =
    isPerson(noun.lower) || isPerson(noun.lower.replace(/s$/, '')) || noun.lower === 'people';
  const close = phraseEnd(words, 0);
  return isPlural && isSomebody && close !== undefined && close > head + 1
    ? { close, isPlural, isRelated: false }
    : undefined;
}

/** After "who" the tagger takes "smoke" and "trains" for nouns. */
const isVerb = (word: TaggedWord | undefined): boolean =>
  isFinite(word) || (word?.kind === 'NOUN' && formsOf({ ...word, kind: 'VERB' }) !== undefined);

/** Whether the words before the pronoun take no clause and are the whole subject. */
function isComplete(words: readonly TaggedWord[], phrase: Head, at: number): boolean {
  const last = words[at - 1];
  if (!last || /^(?:ADP|DET|AUX|CCONJ|SCONJ|PART)$/.test(last.kind) || joining.test(last.lower)) return false;
  if (!phrase.isRelated) return at === phrase.close && words[at]?.before === '';
  const inside = words.slice(phrase.close - 1, at);
  if (inside.some(({ lower, before }) => joining.test(lower) || before !== '')) return false;
  if (hasMainVerb(inside)) return false;
  return !inside.some((word) => withClause.has(formsOf(word)?.base ?? word.lower));
}

/** "Factories that pollute the lake should pay for the harm they do": a second verb is the subject's own. */
function hasMainVerb(inside: readonly TaggedWord[]): boolean {
  let next = 1;
  while (/^(?:AUX|ADV|PART)$/.test(inside[next - 1]?.kind ?? '')) next++;
  return inside.slice(next).some((word) => isFinite(word));
}

/** Whether no verb follows that could be the main verb of another clause. */
export function isLastVerb(words: readonly TaggedWord[], verb: number): boolean {
  if (endsRelativeClause(words, verb)) return false;
  let next = verb;
  while (/^(?:AUX|ADV|PART)$/.test(words[next]?.kind ?? '')) next++;
  if (words[next]?.kind === 'VERB') next++;
  const until = words.findIndex(({ lower }, place) => place >= next && joining.test(lower));
  const rest = words.slice(next, until < 0 ? undefined : until);
  // "Those who trust the doctor they know sleep better."
  if (words[verb]?.kind === 'VERB' && rest[0]?.kind === 'NOUN' && isVerb(rest[0])) return false;
  return !rest.some((word) => isFinite(word));
}
