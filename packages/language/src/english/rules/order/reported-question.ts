import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';

const named = {
  rule: 'WordOrder',
  reason: 'WordOrder',
  summary: 'A reported question has the order of a statement.',
} as const;

const asking =
  /^(?:know|knows|knew|wonder|wonders|wondered|wondering|ask|asks|asked|asking|tell|tells|told|telling|understand|understood|remember|explain|explained|see|idea|sure|about|forget|forgot|say|learn|show|showed|discover|discovered|find|out|guess|imagine|decide|explaining|of|believe|realise|realize|realised|matter|notice|noticed|care)$/;
const questioning = /^(?:what|where|when|why|how|who)$/;

/** "I asked a policeman where was the post office, but": with a noun as its subject (Quirk and others, 14.33). */
export function reportedQuestion({ words, end }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (!questioning.test(word.lower) || word.before !== '' || at < 1) return [];
    const last = words[at - 1];
    if (!last || (!asking.test(last.lower) && !isToldTo(words, at))) return [];
    const isMeasure =
      (word.lower === 'how' && /^(?:ADJ|ADV)$/.test(words[at + 1]?.kind ?? '')) ||
      (word.lower === 'what' && /^(?:time|kind|colour|color|day|size)$/.test(words[at + 1]?.lower ?? ''));
    const verbAt = isMeasure ? at + 2 : at + 1;
    const verb = words[verbAt];
    if (!verb || verb.before !== '') return [];
    const subjectFrom = verbAt + 1;
    const phrase = nounPhraseAt(words, subjectFrom);
    if (!phrase?.hasDeterminer || words[subjectFrom]?.before !== '') return [];
    const wide = phraseEnd(words, subjectFrom) ?? phrase.head + 1;
    const subjectEnd = isMeasure ? phrase.head + 1 : wide;
    const put = (until: number, verbs: readonly string[]): Edit[] => [
      {
        ...named,
        at: verbAt,
        remove: until - verbAt,
        put: [...words.slice(subjectFrom, subjectEnd).map(({ text }) => text), ...verbs],
      },
    ];
    const next = words[subjectEnd];
    const closes = !next || next.before !== '' || /^(?:and|but|because|so|or)$/.test(next.lower);
    if (/^(?:is|are|was|were)$/.test(verb.lower)) {
      const isWho = word.lower === 'who' || word.lower === 'what';
      const isDescribed = next?.before === '' && (next.kind === 'ADJ' || next.lower.endsWith('ing'));
      if (!closes && !isDescribed && !(isMeasure && next?.kind === 'ADP')) return [];
      if (isWho && /^(?:a|an|one|some)$/.test(words[subjectFrom]?.lower ?? '')) return [];
      if (isWho && !end.startsWith('?') && !closes) return [];
      return put(subjectEnd, [verb.lower]);
    }
    const isHeadVerb = /^(?:do|does|did)$/.test(verb.lower) && phrase.head > subjectFrom + 1 && closes;
    const mainAt = isHeadVerb ? phrase.head : subjectEnd;
    const main = words[mainAt];
    const forms = main?.before === '' ? formsOf({ ...main, kind: 'VERB' }) : undefined;
    if (/^(?:do|does|did)$/.test(verb.lower) && forms && main?.lower === forms.base) {
      const form = verb.lower === 'did' ? forms.past : verb.lower === 'does' ? forms.s : forms.base;
      return [
        {
          ...named,
          at: verbAt,
          remove: mainAt + 1 - verbAt,
          put: [...words.slice(subjectFrom, mainAt).map(({ text }) => text), form],
        },
      ];
    }
    return /^(?:can|could|will|would|should|must|have|has|had)$/.test(verb.lower) && forms
      ? put(subjectEnd, [verb.lower])
      : [];
  });
}

/** "asked a policeman where", "tell my friend what". */
function isToldTo(words: Sentence['words'], at: number): boolean {
  for (let from = at - 1; from > Math.max(0, at - 5); from--) {
    const verb = words[from - 1];
    if (verb && /^(?:ask|asks|asked|asking|tell|tells|told|show|showed|remind)$/.test(verb.lower)) {
      return (
        /^(?:me|him|her|us|them|you)$/.test(words[at - 1]?.lower ?? '') ||
        nounPhraseAt(words, from)?.head === at - 1
      );
    }
  }
  return false;
}
