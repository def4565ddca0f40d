import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

const beVerbs = words(
  'gegangen gekommen geblieben gewesen geworden gestorben passiert aufgestanden angekommen eingeschlafen aufgewacht gewachsen gesprungen gestiegen umgezogen gereist abgereist verreist ausgegangen weggegangen zurückgekommen mitgekommen weggelaufen geschehen verschwunden entstanden ausgestiegen eingestiegen umgestiegen abgeflogen hingefallen geboren erschienen gelungen gerannt zurückgekehrt ausgezogen eingezogen ertrunken gewandert spazierengegangen',
);

const toBe: ReadonlyMap<string, string> = new Map(
  Object.entries({
    habe: 'bin',
    hast: 'bist',
    hat: 'ist',
    haben: 'sind',
    habt: 'seid',
    hatte: 'war',
    hattest: 'warst',
    hatten: 'waren',
    hattet: 'wart',
  }),
);

const driven = words('gefahren geflogen gelaufen geschwommen geritten');

/** "mit dem Rad gefahren", but "den Wagen gefahren". */
const isBeParticiple = (last: Token, clause: readonly Token[]): boolean =>
  beVerbs.has(last.lower) ||
  (driven.has(last.lower) &&
    /^(?:nach|zur|zum|mit|ins)$/.test(clause.at(-3)?.lower ?? clause.at(-2)?.lower ?? '')) ||
  (driven.has(last.lower) &&
    clause.some(({ lower }) => /^(?:nach|zur|zum)$/.test(lower)) &&
    !clause.some(({ lower }) => /^(?:den|das|meinen|seinen|einen|ihn|es|ihr|mein|sein)$/.test(lower)));

/** "ich habe gegangen": verbs of motion and change take "sein" (Duden, Die Grammatik, § 664). */
export const perfectWithBe: TokenRule<GermanLexicon> = {
  name: 'DePerfectWithBe',
  reason: 'VerbForm',
  find(place, lexicon) {
    const auxiliary = toBe.get(place.near(0).lower);
    if (auxiliary === undefined) return undefined;
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    const before = place.near(-1);
    if (
      last &&
      isBeParticiple(last, clause) &&
      !clause.slice(0, -1).some(({ lower }) => lexicon.isParticiple(lower) && /^ge|t$/.test(lower))
    ) {
      return { first: place.at, last: place.at, replacement: matchCase(place.near(0).text, auxiliary) };
    }
    const isEnd = beVerbs.has(before.lower) && clause.length === 0;
    return isEnd ? { first: place.at, last: place.at, replacement: auxiliary } : undefined;
  },
};
