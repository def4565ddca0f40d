import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, withoutPronoun } from '../../lexicon/verb-readings.ts';
import { determiners, prepositions } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const past =
  /(?:^| )(?:ontem|anteontem|na semana passada|no (?:mês|ano|domingo|sábado|verão|inverno) passado|no passado (?:sábado|domingo)|há (?:dois|duas|três|quatro|cinco|muitos|alguns|poucos) (?:dias|semanas|meses|anos)|o ano passado|a semana passada|na (?:segunda|terça|quarta|quinta|sexta)-feira passada)(?: |$)/;
const future =
  /(?:^| )(?:amanhã|depois de amanhã|na próxima semana|no próximo (?:ano|mês|fim|sábado|domingo|verão)|para a semana|para o ano|na semana que vem|no mês que vem|daqui a (?:pouco|dois|duas|três|uma|um))(?: |$)/;

const longestSentence = 22;

/** "Ontem vão ao cinema", "Amanhã fomos": the only verb of a sentence matches its time (Cunha e Cintra, cap. 13). */
export const sentenceTime: Rule = {
  name: 'PtSentenceTime',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(0);
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb.opens ? { ...verb, text: verb.lower } : verb, lexicon);
    if (readings.length === 0 || lexicon.noun(bare) !== 0 || lexicon.adjective(bare) !== 0) return undefined;
    const { tokens, end } = sentenceAround(place);
    if (tokens.length > longestSentence || end.text === '?') return undefined;
    const text = ` ${tokens.map(({ lower }) => lower).join(' ')} `;
    const isPast = past.test(text);
    const isFuture = future.test(text);
    if (isPast === isFuture) return undefined;
    if (
      tokens.some(({ lower }) =>
        /^(?:que|se|quando|porque|enquanto|desde|embora|como|até|mas|onde|pois|[«"“—–;:])$/.test(lower),
      )
    ) {
      return undefined;
    }
    const others = tokens.filter(
      (token, index) =>
        token !== verb &&
        readingsOf(token, lexicon).length > 0 &&
        !prepositions.has(token.lower) &&
        !determiners.has(tokens[index - 1]?.lower ?? '') &&
        token.lower !== 'há' &&
        lexicon.noun(token.lower) === 0,
    );
    if (others.length > 0) return undefined;
    const wanted = isPast ? 'pp' : 'p';
    const reading = readings.find(({ tense }) => (isPast ? tense === 'p' || tense === 'f' : tense === 'pp'));
    if (
      !reading ||
      readings.some(
        ({ tense }) => /^(?:pi|c|pc|pic|fc)$/.test(tense) || tense === wanted || (isFuture && tense === 'f'),
      )
    ) {
      return undefined;
    }
    // "faz ontem um ano", "é de ontem", "tem dois anos".
    if (
      /^(?:haver|fazer|ser|ter)$/.test(reading.lemma) &&
      isPast &&
      reading.tense === 'p' &&
      !tokens[0]?.lower.startsWith('ontem')
    ) {
      return undefined;
    }
    const first = lexicon.conjugate(
      reading.lemma,
      isFuture && reading.person === '3p' && bare.endsWith('ram') ? 'f' : wanted,
      reading.person,
    );
    const second = isFuture ? lexicon.conjugate(reading.lemma, 'p', reading.person) : undefined;
    const forms = [first, second].flatMap((form) => form ?? []).filter((form) => form !== bare);
    const [form, ...alternatives] = forms;
    return form === undefined
      ? undefined
      : {
          first: place.at,
          last: place.at,
          replacement: form + pronoun,
          alternatives: alternatives.map((one) => one + pronoun),
        };
  },
};
