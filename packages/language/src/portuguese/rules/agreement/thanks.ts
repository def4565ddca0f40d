import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<PortugueseLexicon>;

const saying =
  /^(?:disse|diz|respondeu|responde|agradeceu|exclamou|murmurou|escreveu|acrescentou|gritou|repetiu|sussurrou|disseram)(?:-lhe|-me|-nos)?$/;

const isSaying = ({ lower }: Token): boolean => saying.test(lower);
const furthestVerb = 8;

/** "«Muito obrigado», respondeu a Joana": speakers give thanks in their own gender (Ciberdúvidas). */
export const thanks: Rule = {
  name: 'PtThanks',
  reason: 'Concord',
  find(place) {
    const { lower, text } = place.near(0);
    if (!/^obrigad[oa]$/.test(lower)) return undefined;
    const { from, tokens } = sentenceAround(place);
    const at = place.at - from;
    const nearest = Math.max(0, at - furthestVerb);
    const found = tokens.slice(nearest, at + furthestVerb + 1).findIndex(isSaying);
    if (found < 0) return undefined;
    const verb = nearest + found;
    const isBehind = verb > at;
    const speaker = isBehind ? tokens.slice(verb + 1, verb + 3) : tokens.slice(Math.max(0, verb - 4), verb);
    const words = speaker.map((token) => token.lower);
    const isWoman = words.some(
      (word) =>
        /^(?:ela|[ae]|minha|tua|sua|dona|senhora|rapariga|menina|mãe|avó|tia|irmã|professora|aluna|vizinha)$/.test(
          word,
        ) && word !== 'e',
    );
    const isMan = words.some((word) =>
      /^(?:ele|o|meu|teu|seu|senhor|rapaz|pai|avô|tio|professor|aluno|vizinho)$/.test(word),
    );
    if (isWoman === isMan) return undefined;
    const right = isWoman ? 'obrigada' : 'obrigado';
    return right === lower ? undefined : here(place, matchCase(text, right));
  },
};
