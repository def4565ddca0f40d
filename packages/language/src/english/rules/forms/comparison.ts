import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';

const named = {
  rule: 'Comparison',
  reason: 'Grammar',
  summary: 'The comparison is formed otherwise.',
} as const;

const short =
  'big bigger biggest, hot hotter hottest, thin thinner thinnest, fat fatter fattest, sad sadder saddest, wet wetter wettest, easy easier easiest, happy happier happiest, healthy healthier healthiest, busy busier busiest, heavy heavier heaviest, pretty prettier prettiest, friendly friendlier friendliest, lazy lazier laziest, funny funnier funniest, noisy noisier noisiest, dirty dirtier dirtiest, early earlier earliest, hungry hungrier hungriest, angry angrier angriest, lucky luckier luckiest, ugly uglier ugliest, tasty tastier tastiest, dry drier driest, cheap cheaper cheapest, small smaller smallest, fast faster fastest, high higher highest, low lower lowest, long longer longest, short shorter shortest, strong stronger strongest, weak weaker weakest, old older oldest, young younger youngest, hard harder hardest, tall taller tallest, rich richer richest, poor poorer poorest, warm warmer warmest, cold colder coldest, clean cleaner cleanest, quick quicker quickest, slow slower slowest, great greater greatest, bright brighter brightest, dark darker darkest, quiet quieter quietest, loud louder loudest, safe safer safest, large larger largest, nice nicer nicest, late later latest, close closer closest, wide wider widest, simple simpler simplest, new newer newest, deep deeper deepest, sweet sweeter sweetest, soft softer softest, near nearer nearest, kind kinder kindest, smart smarter smartest, light lighter lightest, thick thicker thickest, good better best, bad worse worst, far further furthest';
