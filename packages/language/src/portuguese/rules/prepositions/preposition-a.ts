import { matchCase } from '../../../engine/match-case.ts';
import { FS } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isLower } from '../../lexicon/word-classes.ts';

type Rule = TokenRule<PortugueseLexicon>;

const going =
  /^(?:vou|vais|vai|vamos|vão|fui|foste|foi|fomos|foram|ia|ias|iam|íamos|ir|volto|voltei|voltou|voltar|voltámos|cheguei|chegou|chegámos|chegar|chegaram|assisti|assistiu|assistir|regressei|regressou|regressar|desobedecer|obedecer)$/;

const govern = /^(?:junto|frente|obedecer|obedece)$/;
const weather =
  /^(?:chuva|neve|crise|pandemia|seca|guerra|tempestade|situação|trovoada|humidade|idade|ajuda|intervenção|força)$/;

/** "vou a escola", "devido a chuva": the preposition plus the article is "à" (Cunha e Cintra, cap. 15). */
export const crasis: Rule = {
  name: 'PtCrasis',
  reason: 'Accent',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const next = place.near(1);
    const before = place.near(-1).lower;
    if (word === 'a') {
      if (!isLower(next) || lexicon.noun(next.lower) !== FS || lexicon.isInfinitive(next.lower)) {
        return undefined;
      }
      if (/^(?:casa|pé|terra|metade|uma|cavalo|cada|mais|essa|esta|frente|face)$/.test(next.lower)) {
        return undefined;
      }
      // "Chegou a hora", "visita a avó", "devido a avaria": not a destination, and not a known noun.
      const isGoing = going.test(before) && (goals.has(next.lower) || before.endsWith('obedecer'));
      const isDue = /^(?:devido|graças|face)$/.test(before) && weather.test(next.lower);
      return isGoing || isDue || govern.test(before) ? here(place, 'à') : undefined;
    }
    if (word === 'à' && !(next.lower === 'uma' && place.near(2).lower === 'hora')) {
      if (lexicon.isInfinitive(next.lower) && lexicon.noun(next.lower) === 0) {
        return here(place, matchCase(place.near(0).text, 'a'));
      }
      if (
        /^(?:partir|pé|cavalo|tempo|prazo|lápis|bordo|mim|ti|ele|eles|ela|elas|você|vocês|isto|isso|aquilo|um|uma|este|esta|esse|essa|nós|quem|cada|todos|todas|qualquer|alguém|ninguém|toda|meu|seu|teu|nosso)$/.test(
          next.lower,
        )
      ) {
        return here(
          place,
          matchCase(
            place.near(0).text,
            next.lower === 'meu' || next.lower === 'seu' || next.lower === 'teu' || next.lower === 'nosso'
              ? 'ao'
              : 'a',
          ),
        );
      }
    }
    return undefined;
  },
};

const motion = words(
  'vou vais vai vamos vão fui foste foi fomos foram ir cheguei chegou chegámos chegar chegaram voltei voltou voltar ia iam íamos',
);

const goals = words(
  'cinema praia escola médico supermercado banco restaurante hospital mercado teatro universidade café museu aeroporto parque centro cidade ginásio dentista estádio biblioteca loja piscina igreja padaria farmácia trabalho campo montanha missa aula reunião consulta estação',
);

/** "vou no cinema": verbs of motion take "a" (Cunha e Cintra, cap. 15). */
export const motionPreposition: Rule = {
  name: 'PtMotion',
  reason: 'Preposition',
  find(place) {
    const word = place.near(0).lower;
    if (!motion.has(place.near(-1).lower) || !/^(?:no|na)$/.test(word) || !goals.has(place.near(1).lower)) {
      return undefined;
    }
    return here(place, word === 'no' ? 'ao' : 'à');
  },
};
