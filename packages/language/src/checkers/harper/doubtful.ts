import type { Finding } from '../../engine/finding.ts';

type Place = { readonly before: string; readonly wrong: string; readonly after: string };

/** Past forms that cannot be mistaken for another form of their verb, except its base. */
const pasts = new Set(
  'bid bore broadcast cast clad clung dwelt flung forecast forewent foresaw foretold knelt leant leapt misled misread misunderstood outdid outgrew overcast overcame overdid overheard overran oversaw overslept overtook overthrew partook rid rode shed shod shrank slain slew slid slit slunk smelt smote sped spat spelt spilt spoilt sprang spun stank stove strode strove stung swore swung thrust trod typecast underwent unwound upheld wed wept withdrew withheld withstood wove wrung'.split(
    ' ',
  ),
);

/** Exceptions to Harper's rules: places in which a rule that is usually right is wrong. */
const doubts: Readonly<Record<string, (place: Place) => boolean>> = {
  // "Thus the war ended": a short adverb needs no comma.
  DiscourseMarkers: ({ wrong }) =>
    /^(?:thus|hence|therefore|instead|then|still|also|meanwhile)\b/i.test(wrong),
  // Shortened quotations.
  Spaces: ({ after }) => /^\s*\.\s?\./.test(after),
  // A list without spaces, as programs expect it.
  CommaFixes: ({ before, after }) => /\S*$/.exec(before)?.[0].includes(',') === true || /^\S*,/.test(after),
  // Abbreviations, shortened quotations, and exclamations and questions within a sentence.
  SentenceCapitalization: ({ before }) =>
    /(?:\.\s?\.|…|\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|cf|No|p|pp|a\.m|p\.m|al|tbsp|tsp|oz|approx|vol|fig|prof|inc|ltd)\.)["'”’)]*\s*$|[!?]["'”’]?\s+$/i.test(
      before,
    ),
  AnA: ({ before, after }) =>
    /[(["'“]$/.test(before) ||
    /^[)\]\d]/.test(after) ||
    /^\s?\p{Lu}{2}/u.test(after) ||
    // "an Sb galaxy": read out letter by letter.
    /^\s?\p{Lu}\p{Ll}(?!\p{L})/u.test(after),
  LetsConfusion: ({ wrong }) => wrong === wrong.toUpperCase(),
  // "The American's answer": a nationality, not a name.
  TheProperNounPossessive: ({ after }) =>
    /^\p{Lu}\p{Ll}*(?:ican|\p{Ll}{3}ian|ese|ish|[hs](?:man|woman))['’]s/u.test(after),
  // "the Color Effects tab"
  NounVerbConfusion: ({ before, wrong }) => /^\p{Lu}/u.test(wrong) && /\p{L}\s$/u.test(before),
  // "gave me new ideas"
  PronounKnew: ({ before }) => /\b(?:me|him|her|us|them|you|it)\s$/i.test(before),
  // "suggest he go", "if she have": the subjunctive; "he spat": a past that Harper takes for a base form.
  PronounVerbAgreement: ({ before, wrong }) =>
    pasts.has(wrong.toLowerCase()) ||
    /\b(?:if|that|suggest\w*|recommend\w*|insist\w*|demand\w*|ask\w*|propose\w*|lest|though|whether)\s(?:\w+\s)?$/i.test(
      before,
    ),
  // "Where you bought this?"
  WereWhere: ({ before, wrong }) => /^where$/i.test(wrong) && /(?:^|[.!?]\s+)$/.test(before),
  // "how people lived"
  HowTo: ({ after }) => /^\s(?:people|children|men|women|[a-z]+s)\b/.test(after),
  // "can be find": "found" is meant
  FindFine: ({ before }) => /\b(?:be|been|is|are|was|were|being)\s(?:\w+\s)?$/i.test(before),
  // "children, half of whom had": the case follows from the preposition.
  WhomSubjectOfVerb: ({ before }) => /\b(?:of|to|for|with|from|by|among|between)\s$/i.test(before),
  // "every one of them"
  Everyone: ({ after }) => /^ of\b/.test(after),
  // "who had had the sense", "he said that that was so"
  RepeatedWords: ({ wrong }) => /^(?:had had|that that)$/i.test(wrong.trim()),
  Myself: ({ after }) => after.startsWith('-'),
  RegularIrregulars: ({ wrong }) => /^\p{Lu}/u.test(wrong),
};

/** Whether a finding of Harper's is in a place where its rule is known to be wrong. */
export function isDoubtful(paragraph: string, { rule, offset, length }: Finding): boolean {
  const doubt = doubts[rule];
  return (
    doubt?.({
      before: paragraph.slice(0, offset),
      wrong: paragraph.slice(offset, offset + length),
      after: paragraph.slice(offset + length),
    }) === true
  );
}
