import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { sentenceAround } from '../../../engine/tokens/sentence.ts';
import type { Token } from '../../../engine/tokens/token.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

const knowing =
  /^(?:saber|perguntar|dizer|achar|pensar|esperar|querer|julgar|acreditar|explicar|ver|perceber|entender|compreender|sentir|garantir|afirmar|anunciar)$/;

const longestClause = 14;

const isComma = ({ text }: Token): boolean => text === ',';

/** Whether there is more than one comma; searched from both ends because it is called at each of them. */
const hasCommas = (tokens: readonly Token[]): boolean =>
  tokens.findIndex(isComma) !== tokens.findLastIndex(isComma);

/** "Não sei, se o comboio para", "Acho, que": no comma separates a verb from its object clause (Cunha e Cintra, cap. 22). */
export const objectComma: Rule = {
  name: 'PtObjectComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    const readings = readingsOf(place.near(0), lexicon);
    if (place.near(1).text !== ',' || !readings.some(({ lemma }) => knowing.test(lemma))) return undefined;
    const conjunction = place.near(2).lower;
    const isIf =
      conjunction === 'se' && readings.some(({ lemma }) => /^(?:saber|perguntar|ver|perceber)$/.test(lemma));
    if (conjunction !== 'que' && !isIf) return undefined;
    const { from, tokens } = sentenceAround(place);
    // This comma may close what an earlier one opened.
    if (hasCommas(tokens) || tokens.slice(0, place.at - from).some(({ text }) => /^[–—(]$/.test(text))) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: place.near(0).text };
  },
};

/** "O que mais me surpreendeu, foi": the clause is the subject. */
export const clauseSubjectComma: Rule = {
  name: 'PtClauseSubjectComma',
  reason: 'Punctuation',
  find(place) {
    if (place.near(0).text !== ',' && place.near(1).text !== ',') return undefined;
    if (!/^(?:é|foi|era|são|eram|foram|será)$/.test(place.near(2).lower)) return undefined;
    const { from, tokens } = sentenceAround(place);
    if (place.at - from > longestClause) return undefined;
    const first = tokens[0]?.isWord ? 0 : 1;
    const opening = `${tokens[first]?.lower ?? ''} ${tokens[first + 1]?.lower ?? ''}`;
    if (
      !/^(?:o que|a única|o único|tudo o|aquilo que)/.test(opening) ||
      hasCommas(tokens) ||
      // "O que falta não é tempo, é vontade", "O que disse, é claro"
      tokens
        .slice(0, place.at - from)
        .some(({ lower }) => /^(?:é|foi|era|são|eram|foram|será)$/.test(lower)) ||
      /^(?:claro|certo|verdade|óbvio|evidente|que|isso)$/.test(place.near(3).lower)
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: place.near(0).text };
  },
};

const questions: readonly RegExp[] = [
  /^(?:onde|como|quando|porque|por que|quem|qual|quais|quanto|o que) (?:é|foi|era) que /,
  /^(?:qual|quais) (?:é|são|foi|era) /,
  /^(?:que horas são|quantos anos tens|quanto custa|quanto custam|como te chamas|como se chama|como está|como estás|como vais|onde fica|onde está|onde moras|onde estás|onde vais|porque não|o que achas|o que fazes|o que vais|quem é|quem são|a que horas|de onde|para onde)(?: |$)/,
  /^(?:sabes|podes|queres|viste|lembras-te|conheces|gostas|tens|importas-te|podias|sabe|pode|poderia|podia|importa-se) (?:dizer-me|me dizer|a que horas|onde|se há|emprestar-me|ajudar-me|de|o que|qual|quem|passar-me|trazer-me|ir|vir) /,
];

/** "Onde é que moras." is a question. */
export const questionMark: Rule = {
  name: 'PtQuestionMark',
  reason: 'Punctuation',
  find(place) {
    if (!place.near(0).opens) return undefined;
    const { from, tokens, end } = sentenceAround(place);
    if (end.text !== '.' || tokens.length > 14 || tokens.some(({ text }) => /^[,;:«»"“”—–]$/.test(text))) {
      return undefined;
    }
    const text = `${tokens.map(({ lower }) => lower).join(' ')} `;
    // "Quem é o culpado nunca se soube."
    if (
      tokens.some(({ lower }) => /^(?:nunca|ninguém|depende|sei|sabe|soube|interessa|importa)$/.test(lower))
    ) {
      return undefined;
    }
    if (!questions.some((question) => question.test(text))) return undefined;
    const last = from + tokens.length - 1;
    return { first: last, last: last + 1, replacement: `${place.tokens[last]?.text ?? ''}?` };
  },
};