const degrees = new Map(
  short.split(', ').map((entry) => {
    const [base = '', comparative = '', superlative = ''] = entry.split(' ');
    return [base, { comparative, superlative }] as const;
  }),
);
const comparatives = new Map([...degrees].map(([base, { comparative }]) => [comparative, base]));
const superlatives = new Set([...degrees.values()].map(({ superlative }) => superlative));
const bes =
  /^(?:is|are|was|were|be|been|become|becomes|became|am|get|gets|got|feel|feels|look|looks|seem|seems|it's|much|far|even|a|lot|bit|little|the|no|this|my)$/;

const doubled: ReadonlyMap<string, string> = new Map(
  Object.entries({
    badder: 'worse',
    baddest: 'worst',
    gooder: 'better',
    goodest: 'best',
    worser: 'worse',
    bestest: 'best',
  }),
);

/** After "be" and the like, skipping an adverb; after a verb or its object only directly before "than" or the end. */
function isPredicative(words: Sentence['words'], at: number): boolean {
  const last = words[at - 1];
  if (bes.test(last?.lower ?? '')) return true;
  const next = words[at + 1];
  const after = words[at + 2];
  if (last?.kind === 'ADV') return bes.test(words[at - 2]?.lower ?? '');
  return (
    next !== undefined &&
    /^(?:VERB|NOUN|PRON)$/.test(last?.kind ?? '') &&
    !/^(?:no|any|some|one|light|kind|cold|late|close|good|far|new|dark|old|long|bad)$/.test(next.lower) &&
    (next.kind === 'ADJ' || next.kind === 'ADV') &&
    (!after || after.before !== '' || after.lower === 'than')
  );
}

/** "The more intelligent boy in the class": one out of all. */
const isAmongAll = (words: Sentence['words'], noun: number): boolean =>
  words[noun]?.kind === 'NOUN' &&
  /^(?:in|of)$/.test(words[noun + 1]?.lower ?? '') &&
  /^(?:the|my|our|his|her|their|all)$/.test(words[noun + 2]?.lower ?? '') &&
  /^(?:class|world|country|school|family|city|town|group|team|street|village|house|office|company|book|year|day|life|us|them|europe|area|region|film|story)$/.test(
    words[noun + (words[noun + 2]?.lower === 'all' ? 2 : 3)]?.lower ?? '',
  );

/** "Of all the hotels, this one was the better." */
const isOutOfAll = (words: Sentence['words']): boolean =>
  isOutOfMany(words) || (words[0]?.lower === 'of' && words[1]?.lower === 'all');

/** "Of the three routes": more than two are compared. */
const isOutOfMany = (words: Sentence['words']): boolean => {
  const of = words.findIndex(({ lower }) => lower === 'of');
  const counted = words.slice(of + 1, of + 4).map(({ lower }) => lower);
  return (
    of >= 0 &&
    (of === 0 || words.length - of < 6) &&
    /^(?:(?:all )?(?:the|my|our|his|her|their|these|those) )?(?:three|four|five|six|seven|eight|nine|ten|many)\b/.test(
      counted.join(' '),
    )
  );
};

const isBe = (word: Sentence['words'][number] | undefined): boolean =>
  /^(?:is|are|was|were|been)$/.test(word?.lower ?? '');

/** "more heavy", "the most big", "more better", "taller that me", "the more beautiful city in" (Quirk and others, 7.74–85). */
export function comparison({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const double = doubled.get(word.lower);
    if (double !== undefined) return [{ ...named, at, remove: 1, put: [double] }];
    const next = words[at + 1];
    const last = comparatives.get(word.lower);
    if (
      !next &&
      last !== undefined &&
      words[at - 1]?.lower === 'the' &&
      isBe(words[at - 2]) &&
      isOutOfAll(words)
    ) {
      return [{ ...named, at, remove: 1, put: [degrees.get(last)?.superlative ?? word.lower] }];
    }
    if (!next || next.before !== '') return [];
    const after = words[at + 2];
    const degree = degrees.get(next.lower);
    if (word.lower === 'more' && degree && isPredicative(words, at)) {
      const isCompared =
        words.slice(at + 2).some(({ lower }) => lower === 'than') ||
        !after ||
        after.before !== '' ||
        /^(?:to|for|if|when|and|because|every)$/.test(after.lower);
      return isCompared && words[at - 1]?.lower !== 'the'
        ? [{ ...named, at, remove: 2, put: [degree.comparative] }]
        : [];
    }
    if (
      word.lower === 'more' &&
      words[at - 1]?.lower === 'the' &&
      next.kind === 'ADJ' &&
      isAmongAll(words, at + 2)
    ) {
      return [{ ...named, at, remove: 1, put: ['most'] }];
    }
    if (
      word.lower === 'more' &&
      words[at - 1]?.lower === 'the' &&
      /^(?:ADJ|VERB)$/.test(next.kind) &&
      (!after || after.before !== '') &&
      isOutOfMany(words)
    ) {
      return [{ ...named, at, remove: 1, put: ['most'] }];
    }
    const compared = comparatives.get(word.lower);
    if (
      compared !== undefined &&
      words[at - 1]?.lower === 'the' &&
      next.lower === 'of' &&
      after?.lower === 'all'
    ) {
      return [{ ...named, at, remove: 1, put: [degrees.get(compared)?.superlative ?? word.lower] }];
    }
    if (
      word.lower === 'most' &&
      degree &&
      /^(?:the|my|his|her|our|their)$/.test(words[at - 1]?.lower ?? '') &&
      next.lower !== 'far' &&
      next.lower !== 'kind'
    ) {
      return [{ ...named, at, remove: 2, put: [degree.superlative] }];
    }
    if (
      (word.lower === 'more' && comparatives.has(next.lower)) ||
      (word.lower === 'most' && superlatives.has(next.lower))
    ) {
      return word.lower === 'more' &&
        /^(?:further|later|closer|lighter)$/.test(next.lower) &&
        after?.kind === 'NOUN'
        ? []
        : [{ ...named, at, remove: 2, put: [next.lower] }];
    }
    const isCompared =
      comparatives.has(word.lower) ||
      (words[at - 1]?.lower === 'more' && word.kind === 'ADJ') ||
      (words[at - 1]?.lower === 'less' && word.kind === 'ADJ');
    const isBehindBe = /^(?:is|are|was|were|be|much|far|even|lot|bit)$/.test(
      words[comparatives.has(word.lower) ? at - 1 : at - 2]?.lower ?? '',
    );
    if (
      isCompared &&
      isBehindBe &&
      /^(?:that|as|then)$/.test(next.lower) &&
      after &&
      (/^(?:PRON|DET|NOUN|PROPN)$/.test(after.kind) ||
        after.lower === 'before' ||
        (next.lower === 'as' && after.kind === 'ADP')) &&
      words.slice(at + 2).length <= 4 &&
      !(next.lower === 'that' && words.slice(at + 3).some(({ kind }) => kind === 'VERB' || kind === 'AUX'))
    ) {
      return next.lower === 'then' && /^(?:i|he|she|we|they|it)$/.test(after.lower) && words.length > at + 3
        ? []
        : [{ ...named, at: at + 1, remove: 1, put: ['than'] }];
    }
    if (
      word.lower === 'as' &&
      words[at - 1]?.lower !== 'such' &&
      after?.lower === 'than' &&
      after.before === '' &&
      (degree || next.kind === 'ADJ')
    ) {
      return [{ ...named, at: at + 2, remove: 1, put: ['as'] }];
    }
    return [];
  });
}
