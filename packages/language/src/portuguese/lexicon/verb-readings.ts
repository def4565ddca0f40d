import type { Token } from '../../engine/tokens/token.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { Person, VerbReading } from './conjugation.ts';
import type { PortugueseLexicon } from './lexicon.ts';

const clitics = /-(?:me|te|se|lhe|nos|vos|lhes)$/;

/** Splits a verb from the pronoun attached to it: "disse-lhe" is "disse" and "-lhe". */
export function withoutPronoun(verb: string): { readonly bare: string; readonly pronoun: string } {
  const bare = verb.replace(clitics, '');
  return { bare, pronoun: verb.slice(bare.length) };
}

/** Words that are hardly ever used as the verbs they could be. */
const seldomVerbs = words(
  'para como a o que se caso entre sobre era cara sala fora mesmo ante sem são cada nada toda pela pelo pelas pelos sob porque pois algum alguma nova novo logo cerca via sede junto junta perto aparte chave limite modelo tipo base padrão extra piloto segundo acerca nem mas até',
);

/** The indicative and subjunctive readings of a word as a verb. */
export const readingsOf = (token: Token, lexicon: PortugueseLexicon): readonly VerbReading[] => {
  if (!token.isWord || (!token.opens && !/^\p{Ll}/u.test(token.text))) return [];
  if (seldomVerbs.has(token.lower) && token.lower !== 'são' && token.lower !== 'era') return [];
  return lexicon.finite(withoutPronoun(token.lower).bare).filter(({ tense }) => tense !== 'i');
};

/** A word that can only be a verb. */
export function isSurelyVerb(token: Token, lexicon: PortugueseLexicon): boolean {
  if (readingsOf(token, lexicon).length === 0) return false;
  const { bare } = withoutPronoun(token.lower);
  return (
    lexicon.noun(bare) === 0 &&
    lexicon.adjective(bare) === 0 &&
    !lexicon.isInfinitive(bare) &&
    !/^(?:como|para|caso|entre|sobre|foram?)$/.test(bare)
  );
}

const futureOfSer = new Map<Person, string>([
  ['1s', 'for'],
  ['2s', 'fores'],
  ['3s', 'for'],
  ['1p', 'formos'],
  ['3p', 'forem'],
]);

/** The future of the subjunctive: "quando tu fores". */
export const futureSubjunctive = (
  lemma: string,
  person: Person,
  lexicon: PortugueseLexicon,
): string | undefined =>
  lemma === 'ser' || lemma === 'ir' ? futureOfSer.get(person) : lexicon.conjugate(lemma, 'fc', person);

const personalEndings: Readonly<Record<Person, string>> = {
  '1s': '',
  '2s': 'es',
  '3s': '',
  '1p': 'mos',
  '2p': 'des',
  '3p': 'em',
};

/** The inflected infinitive: "chegarmos". */
export function personalInfinitive(infinitive: string, person: Person): string {
  const ending = personalEndings[person];
  if (ending === '') return infinitive;
  const isHiatus = ending.startsWith('e') && /[aeou]ir$/.test(infinitive) && !/[gq]uir$/.test(infinitive);
  return infinitive.replace('ô', 'o').replace(/ir$/, isHiatus ? 'ír' : 'ir') + ending;
}

/** The infinitive in "chegarmos" or "irem", and its person. */
export function readPersonalInfinitive(
  word: string,
  lexicon: PortugueseLexicon,
): { readonly infinitive: string; readonly person: Person } | undefined {
  for (const person of ['2s', '1p', '3p'] as const) {
    const ending = personalEndings[person];
    if (!word.endsWith(`r${ending}`)) continue;
    const bare = word.slice(0, -ending.length);
    const infinitive = lexicon.isInfinitive(bare) ? bare : bare.replace(/or$/, 'ôr');
    if (lexicon.isInfinitive(infinitive)) return { infinitive, person };
  }
  return undefined;
}
