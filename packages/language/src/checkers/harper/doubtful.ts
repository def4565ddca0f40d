import type { Finding } from '../../engine/finding.ts';

type Place = { readonly before: string; readonly wrong: string; readonly after: string };

/** Findings of Harper's rules that are mostly right, in the places where they are not. */
const doubts: Readonly<Record<string, (place: Place) => boolean>> = {
  // "Thus the war ended": no comma is due after a short adverb.
  DiscourseMarkers: ({ wrong }) =>
    /^(?:thus|hence|therefore|instead|then|still|also|meanwhile)\b/i.test(wrong),
  // Quotations that are cut.
  Spaces: ({ after }) => /^\s*\.\s?\./.test(after),
  // A list without spaces, as programs take them.
  CommaFixes: ({ before, after }) => /\S*$/.exec(before)?.[0].includes(',') === true || /^\S*,/.test(after),
  // Abbreviations, cut quotations, and cries and questions within a sentence.
  SentenceCapitalization: ({ before }) =>
    /(?:\.\s?\.|…|\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|cf|No|p|pp|a\.m|p\.m|al|tbsp|tsp|oz|approx|vol|fig|prof|inc|ltd)\.)["'”’)]*\s*$|[!?]["'”’]?\s+$/i.test(
      before,
    ),
  AnA: ({ before, after }) =>
    /[(["'“]$/.test(before) ||
    /^[)\]\d]/.test(after) ||
    /^\s?\p{Lu}{2}/u.test(after) ||
    // "an Sb galaxy": read letter by letter.
    /^\s?\p{Lu}\p{Ll}(?!\p{L})/u.test(after),
  LetsConfusion: ({ wrong }) => wrong === wrong.toUpperCase(),
  // "suggest he go", "if she have": the subjunctive.
  PronounVerbAgreement: ({ before }) =>
    /\b(?:if|that|suggest\w*|recommend\w*|insist\w*|demand\w*|ask\w*|propose\w*|lest|though|whether)\s(?:\w+\s)?$/i.test(
      before,
    ),
  // "Where you bought this?"
  WereWhere: ({ before, wrong }) => /^where$/i.test(wrong) && /(?:^|[.!?]\s+)$/.test(before),
  // "how people lived"
  HowTo: ({ after }) => /^\s(?:people|children|men|women|[a-z]+s)\b/.test(after),
  // "can be find": found is meant
  FindFine: ({ before }) => /\b(?:be|been|is|are|was|were|being)\s(?:\w+\s)?$/i.test(before),
  // "children, half of whom had": the preposition decides.
  WhomSubjectOfVerb: ({ before }) => /\b(?:of|to|for|with|from|by|among|between)\s$/i.test(before),
  // "every one of them"
  Everyone: ({ after }) => /^ of\b/.test(after),
  // "who had had the sense", "he said that that was so"
  RepeatedWords: ({ wrong }) => /^(?:had had|that that)$/i.test(wrong.trim()),
  Myself: ({ after }) => after.startsWith('-'),
  RegularIrregulars: ({ wrong }) => /^\p{Lu}/u.test(wrong),
};

/** Whether a finding of Harper's stands in a place where its rule is known to be wrong. */
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
