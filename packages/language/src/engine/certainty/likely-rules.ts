import type { Finding } from '../finding.ts';

const list = (rules: string): readonly string[] => rules.trim().split(/\s+/u);

/**
 * Rules that weigh what is likely: of what they tell in edited prose hardly anything is wrong, of what they tell among
 * other mistakes most is (docs/evals.md, Edited prose). The others know what is wrong.
 */
export const likelyRules: ReadonlySet<string> = new Set([
  ...list(`
    ContextArticle ContextInfinitive ContextNumber ContextPreposition ContextVerbForm ContextWord
    AddressComma AsHow BareNoun ClauseComma CommaSplice DefiniteArticle DoubleSubject Hyphen InflectedVerbAfterTo
    ItsContraction ItsPossessive ListComma MissingSubject NounAgreement OpeningComma PhrasalVerbAsCompoundNoun
    Preposition PronounAgreement PronounCase RareWord RedundantFirsts RelativeComma RelativePronoun SmallInSentence
    SmallSeason SmallStart VerbComplement VerbForm VerbTense WordClass
  `),
  ...list(`
    FrAdjective FrCa FrClausePredicate FrElision FrNounPhrase FrNounVerb FrOuOr FrPreposition FrPronounVerb FrSe
    FrVerbPreposition
  `),
  ...list(`
    DeCommaWhen DeFarSubject DeListComma DeNounPhrase DeRelativePronoun DeRepeated DeSmallLetter
  `),
  ...list(`
    PtClausePredicate PtClauseVerb PtGostarDe PtNounPhrase PtPronounVerb PtRepeated
  `),
]);

/** Whether a finding is to be looked at one by one: its rule weighs what is likely, or the word that it offers is far. */
export const isLikely = ({ rule, isFar }: Finding): boolean => isFar === true || likelyRules.has(rule);
