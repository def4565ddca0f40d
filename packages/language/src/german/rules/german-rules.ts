import { repeatedWord } from '../../engine/tokens/repeated-word.ts';
import type { RuleSet } from '../../engine/tokens/rule.ts';
import { tokenize } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import { farSubject } from './agreement/far-subject.ts';
import { nounAndVerb } from './agreement/noun-and-verb.ts';
import { neitherNor, oneNotMany } from './agreement/number-of-subject.ts';
import { pronounAndVerb } from './agreement/pronoun-and-verb.ts';
import { subjectBehind } from './agreement/subject-behind.ts';
import { nationAdjective, nominalised, smallAdjective } from './capitals/capitals.ts';
import { nounFromVerb } from './capitals/noun-from-verb.ts';
import { smallLetter } from './capitals/small-letter.ts';
import { adjectiveWithoutEnding } from './cases/adjective-ending.ts';
import { counting, manyAdjective } from './cases/counting.ts';
import { joinedMe } from './cases/joined-subject.ts';
import { nounPhraseAgreement } from './cases/noun-phrase-agreement.ts';
import { pronounCase } from './cases/pronoun-case.ts';
import { givenTo, politeCapital, politeDative } from './cases/pronoun-dative.ts';
import { relativePronoun } from './cases/relative-pronoun.ts';
import { staticPlace } from './cases/static-place.ts';
import { strongAdjective } from './cases/strong-ending.ts';
import { comparative } from './comparative.ts';
import { denial } from './denial.ts';
import { dasForDass, dassForDas, openingDass, relativeDas } from './homophones/das-or-dass.ts';
import { joinedConjunction, joinedVerb } from './joined-words.ts';
import type { GermanLexicon } from '../lexicon/lexicon.ts';
import { paronym } from './paronyms/german-paronyms.ts';
import { germanPhrases } from './phrases/german-phrases.ts';
import { verbPreposition } from './prepositions/verb-preposition.ts';
import { commaAfterClause } from './punctuation/comma-after-clause.ts';
import { commaAfterPhrase } from './punctuation/comma-after-phrase.ts';
import { commaBeforeClause } from './punctuation/comma-before-clause.ts';
import { commaBeforePhrase } from './punctuation/comma-before-phrase.ts';
import { commaBeforeWhen } from './punctuation/comma-before-when.ts';
import { commaBetweenVerbs } from './punctuation/comma-between-verbs.ts';
import { commaInList } from './punctuation/comma-in-list.ts';
import { perfectWithBe } from './verbs/perfect-with-be.ts';
import { missingReflexive } from './verbs/reflexive-verbs.ts';
import { pastPerfect, unrealCondition } from './verbs/unreal-and-past.ts';
import { infinitiveDue, participleDue } from './verbs/verb-forms.ts';
import { orderAfterDenn } from './word-order/denn-order.ts';
import { indirectQuestion, infinitiveLast, verbBehindPhrase } from './word-order/order-in-clauses.ts';
import { verbAfterClause } from './word-order/verb-after-clause.ts';
import { verbAtEnd } from './word-order/verb-at-end.ts';
import { afterHave, afterModal, verbBracket } from './word-order/verb-bracket.ts';
import { verbSecond } from './word-order/verb-second.ts';

const word = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
/** Splits a paragraph at spaces and punctuation, but not at hyphens within words. */
export const germanTokens = (paragraph: string) => tokenize(paragraph, word);

/** "die, die die Welt kennen": articles and pronouns may be repeated. */
const mayRepeat = words('der die das den dem sie ihr sich ja nein so sehr doch na');

/** The German rules besides spelling. */
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
