import type { TokenRule } from '../tokens/rule.ts';
import { clauseAround, isSurelyFinite } from './clause.ts';
import type { GermanLexicon } from './lexicon.ts';
import { isSmall } from './small-word.ts';
import { clauseFrom, conjunctions } from './verb-rules.ts';

type Rule = TokenRule<GermanLexicon>;

const helping =
  /^(?:lassen|helfen|hören|sehen|brauchen|lernen|gehen|können|müssen|wollen|sollen|dürfen|mögen|bleiben|fühlen|machen|essen)$/;

/** "Sie hat mit ihrer Mutter telefonieren", "wurde unterschreibt": a participle closes the bracket (Duden, § 666). */
export const participleDue: Rule = {
  name: 'DeParticiple',
  reason: 'VerbForm',
  find(place, lexicon) {
    const auxiliary = place.near(0).lower;
    const isHave = /^(?:hat|habe|hast|haben|hatte|hatten)$/.test(auxiliary);
    const isPassive = /^(?:wurde|wurden|wurdest)$/.test(auxiliary);
    if (!isHave && !isPassive) return undefined;
    const { from, tokens } = clauseAround(place);
    const before = tokens.slice(0, place.at - from);
    if (
      conjunctions.has(before[0]?.lower ?? '') ||
      before.length > 6 ||
      before.some((token) => isSurelyFinite(token, lexicon))
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (
      !last ||
      clause.length < 2 ||
      clause.length > 12 ||
      !isSmall(last) ||
      lexicon.isParticiple(last.lower)
    ) {
      return undefined;
    }
    const rest = clause.slice(0, -1);
    if (
      rest.some(
        (token) =>
          isSmall(token) &&
          (lexicon.isInfinitive(token.lower) ||
            lexicon.isParticiple(token.lower) ||
            isSurelyFinite(token, lexicon)),
      ) ||
      rest.some(({ lower }) => /^(?:zu|und|oder|um)$/.test(lower))
    ) {
      return undefined;
    }
    const infinitive = lexicon.isInfinitive(last.lower)
      ? last.lower
      : lexicon.finite(last.lower).find(({ person }) => person === '3s')?.infinitive;
    if (
      infinitive === undefined ||
      helping.test(infinitive) ||
      (isPassive && lexicon.isInfinitive(last.lower))
    ) {
      return undefined;
    }
    // "hat Freude", "hatte recht": no verb at all.
    if (/^(?:recht|frei|lieb|gern|weit|fest|voll|satt|vor|auf|an|aus|eben)$/.test(last.lower)) {
      return undefined;
    }
    const participle = lexicon.participleOf(infinitive);
    const at = place.tokens.indexOf(last);
    return participle === undefined || participle === last.lower
      ? undefined
      : { first: at, last: at, replacement: participle };
  },
};

/** "das Fenster zu öffnet": behind "zu" the infinitive. */
export const infinitiveDue: Rule = {
  name: 'DeZuInfinitive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(1);
    if (
      place.near(0).text !== 'zu' ||
      !isSmall(verb) ||
      place.near(2).isWord ||
      verb.text.endsWith('n') ||
      !isSurelyFinite(verb, lexicon)
    ) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    if (
      conjunctions.has(tokens[0]?.lower ?? '') ||
      (lexicon.isKnown(`${verb.lower}e`) && lexicon.isKnown(`${verb.lower}em`))
    ) {
      return undefined;
    }
    const infinitive = lexicon
      .finite(verb.lower)
      .find(({ infinitive: one }) => lexicon.isInfinitive(one))?.infinitive;
    return infinitive === undefined
      ? undefined
      : { first: place.at + 1, last: place.at + 1, replacement: infinitive };
  },
};

const earlier: Readonly<Record<string, string>> = {
  haben: 'hatten',
  habe: 'hatte',
  hat: 'hatte',
  ist: 'war',
  sind: 'waren',
  bin: 'war',
};

/** "Nachdem wir gegessen haben, gingen wir": what was before the past (Duden, § 741). */
export const pastPerfect: Rule = {
  name: 'DePastPerfect',
  reason: 'VerbForm',
  find(place, lexicon) {
    const form = earlier[place.near(0).lower];
    const verb = place.near(2);
    if (form === undefined || place.near(1).text !== ',' || !lexicon.isParticiple(place.near(-1).lower)) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    if (tokens[0]?.lower !== 'nachdem' || !tokens[0].opens) return undefined;
    const isPast = lexicon
      .finite(verb.lower)
      .some(
        ({ tense, infinitive }) =>
          lexicon.past(infinitive)?.['3p'] === tense['3p'] && tense['3p'] !== undefined,
      );
    return isPast &&
      !/^(?:kann|muss|soll|will|haben|sind|sollte\p{Ll}*|könnte\p{Ll}*|müsste\p{Ll}*|würde\p{Ll}*|wollte\p{Ll}*)$/u.test(
        verb.lower,
      )
      ? { first: place.at, last: place.at, replacement: form }
      : undefined;
  },
};

const unreal: Readonly<Record<string, string>> = {
  habe: 'hätte',
  hat: 'hätte',
  haben: 'hätten',
  bin: 'wäre',
  ist: 'wäre',
  sind: 'wären',
  kann: 'könnte',
  können: 'könnten',
  weiß: 'wüsste',
};

/** "Wenn ich Geld habe, würde ich": an unreal condition (Duden, § 757). */
export const unrealCondition: Rule = {
  name: 'DeUnreal',
  reason: 'VerbForm',
  find(place) {
    const form = unreal[place.near(0).lower];
    if (form === undefined || place.near(1).text !== ',' || !/^(?:würde|würden)$/.test(place.near(2).lower)) {
      return undefined;
    }
    const { tokens } = clauseAround(place);
    const subject = tokens[1]?.lower ?? '';
    if (
      tokens[0]?.lower !== 'wenn' ||
      !tokens[0].opens ||
      !/^(?:ich|er|wir)$/.test(subject) ||
      place.near(3).lower !== subject
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at, replacement: form };
  },
};

/** ", denn ist er krank": behind "denn" the subject comes first (Duden, § 1356). */
export const orderAfterDenn: Rule = {
  name: 'DeDennOrder',
  reason: 'Order',
  find(place, lexicon) {
    const verb = place.near(1);
    const subject = place.near(2);
    if (place.near(0).lower !== 'denn' || place.near(-1).text !== ',') return undefined;
    if (
      !/^(?:ich|du|er|wir|sie|es|man)$/.test(subject.lower) ||
      !isSmall(verb) ||
      lexicon.finite(verb.lower).length === 0 ||
      (lexicon.isInfinitive(verb.lower) && subject.lower !== 'wir')
    ) {
      return undefined;
    }
    return { first: place.at + 1, last: place.at + 2, replacement: `${subject.text} ${verb.text}` };
  },
};
