import { repeatedWord } from '../tokens/repeated-word.ts';
import type { RuleSet } from '../tokens/rule.ts';
import { tokenize } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { nationAdjective, nominalised, smallAdjective } from './capitals.ts';
import {
  commaAfterPhrase,
  commaBeforePhrase,
  commaBeforeWhen,
  commaBetweenVerbs,
  commaInList,
} from './clause-commas.ts';
import { farSubject } from './far-subject.ts';
import { joinedMe } from './joined-me.ts';
import { neitherNor, oneNotMany } from './number-of-subject.ts';
import { subjectBehind } from './subject-behind.ts';
import { joinedConjunction, joinedVerb } from './joined-words.ts';
import { paronym } from './paronyms/german-paronyms.ts';
import { givenTo, politeCapital, politeDative } from './pronoun-dative.ts';
import { strongAdjective } from './strong-ending.ts';
import { verbPreposition } from './verb-prepositions.ts';
import { indirectQuestion, infinitiveLast, verbBehindPhrase } from './word-order.ts';
import { adjectiveWithoutEnding } from './adjective-ending.ts';
import { nounPhraseAgreement } from './case-rules.ts';
import { counting, manyAdjective } from './counting.ts';
import { dasForDass, dassForDas, openingDass, relativeDas } from './das-or-dass.ts';
import { pronounCase } from './pronoun-case.ts';
import { infinitiveDue, participleDue } from './verb-forms.ts';
import { orderAfterDenn } from './denn-order.ts';
import { pastPerfect, unrealCondition } from './unreal-and-past.ts';
import { commaBeforeClause, nounFromVerb, verbAfterClause, verbAtEnd, verbSecond } from './clause-rules.ts';
import { commaAfterClause } from './comma-after-clause.ts';
import { comparative } from './comparative.ts';
import { denial } from './denial.ts';
import type { GermanLexicon } from './lexicon.ts';
import { germanPhrases } from './phrases/german-phrases.ts';
import { missingReflexive } from './reflexive-verbs.ts';
import { relativePronoun } from './relative-pronoun.ts';
import { smallLetter } from './small-letter.ts';
import { staticPlace } from './static-place.ts';
import { afterHave, afterModal, verbBracket } from './verb-bracket.ts';
import { nounAndVerb, perfectWithBe, pronounAndVerb } from './verb-rules.ts';

const word = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
export const germanTokens = (paragraph: string) => tokenize(paragraph, word);

/** "die, die die Welt kennen": articles and pronouns follow themselves. */
const mayRepeat = words('der die das den dem sie ihr sich ja nein so sehr doch na');

/** What is checked in German beside the spelling. */
export const germanRules: RuleSet<GermanLexicon> = {
  tokens: [
    nounPhraseAgreement,
    counting,
    pronounAndVerb,
    nounAndVerb,
    perfectWithBe,
    dassForDas,
    dasForDass,
    verbAtEnd,
    verbSecond,
    verbAfterClause,
    commaBeforeClause,
    pronounCase,
    nounFromVerb,
    relativePronoun,
    afterModal,
    afterHave,
    verbBracket,
    adjectiveWithoutEnding,
    smallLetter,
    comparative,
    missingReflexive,
    denial,
    commaAfterClause,
    staticPlace,
    strongAdjective,
    smallAdjective,
    manyAdjective,
    relativeDas,
    openingDass,
    participleDue,
    infinitiveDue,
    pastPerfect,
    unrealCondition,
    orderAfterDenn,
    joinedMe,
    neitherNor,
    oneNotMany,
    commaInList,
    farSubject,
    subjectBehind,
    givenTo,
    politeDative,
    politeCapital,
    nationAdjective,
    nominalised,
    joinedConjunction,
    joinedVerb,
    commaBetweenVerbs,
    commaAfterPhrase,
    commaBeforePhrase,
    commaBeforeWhen,
    indirectQuestion,
    infinitiveLast,
    verbBehindPhrase,
    verbPreposition,
    paronym,
    repeatedWord('DeRepeated', mayRepeat),
  ],
  phrases: germanPhrases,
  summaries: {
    UnknownWord: 'Dieses Wort steht in keinem Wörterbuch.',
    Concord: 'Die Wörter müssen in Geschlecht und Zahl übereinstimmen.',
    SubjectVerb: 'Das Verb muss mit seinem Subjekt übereinstimmen.',
    SoundAlike: 'Das klingt gleich, schreibt sich hier aber anders.',
    VerbForm: 'Hier gehört eine andere Form des Verbs hin.',
    CaseOfNoun: 'Hier wird ein anderer Fall verlangt.',
    MissingComma: 'Hier fehlt ein Komma.',
    Punctuation: 'Dieses Satzzeichen ist überflüssig, fehlt oder ist ein anderes.',
    NounCapital: 'Das ist ein Nomen und wird großgeschrieben.',
    Elision: 'Hier wird zusammengezogen.',
    Accent: 'Hier fehlt ein Zeichen, oder es ist das falsche.',
    Variety: 'So sagt man es anderswo.',
    Preposition: 'Hier wird eine andere Präposition verlangt.',
    Repeated: 'Das Wort steht zweimal da.',
    Order: 'Die Wörter stehen in anderer Reihenfolge.',
    Standard: 'So heißt es nicht in der Standardsprache.',
  },
};
