import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { irregularBase, verbForms } from '../../lexicon/verb-forms.ts';
import { verbFor } from './verb-with-object.ts';

const named = {
  rule: 'Collocation',
  reason: 'Usage',
  summary: 'Another verb goes with this noun.',
} as const;

/** "makes a lot of harm", "did a delicious cake", "said a lie": the object decides the verb. */
export function collocations({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const base = baseOf(word);
    const object = base === undefined ? undefined : objectBehind(words, at + 1);
    const noun = object === undefined ? undefined : words[object];
    if (base === undefined || object === undefined || !noun) return [];
    const put = verbFor(noun.lower, base);
    if (
      put === undefined ||
      isUnfinished(words, object) ||
      (base === 'do' && words[object + 1]?.before === '' && words[object + 1]?.kind === 'VERB') ||
      isPassiveMake(words, at, base)
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: inFormOf(word.lower, base, put) }];
  });
}

const verbs =
  /^(?:mak|made|do|does|did|done|doing|tak|took|giv|gave|say|said|talk|spoke|speak|driv|drove|los|gain|earn|pass|expend|perform|ris|rose|hold|held|put|hear|win|won|miss|rob|steal|stole|stolen|look|discover|support|invent|dress|open|clos|throw|threw|pull|bring|brought|reach|tell|told|eat|ate|drink|drank|have|has|had|having|commit|practis|arriv|come|came|resolv)/;

function baseOf({ lower, kind }: TaggedWord): string | undefined {
  if (!verbs.test(lower) || !/^(?:VERB|AUX|NOUN|ADJ)$/.test(kind)) return undefined;
  const irregular = irregularBase(lower);
  if (irregular !== undefined) return irregular;
  if (kind === 'NOUN') return undefined;
  return [
    'rob',
    'talk',
    'gain',
    'earn',
    'pass',
    'expend',
    'perform',
    'miss',
    'look',
    'discover',
    'support',
    'invent',
    'dress',
    'open',
    'close',
    'pull',
    'reach',
    'practise',
    'commit',
  ].find((base) => Object.values(verbForms(base)).includes(lower));
}

/** The head noun of the object, skipping "a lot of", "some" and adjectives. */
function objectBehind(words: readonly TaggedWord[], from: number): number | undefined {
  let at = from;
  if (words[at]?.lower === 'me' || /^(?:him|us|them|you)$/.test(words[at]?.lower ?? '')) return undefined;
  if (words[at]?.lower === 'a' && words[at + 1]?.lower === 'lot' && words[at + 2]?.lower === 'of') at += 3;
  else if (words[at]?.lower === 'lots' && words[at + 1]?.lower === 'of') at += 2;
  if (words[at]?.before !== '') return undefined;
  const phrase = nounPhraseAt(words, at);
  if (!phrase || isPluralBefore(words, phrase.head, at)) return undefined;
  return /^(?:home|today|tomorrow|tonight|yesterday)$/.test(words[phrase.head]?.lower ?? '') &&
    phrase.head > at
    ? phrase.head - 1
    : phrase.head;
}

/** "Makes the lessons fun": two nouns that do not form a compound. */
const isPluralBefore = (words: readonly TaggedWord[], head: number, from: number): boolean =>
  words[head]?.lower === 'fun' && head > from && singularOf(words[head - 1]?.lower ?? '') !== undefined;

/** "make cake decorations", "take the picture frame": a further noun follows. */
const isUnfinished = (words: readonly TaggedWord[], noun: number): boolean => {
  const next = words[noun + 1];
  return (
    next?.before === '' &&
    ((next.kind === 'VERB' && /^(?:VERB)$/.test(next.kind) && words[noun + 2]?.kind === 'VERB') ||
      /^(?:worse|easier|better|harder|possible|seem|look|feel|that|which|easy|difficult)$/.test(next.lower))
  );
};

/** "what I do", "had made", "did not": auxiliaries and passives are not main verbs. */
function isPassiveMake(words: readonly TaggedWord[], at: number, base: string): boolean {
  const next = words[at + 1];
  if (base === 'have' && /^(?:VERB|AUX)$/.test(next?.kind ?? '')) return true;
  if (base === 'do' && (at === 0 || isAsking(words, at))) return true;
  if (
    /^(?:be|been|is|are|was|were|being)$/.test(words[at - 1]?.lower ?? '') &&
    !words[at]?.lower.endsWith('ing')
  ) {
    return true;
  }
  return /^(?:i|you|he|she|it|we|they|n't|not)$/.test(next?.lower ?? '');
}

/** "What time does the last train leave?" */
const isAsking = (words: readonly TaggedWord[], at: number): boolean =>
  /^(?:what|where|when|why|how|which|who|time|much|many|often|long|far)$/.test(words[at - 1]?.lower ?? '') &&
  words.slice(at + 2).some(({ kind }) => kind === 'VERB');

function inFormOf(wrong: string, base: string, right: string): string[] {
  const [verb = '', particle] = right.split(' ');
  const from = verbForms(base);
  const to = verbForms(verb);
  const key =
    (['base', 's', 'past', 'participle', 'ing'] as const).find((form) => from[form] === wrong) ?? 'base';
  return particle === undefined ? [to[key]] : [to[key], particle];
}
