import { repeatedWord } from '../tokens/repeated-word.ts';
import type { RuleSet } from '../tokens/rule.ts';
import { tokenize } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { adjectiveBehind } from './adjective-agreement.ts';
import { adjectiveOrder } from './adjective-order.ts';
import { clausePredicate, clauseVerb, subjectComma } from './clause-agreement.ts';
import { auxiliaryOfHaver } from './auxiliary-of-haver.ts';
import { cleftVerb } from './cleft.ts';
import { hourVerb } from './hours.ts';
import { indefiniteSubject, neitherNor } from './indefinite-subject.ts';
import { attached, judgedNoun } from './judged-noun.ts';
import { lateSubject } from './late-subject.ts';
import { adjectivePreposition } from './government/adjective-prepositions.ts';
import { paronym } from './paronyms/portuguese-paronyms.ts';
import { aonde, malOrMau, masOrMais, trazOrTras, vezOrVes } from './confusions/pairs.ts';
import { asWithGrave, aVer, haOfTime } from './confusions/ha-and-a.ts';
import { oneWordOrTwo } from './confusions/one-word-or-two.ts';
import { porque, senao } from './confusions/porque-and-senao.ts';
import { contraction } from './contraction.ts';
import { gerund } from './gerund.ts';
import { placeName } from './government/place-names.ts';
import { relativePreposition } from './government/relative-preposition.ts';
import { missingPreposition, verbPreposition } from './government/verb-prepositions.ts';
import { missingHyphen, reformedHyphen } from './hyphens.ts';
import { futureCondition, missingPerson, needlessPerson } from './inflected-infinitive.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import { missingAccent } from './missing-accent.ts';
import { conditions } from './conditions.ts';
import { subjunctive } from './subjunctive.ts';
import { nounPhrase, quantity } from './noun-phrase-agreement.ts';
import { participleWithTer, serOrEstar, shortParticiple } from './participles.ts';
import { pastTime } from './past-time.ts';
import { portuguesePhrases } from './phrases/portuguese-phrases.ts';
import { predicate } from './predicate-agreement.ts';
import { crasis, motionPreposition } from './preposition-a.ts';
import { personWithHyphen, pronounForms } from './pronoun-forms.ts';
import { pronounBefore, pronounPlace, pronounWithin } from './pronoun-place.ts';
import { sentenceTime } from './sentence-time.ts';
import { sse } from './sse.ts';
import { nounVerb, pronounVerb } from './subject-and-verb.ts';
import { passiveWithSe, subjectBehind } from './subject-behind-verb.ts';
import { clauseSubjectComma, objectComma, questionMark } from './punctuation/clause-comma.ts';
import { vocative } from './punctuation/vocative.ts';
import { thanks } from './thanks.ts';
import { ofVerbs } from './verbs-with-de.ts';

const word = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
export const portugueseTokens = (paragraph: string) => tokenize(paragraph, word);

const mayRepeat = words(
  'não sim muito bem já nos se ah oh ha ai eh ui tão logo quase blá pois assim sempre mais cada devagar anda vem toma foi ora',
);

/** What is checked in European Portuguese beside the spelling. */
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
