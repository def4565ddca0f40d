import type { Sentence } from '../../context/likelihood.ts';
import { wordCounts } from '../../spelling/word-counts.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { singularOf } from '../../lexicon/noun-forms.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';
import { phraseEnd } from '../../lexicon/subject-at.ts';

const named = {
  rule: 'SubjectComma',
  reason: 'Punctuation',
  summary: 'No single comma stands between a subject and its verb.',
} as const;

const relatives =
  /^(?:mother|father|husband|wife|boss|aunt|uncle|grandmother|grandfather|headmaster|headmistress|girlfriend|boyfriend|parents|mum|dad|mayor)$/;

/** "The families who live near the airport, have sent", "My mother who is eighty, still swims" (Quirk and others, appendix III.9, 17.26). */
export function subjectComma({ words, end }: Sentence): Edit[] {
  if (!end.startsWith('.')) return [];
  const commas = words.flatMap(({ before }, at) => (before.includes(',') ? [at] : []));
  const [at] = commas;
  if (at === undefined || commas.length !== 1 || at < 2) return [];
  const phrase = nounPhraseAt(words, 0);
  const first = words[0];
  if (!phrase?.hasDeterminer && first?.kind !== 'PROPN' && first?.kind !== 'NOUN') return [];
  const head = phrase?.head ?? -1;
  const verbAt = words[at]?.kind === 'ADV' && !isFinite(words[at]) ? at + 1 : at;
  const verb = words[verbAt];
  const last = words[at - 1];
  const opener = words[head + 1];
  if (
    head < 0 ||
    !verb ||
    !last ||
    !opener ||
    !isFinite(verb) ||
    (/^(?:said|says|say|thought|asked|replied|think|thinks|believe|believes)$/.test(verb.lower) &&
      words[verbAt + 1]?.lower !== 'that')
  ) {
    return [];
  }
  if (verb.kind !== 'AUX' && verb.lower.endsWith('ed') && verbAt === at && words[at + 1]?.kind === 'ADP') {
    return [];
  }
  // "The smell of flowers, leaves and earth": a list continues.
  if (singularOf(verb.lower) !== undefined && /^(?:and|or)$/.test(words[verbAt + 1]?.lower ?? '')) return [];
  const isClause =
    (/^(?:who|which|that)$/.test(opener.lower) ||
      (/^(?:why|where|when)$/.test(opener.lower) &&
        /^(?:reason|reasons|place|day|time|moment|town|city|house|country)$/.test(
          words[head]?.lower ?? '',
        ))) &&
    opener.before === '';
  if (!isClause) {
    const isPlain =
      phraseEnd(words, 0) === at &&
      (at > head + 1 || isShort(words, at) || words[verbAt + 1]?.lower === 'that') &&
      words.slice(0, at).every((word) => !isFinite(word));
    return isPlain
      ? [{ ...named, mayTakeCommas: true, at: at - 1, remove: 2, put: [last.text, words[at]?.text ?? ''] }]
      : [];
  }
  const inner = words.slice(head + 2, at);
  if (
    !(inner.some((word) => isFinite(word)) || isPresent(inner[0]?.lower)) ||
    inner.some(({ lower }) => /^(?:and|but|that|when|if|because)$/.test(lower))
  ) {
    return [];
  }
  // A main verb before the comma would end the subject there.
  if (inner.filter((word) => isFinite(word)).length > 1) return [];
  const owner = first?.lower ?? '';
  const isKnown =
    (/^(?:my|his|her|our|their|your)$/.test(owner) && relatives.test(words[head]?.lower ?? '')) ||
    words[head]?.kind === 'PROPN' ||
    (head === 0 && words[0]?.kind === 'NOUN' && wordCounts().isName(words[0].text));
  if (isKnown && opener.lower !== 'that') {
    return [
      {
        ...named,
        rule: 'RelativeComma',
        summary: 'A clause that only adds something stands between commas.',
        at: head,
        remove: 2,
        put: [`${words[head]?.text ?? ''},`, opener.text],
      },
    ];
  }
  return [{ ...named, mayTakeCommas: true, at: at - 1, remove: 2, put: [last.text, words[at]?.text ?? ''] }];
}

/** An everyday verb that the tagger takes for a noun: "who lives next door". */
const isPresent = (word: string | undefined): boolean =>
  /^(?:lives?|works?|plays?|visits?|studies|needs?|wants?|uses?|walks?|drinks?|smokes?|cooks?|drives?|travels?)$/.test(
    word ?? '',
  );

/** "The children, were very tired": a determiner, a noun and an auxiliary. */
const isShort = (words: Sentence['words'], at: number): boolean =>
  /^(?:the|my|our|his|her|their|these|those)$/.test(words[0]?.lower ?? '') &&
  /^(?:is|are|was|were|has|have|had|will|can|could|should)$/.test(words[at]?.lower ?? '') &&
  words[at - 1]?.kind === 'NOUN';
