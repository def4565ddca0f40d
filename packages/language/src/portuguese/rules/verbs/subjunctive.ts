import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { subjectAt } from '../agreement/subject.ts';
import { behindAdverbs } from '../agreement/verb-of-subject.ts';
import type { Tense } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, withoutPronoun } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

const wishing =
  /^(?:querer|esperar|pedir|desejar|preferir|duvidar|temer|recear|exigir|proibir|permitir|lamentar|recomendar|aconselhar|evitar|impedir|tomar)$/;
const judgements =
  /^(?:importante|necessário|preciso|possível|impossível|provável|improvável|melhor|pena|bom|natural|normal|conveniente|essencial|fundamental|estranho|triste|urgente|justo|injusto|lógico|suficiente|medo|receio)$/;
const linked = /^(?:para|antes|sem|contanto|oxalá|tomara)$/;

/** Whether the subjunctive is required here, and in which tense. */
function asked(place: Place, lexicon: PortugueseLexicon): 'present' | 'past' | 'any' | undefined {
  const word = place.near(0).lower;
  const before = place.near(-1);
  if (word === 'talvez' || word === 'oxalá') return 'present';
  if (word === 'embora') {
    const isAway =
      lexicon.finite(withoutPronoun(before.lower).bare).length > 0 ||
      lexicon.isInfinitive(before.lower) ||
      /^(?:foi-se|vou-me|ir-me|ir|vamos|vai|foi)$/.test(before.lower);
    return isAway ? undefined : 'any';
  }
  if (word === 'caso') return place.near(0).opens || before.text === ',' ? 'any' : undefined;
  if (word !== 'que') return undefined;
  if (linked.test(before.lower)) {
    // "é para que serve", "antes que", "do que".
    if (
      before.lower === 'para' &&
      !/^(?:,|\.|)$/.test(place.near(-2).text) &&
      readingsOf(place.near(-2), lexicon).length === 0
    ) {
      return undefined;
    }
    if (before.lower === 'antes' && /^(?:do|o|d[ao]s)$/.test(place.near(-2).lower)) return undefined;
    return 'any';
  }
  if (/^(?:ainda|mesmo)$/.test(before.lower)) {
    return before.opens || place.near(-2).text === ',' ? 'any' : undefined;
  }
  if (judgements.test(before.lower)) {
    const verb = /^(?:muito|mais|tão|bem|que)$/.test(place.near(-2).lower) ? place.near(-3) : place.near(-2);
    if (/^(?:medo|receio|pena)$/.test(before.lower)) {
      return /^(?:tenho|tens|tem|temos|têm|que)$/.test(verb.lower) &&
        !(verb.lower === 'que' && before.lower !== 'pena')
        ? 'present'
        : undefined;
    }
    if (/^(?:é|será)$/.test(verb.lower)) return 'present';
    return /^(?:era|foi|seria)$/.test(verb.lower) ? 'past' : undefined;
  }
  const { bare } = withoutPronoun(before.lower);
  if (lexicon.noun(bare) !== 0) return undefined;
  const readings = readingsOf({ ...before, text: bare, lower: bare }, lexicon);
  if (
    readings.some(
      ({ lemma, tense, person }) =>
        (wishing.test(lemma) && lemma !== 'tomar') ||
        // "os dados sugerem que" is a statement.
        (lemma === 'sugerir' && person.startsWith('1')) ||
        (lemma === 'gostar' && /^(?:pi|c)$/.test(tense)),
    )
  ) {
    if (/^(?:quer|queira)$/.test(bare) && /^(?:ou|onde|quem|o|como|quando)$/.test(place.near(-2).lower)) {
      return undefined;
    }
    return readings.some(({ tense }) => /^(?:pi|c|pp|pmp)$/.test(tense)) ? 'past' : 'present';
  }
  const isDenied = /^(?:não|nem)$/.test(place.near(-2).lower);
  return isDenied &&
    readings.some(({ lemma, tense }) => /^(?:achar|pensar|crer|acreditar)$/.test(lemma) && tense === 'p')
    ? 'present'
    : undefined;
}

/** "espero que está", "embora estava", "queria que ele foi": words that require the subjunctive (Cunha e Cintra, cap. 13). */
export const subjunctive: Rule = {
  name: 'PtSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const time = asked(place, lexicon);
    if (time === undefined) return undefined;
    const subject = subjectAt(place.tokens, place.at + 1, lexicon);
    const at = behindAdverbs(place.tokens, subject?.end ?? place.at + 1);
    const verb = place.tokens[at];
    if (!verb || !/^\p{Ll}/u.test(verb.text)) return undefined;
    const { bare, pronoun } = withoutPronoun(verb.lower);
    const readings = readingsOf(verb, lexicon);
    // "para que serve" is a question; "estuda-se" stands for "estudasse".
    if (readings.some(({ lemma }) => lemma === 'servir') || pronoun === '-se') return undefined;
    if (lexicon.noun(bare) !== 0 || readings.some(({ tense }) => /^(?:pc|pic|fc|c|f)$/.test(tense))) {
      return undefined;
    }
    const person = subject?.person;
    const reading =
      readings.find((one) => /^(?:p|pi|pp)$/.test(one.tense) && one.person === person) ??
      readings.find((one) => /^(?:p|pi|pp)$/.test(one.tense) && person === undefined);
    if (!reading) return undefined;
    const word = place.near(0).lower;
    if (/^(?:talvez|oxalá)$/.test(word) && reading.tense !== 'p') return undefined;
    // "Espero que foi" may refer to the past; "receio que já partiu".
    if (time === 'present' && reading.tense !== 'p') return undefined;
    if (
      time === 'past' &&
      reading.tense === 'p' &&
      reading.lemma === 'ser' &&
      /^que$/.test(place.tokens[at + 1]?.lower ?? '')
    ) {
      return undefined;
    }
    const tense: Tense = time === 'past' || reading.tense !== 'p' ? 'pic' : 'pc';
    const form = lexicon.conjugate(reading.lemma, tense, reading.person);
    return form === undefined || form === bare
      ? undefined
      : { first: at, last: at, replacement: form + pronoun };
  },
};
