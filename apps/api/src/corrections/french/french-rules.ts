import { repeatedWord } from '../tokens/repeated-word.ts';
import type { RuleSet } from '../tokens/rule.ts';
import { tokenize } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { accentHomophones } from './accent-homophones.ts';
import { adjectiveBehind } from './adjective-agreement.ts';
import { adjectiveOrder } from './adjective-order.ts';
import { auxiliaryBe } from './auxiliary.ts';
import { beAndHaveHomophones } from './be-and-have-homophones.ts';
import { clauseParticiple } from './agreement/clause-participle.ts';
import { clausePredicate } from './agreement/clause-predicate.ts';
import { clauseVerb } from './agreement/clause-verb.ts';
import { cleftVerb } from './agreement/cleft-verb.ts';
import { lateSubject } from './agreement/late-subject.ts';
import { subjectComma } from './punctuation/subject-comma.ts';
import { paronym } from './paronyms/french-paronyms.ts';
import { behindSubject, ready } from './behind-subject.ts';
import { besideWords, cutWords, quelQue } from './cut-words.ts';
import { command } from './command.ts';
import { countedNoun, noAgreement } from './no-agreement.ts';
import { indirectPronoun } from './indirect-pronoun.ts';
import { languageName } from './language-name.ts';
import { likedNoun } from './liked-noun.ts';
import { negatedArticle, negation, quantityOf } from './negation.ts';
import { relative } from './relative.ts';
import { vocative } from './vocative.ts';
import { countryPreposition, verbPreposition } from './verb-prepositions.ts';
import { ceOrSe } from './ce-or-se.ts';
import { contraction } from './contraction.ts';
import { determinerHomophones } from './determiner-homophones.ts';
import { elision } from './elision.ts';
import { infinitiveOrParticiple } from './infinitive-or-participle.ts';
import type { FrenchLexicon } from './lexicon.ts';
import { conditionalAfterSi, subjunctive } from './moods.ts';
import { nounPhrase } from './noun-phrase-agreement.ts';
import { participleWithBe, participleWithHave, participleWithObject } from './participle-agreement.ts';
import { frenchPhrases } from './phrases/french-phrases.ts';
import { relativeSubject } from './relative-pronoun.ts';
import { nounVerb, pronounVerb } from './subject-and-verb.ts';

const word =
  /(?<![\p{L}\p{M}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’](?=\p{L})|aujourd['’]hui|presqu['’]île|\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/giu;
export const frenchTokens = (paragraph: string) => tokenize(paragraph, word);

/** "nous nous levons". */
const mayRepeat = words('nous vous très oui non si bla ah oh ha pas tout elle elles');

/** What is checked in French beside the spelling. */
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
