import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

const threat =
  /^(?:despacha-te|cala-te|anda|corre|vem|come|estuda|leva|fecha|põe|deixa|cuidado|devagar|veste|toma|levem|despachem-se|calem-se|fala|falem|ouve|espera|depressa|apressa-te|avisa|liga|traz)$/;

const furthestThreat = 30;

/** ", se não perdemos": "otherwise" is meant. */
export const senao: TokenRule<PortugueseLexicon> = {
  name: 'PtSenaoThreat',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (place.near(0).lower === 'senão') {
      // "Senão chover, vamos": a condition.
      const readings = readingsOf(place.near(1), lexicon);
      const isCondition = readings.some(({ tense }) => tense === 'fc' || tense === 'pic');
      return place.near(0).opens && isCondition ? here(place, 'Se não') : undefined;
    }
    if (
      place.near(0).lower !== 'se' ||
      place.near(1).lower !== 'não' ||
      !/^[,.;]$/.test(place.near(-1).text)
    ) {
      return undefined;
    }
    const { from, tokens } = sentenceAround(place);
    const before = tokens.slice(Math.max(0, place.at - from - furthestThreat), place.at - from);
    const after = tokens.slice(place.at - from + 2, place.at - from + 2 + furthestThreat);
    const isThreat =
      before.some(({ lower }) => threat.test(lower)) && !after.some(({ text }) => text === ',');
    const isFact =
      after
        .slice(0, 4)
        .some((token) => readingsOf(token, lexicon).some(({ tense }) => /^(?:p|f|c)$/.test(tense))) &&
      !after
        .slice(0, 3)
        .some((token) => readingsOf(token, lexicon).some(({ tense }) => /^(?:fc|pic|pc)$/.test(tense)));
    return isThreat && isFact ? { first: place.at, last: place.at + 1, replacement: 'senão' } : undefined;
  },
};
