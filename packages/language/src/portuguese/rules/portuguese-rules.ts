import { repeatedWord } from '../../engine/tokens/repeated-word.ts';
import type { RuleSet } from '../../engine/tokens/rule.ts';
import { tokenize } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import { adjectiveOrder } from './adjective-order.ts';
import { adjectiveBehind } from './agreement/adjective-agreement.ts';
import { clausePredicate } from './agreement/clause-predicate.ts';
import { clauseVerb } from './agreement/clause-verb.ts';
import { cleftVerb } from './agreement/cleft.ts';
import { hourVerb } from './agreement/hours.ts';
import { indefiniteSubject, neitherNor } from './agreement/indefinite-subject.ts';
import { attached, judgedNoun } from './agreement/judged-noun.ts';
import { lateSubject } from './agreement/late-subject.ts';
import { nounPhrase } from './agreement/noun-phrase-agreement.ts';
import { nounVerb } from './agreement/noun-verb.ts';
import { predicate } from './agreement/predicate-agreement.ts';
import { pronounVerb } from './agreement/pronoun-verb.ts';
import { quantity } from './agreement/quantity.ts';
import { passiveWithSe, subjectBehind } from './agreement/subject-behind-verb.ts';
import { thanks } from './agreement/thanks.ts';
import { asWithGrave, aVer, haOfTime } from './homophones/ha-and-a.ts';
import { malOrMau } from './homophones/mal-or-mau.ts';
import { masOrMais } from './homophones/mas-or-mais.ts';
import { aonde } from './homophones/onde-or-aonde.ts';
import { oneWordOrTwo } from './homophones/one-word-or-two.ts';
import { porque } from './homophones/porque.ts';
import { senao } from './homophones/senao.ts';
import { trazOrTras } from './homophones/traz-or-tras.ts';
import { vezOrVes } from './homophones/vez-or-ves.ts';
import type { PortugueseLexicon } from '../lexicon/lexicon.ts';
import { paronym } from './paronyms/portuguese-paronyms.ts';
import { portuguesePhrases } from './phrases/portuguese-phrases.ts';
import { adjectivePreposition } from './prepositions/adjective-prepositions.ts';
import { contraction } from './prepositions/contraction.ts';
import { missingPreposition } from './prepositions/missing-preposition.ts';
import { placeName } from './prepositions/place-names.ts';
import { crasis, motionPreposition } from './prepositions/preposition-a.ts';
import { relativePreposition } from './prepositions/relative-preposition.ts';
import { verbPreposition } from './prepositions/verb-preposition.ts';
import { ofVerbs } from './prepositions/verbs-with-de.ts';
import { personWithHyphen, pronounForms } from './pronouns/pronoun-forms.ts';
import { pronounBefore, pronounPlace, pronounWithin } from './pronouns/pronoun-place.ts';
import { clauseSubjectComma, objectComma, questionMark } from './punctuation/clause-comma.ts';
import { subjectComma } from './punctuation/subject-comma.ts';
import { vocative } from './punctuation/vocative.ts';
import { missingHyphen, reformedHyphen } from '../spelling/hyphens.ts';
import { missingAccent } from '../spelling/missing-accent.ts';
import { auxiliaryOfHaver } from './verbs/auxiliary-of-haver.ts';
import { conditions } from './verbs/conditions.ts';
import { futureCondition } from './verbs/future-condition.ts';
import { gerund } from './verbs/gerund.ts';
import { missingPerson } from './verbs/missing-person.ts';
import { needlessPerson } from './verbs/needless-person.ts';
import { participleWithTer, serOrEstar, shortParticiple } from './verbs/participles.ts';
import { pastTime } from './verbs/past-time.ts';
import { sentenceTime } from './verbs/sentence-time.ts';
import { sse } from './verbs/sse.ts';
import { ste } from './verbs/ste.ts';
import { subjunctive } from './verbs/subjunctive.ts';

const word = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
/** Splits a paragraph at spaces and punctuation, but not at hyphens within words. */
export const portugueseTokens = (paragraph: string) => tokenize(paragraph, word);

const mayRepeat = words(
  'não sim muito bem já nos se ah oh ha ai eh ui tão logo quase blá pois assim sempre mais cada devagar anda vem toma foi ora',
);

/** The rules for European Portuguese besides spelling. */
export const portugueseRules: RuleSet<PortugueseLexicon> = {
  tokens: [
    nounPhrase,
    adjectiveBehind,
    predicate,
    clauseVerb,
    clausePredicate,
    subjectComma,
    pronounForms,
    cleftVerb,
    hourVerb,
    judgedNoun,
    attached,
    auxiliaryOfHaver,
    adjectivePreposition,
    clauseSubjectComma,
    pronounWithin,
    vezOrVes,
    lateSubject,
    indefiniteSubject,
    neitherNor,
    thanks,
    vocative,
    objectComma,
    questionMark,
    verbPreposition,
    missingPreposition,
    relativePreposition,
    placeName,
    reformedHyphen,
    missingHyphen,
    sentenceTime,
    sse,
    ste,
    paronym,
    trazOrTras,
    malOrMau,
    masOrMais,
    aonde,
    haOfTime,
    aVer,
    porque,
    senao,
    asWithGrave,
    oneWordOrTwo,
    personWithHyphen,
    futureCondition,
    missingPerson,
    needlessPerson,
    shortParticiple,
    participleWithTer,
    serOrEstar,
    pronounVerb,
    nounVerb,
    subjectBehind,
    quantity,
    passiveWithSe,
    adjectiveOrder,
    gerund,
    conditions,
    subjunctive,
    pronounPlace,
    pronounBefore,
    missingAccent,
    crasis,
    motionPreposition,
    ofVerbs,
    pastTime,
    contraction,
    repeatedWord('PtRepeated', mayRepeat),
  ],
  phrases: portuguesePhrases,
  summaries: {
    UnknownWord: 'Esta palavra não consta de nenhum dicionário.',
    Concord: 'Estas palavras concordam em género e número.',
    SubjectVerb: 'O verbo concorda com o sujeito.',
    SoundAlike: 'Soa da mesma maneira, mas aqui escreve-se de outra.',
    VerbForm: 'Aqui é precisa outra forma do verbo.',
    CaseOfNoun: 'Aqui é precisa outra forma do pronome.',
    MissingComma: 'Falta aqui uma vírgula.',
    Punctuation: 'Este sinal de pontuação está a mais, falta ou é outro.',
    NounCapital: 'Maiúscula ou minúscula: aqui é a outra.',
    Elision: 'Estas palavras contraem-se.',
    Accent: 'Falta um acento, ou não é este.',
    Variety: 'Em Portugal diz-se de outra maneira.',
    Preposition: 'Aqui usa-se outra preposição.',
    Repeated: 'A palavra está repetida.',
    Order: 'As palavras vêm noutra ordem.',
    Standard: 'Não se diz assim na língua padrão.',
  },
};
