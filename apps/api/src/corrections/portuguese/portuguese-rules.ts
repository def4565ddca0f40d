import { repeatedWord } from '../tokens/repeated-word.ts';
import type { RuleSet } from '../tokens/rule.ts';
import { tokenize } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { adjectiveBehind } from './adjective-agreement.ts';
import { adjectiveOrder } from './adjective-order.ts';
import { contraction } from './contraction.ts';
import { gerund } from './gerund.ts';
import type { PortugueseLexicon } from './lexicon.ts';
import { missingAccent } from './missing-accent.ts';
import { conditions, subjunctive } from './moods.ts';
import { nounPhrase, quantity } from './noun-phrase-agreement.ts';
import { pastTime } from './past-time.ts';
import { portuguesePhrases } from './phrases/portuguese-phrases.ts';
import { predicate } from './predicate-agreement.ts';
import { crasis, motionPreposition } from './preposition-a.ts';
import { pronounBefore, pronounPlace } from './pronoun-place.ts';
import { nounVerb, pronounVerb } from './subject-and-verb.ts';
import { passiveWithSe, subjectBehind } from './subject-behind-verb.ts';
import { ofVerbs } from './verbs-with-de.ts';

const word = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)*/gu;
export const portugueseTokens = (paragraph: string) => tokenize(paragraph, word);

const mayRepeat = words('não sim muito bem já nos ah oh ha tão logo quase blá');

/** What is checked in European Portuguese beside the spelling. */
export const portugueseRules: RuleSet<PortugueseLexicon> = {
  tokens: [
    nounPhrase,
    adjectiveBehind,
    predicate,
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
