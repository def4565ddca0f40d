import { repeatedWord } from '../../engine/tokens/repeated-word.ts';
import type { RuleSet } from '../../engine/tokens/rule.ts';
import { tokenize } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import { adjectiveOrder } from './adjective-order.ts';
import { adjectiveBehind } from './agreement/adjective-agreement.ts';
import { clauseParticiple } from './agreement/clause-participle.ts';
import { clausePredicate } from './agreement/clause-predicate.ts';
import { clauseVerb } from './agreement/clause-verb.ts';
import { cleftVerb } from './agreement/cleft-verb.ts';
import { lateSubject } from './agreement/late-subject.ts';
import { countedNoun, noAgreement } from './agreement/no-agreement.ts';
import { nounPhrase } from './agreement/noun-phrase-agreement.ts';
import { nounVerb } from './agreement/noun-verb.ts';
import {
  participleWithBe,
  participleWithHave,
  participleWithObject,
} from './agreement/participle-agreement.ts';
import { pronounVerb } from './agreement/pronoun-verb.ts';
import { contraction } from './contractions/contraction.ts';
import { elision } from './contractions/elision.ts';
import { accentHomophones } from './homophones/accents.ts';
import { beAndHaveHomophones } from './homophones/be-and-have.ts';
import { behindSubject, ready } from './homophones/behind-subject.ts';
import { besideWords } from './homophones/beside-words.ts';
import { ceOrSe } from './homophones/ce-or-se.ts';
import { cutWords } from './homophones/cut-words.ts';
import { determinerHomophones } from './homophones/determiners.ts';
import { quelQue } from './homophones/quel-que.ts';
import { languageName } from '../lexicon/language-name.ts';
import type { FrenchLexicon } from '../lexicon/lexicon.ts';
import { likedNoun } from '../lexicon/liked-noun.ts';
import { paronym } from './paronyms/french-paronyms.ts';
import { frenchPhrases } from './phrases/french-phrases.ts';
import { countryPreposition } from './prepositions/country-preposition.ts';
import { verbPreposition } from './prepositions/verb-preposition.ts';
import { indirectPronoun } from './pronouns/indirect-pronoun.ts';
import { relativeSubject } from './pronouns/relative-subject.ts';
import { relative } from './pronouns/relative.ts';
import { subjectComma } from './punctuation/subject-comma.ts';
import { vocative } from './punctuation/vocative.ts';
import { auxiliaryBe } from './verbs/auxiliary.ts';
import { command } from './verbs/command.ts';
import { finiteForParticiple } from './verbs/finite-for-participle.ts';
import { infinitiveOrParticiple } from './verbs/infinitive-or-participle.ts';
import { conditionalAfterSi, subjunctive } from './verbs/moods.ts';
import { negatedArticle, negation, quantityOf } from './verbs/negation.ts';

const word =
  /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})|aujourd['’]hui|presqu['’]île|\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/giu;
/** Splits a paragraph at spaces, punctuation and apostrophes; "aujourd’hui" stays whole. */
export const frenchTokens = (paragraph: string) => tokenize(paragraph, word);

/** "nous nous levons". */
const mayRepeat = words('nous vous très oui non si bla ah oh ha pas tout elle elles');

/** The French rules besides spelling. */
export const frenchRules: RuleSet<FrenchLexicon> = {
  tokens: [
    nounPhrase,
    adjectiveBehind,
    pronounVerb,
    nounVerb,
    participleWithBe,
    participleWithHave,
    participleWithObject,
    auxiliaryBe,
    relativeSubject,
    adjectiveOrder,
    ...accentHomophones,
    ...ceOrSe,
    ...beAndHaveHomophones,
    ...determinerHomophones,
    infinitiveOrParticiple,
    finiteForParticiple,
    conditionalAfterSi,
    subjunctive,
    elision,
    contraction,
    clauseVerb,
    clausePredicate,
    clauseParticiple,
    lateSubject,
    cleftVerb,
    subjectComma,
    verbPreposition,
    countryPreposition,
    cutWords,
    quelQue,
    countedNoun,
    besideWords,
    behindSubject,
    ready,
    relative,
    indirectPronoun,
    noAgreement,
    negation,
    negatedArticle,
    quantityOf,
    command,
    vocative,
    languageName,
    likedNoun,
    paronym,
    repeatedWord('FrRepeated', mayRepeat),
  ],
  phrases: frenchPhrases,
  summaries: {
    UnknownWord: 'Ce mot ne figure dans aucun dictionnaire.',
    Concord: 'Ces mots s’accordent en genre et en nombre.',
    SubjectVerb: 'Le verbe s’accorde avec son sujet.',
    SoundAlike: 'Le son est le même, mais l’orthographe est autre ici.',
    VerbForm: 'Il faut ici une autre forme du verbe.',
    CaseOfNoun: 'Il faut ici un autre cas.',
    MissingComma: 'Il manque ici une virgule.',
    Punctuation: 'Ce signe de ponctuation est de trop, manque ou est un autre.',
    NounCapital: 'Ce mot prend une majuscule.',
    Elision: 'Ces mots se contractent ou s’élident.',
    Accent: 'Il manque un accent, ou il est de trop.',
    Variety: 'Ce mot s’emploie ailleurs.',
    Preposition: 'Une autre construction est d’usage ici.',
    Repeated: 'Le mot figure deux fois.',
    Order: 'Les mots se suivent dans un autre ordre.',
    Standard: 'Cela ne se dit pas dans la langue soignée.',
  },
};
