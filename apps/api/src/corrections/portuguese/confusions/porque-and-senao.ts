import { matchCase } from '../../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../../tokens/rule.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { sentenceAround } from '../../tokens/sentence.ts';
import { isSurelyVerb, readingsOf } from '../verb-readings.ts';
import { determiners } from '../words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const name = (place: Place, right: string) => here(place, matchCase(place.near(0).text, right));
const isClauseEnd = (text: string): boolean => text === '' || /^[,.;:!?»"”)]$/.test(text);

/** "porque razão", "o porque", "por que" with a clause behind it (Ciberdúvidas). */
export const porque: Rule = {
  name: 'PtPorqueForm',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    if (lower === 'porque' && /^(?:razão|razões|motivo|motivos)$/.test(next.lower)) {
      return name(place, 'por que');
    }
    if (
      lower === 'porquê' &&
      !isClauseEnd(next.text) &&
      next.isWord &&
      sentenceAround(place).end.text !== '?' &&
      !determiners.has(place.near(-1).lower)
    ) {
      const isClause =
        isSurelyVerb(next, lexicon) ||
        /^(?:não|é|eu|ele|ela|me|te|se|tu|nós|eles|elas|o|a|os|as)$/.test(next.lower);
      return isClause ? name(place, 'porque') : undefined;
    }
    return undefined;
  },
};

const threat =
  /^(?:despacha-te|cala-te|anda|corre|vem|come|estuda|leva|fecha|põe|deixa|cuidado|devagar|veste|toma|levem|despachem-se|calem-se|fala|falem|ouve|espera|depressa|apressa-te|avisa|liga|traz)$/;

/** ", se não perdemos": otherwise. */
export const senao: Rule = {
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
    const before = tokens.slice(0, place.at - from);
    const after = tokens.slice(place.at - from + 2);
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
