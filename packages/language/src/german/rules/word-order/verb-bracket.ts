import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, type Token } from '../../../engine/tokens/token.ts';
import { clauseFrom, conjunctions } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { having, pronouns } from '../../lexicon/words.ts';

type Rule = TokenRule<GermanLexicon>;

const modals =
  /^(?:kann|kannst|können|könnt|konnte|konnten|könnte|könnten|muss|musst|müssen|müsst|musste|mussten|will|willst|wollen|wollt|wollte|wollten|soll|sollst|sollen|sollte|sollten|darf|darfst|dürfen|durfte|möchte|möchtest|möchten|mag)$/;

/** Whether a modal verb is in second position, with its subject next to it. */
function isModalPlace(before: Token, modal: Token, after: Token): boolean {
  return modals.test(modal.lower) && (pronouns.has(before.lower) || pronouns.has(after.lower) || modal.opens);
}

/** "Ich kann nicht komme", "Kannst du mir zu helfen": a modal takes the bare infinitive (Duden, § 591). */
export const afterModal: Rule = {
  name: 'DeAfterModal',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (
      !isModalPlace(place.near(-1), place.near(0), place.near(1)) ||
      conjunctions.has(place.near(-2).lower)
    ) {
      return undefined;
    }
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (!last || clause.length < 2 || clause.length > 14 || !isLower(last)) return undefined;
    const at = place.tokens.indexOf(last);
    if (lexicon.isInfinitive(last.lower)) {
      const isPurpose = clause.some(({ lower }) =>
        /^(?:um|ohne|statt|anstatt|brauch\p{L}*|versuch\p{L}*|beginn\p{L}*|anfang\p{L}*|hab\p{L}*|sein|scheinen)$/u.test(
          lower,
        ),
      );
      if (clause.at(-2)?.lower !== 'zu' || isPurpose || clause.length < 3) return undefined;
      return { first: at - 1, last: at, replacement: last.text };
    }
    const [reading] = lexicon.finite(last.lower);
    const others = clause
      .slice(0, -1)
      .filter(
        (token) => isLower(token) && (lexicon.isInfinitive(token.lower) || lexicon.isParticiple(token.lower)),
      );
    if (
      !reading ||
      others.length > 0 ||
      lexicon.isParticiple(last.lower) ||
      modals.test(last.lower) ||
      ((lexicon.noun(capital(last.text)) === 0) === false && /^(?:recht|weg|hin|her)$/.test(last.lower))
    ) {
      return undefined;
    }
    if (
      clause
        .slice(0, -1)
        .some(
          ({ lower }, index) =>
            /^(?:oder|aber)$/.test(lower) ||
            (lower === 'und' && !/^(?:\p{Ll}+e[nrms]?|\p{Lu}\p{L}+)$/u.test(clause[index + 1]?.text ?? '')),
        ) ||
      !lexicon.isInfinitive(reading.infinitive)
    ) {
      return undefined;
    }
    return { first: at, last: at, replacement: reading.infinitive };
  },
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "Er hat mir versprecht": "haben" takes a participle. */
export const afterHave: Rule = {
  name: 'DeAfterHave',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (!having.test(place.near(0).lower)) return undefined;
    const isMain = pronouns.has(place.near(-1).lower)
      ? !conjunctions.has(place.near(-2).lower)
      : pronouns.has(place.near(1).lower) && !conjunctions.has(place.near(-1).lower);
    const clause = clauseFrom(place, 1);
    const last = clause.at(-1);
    if (
      !isMain ||
      !last ||
      clause.length < 2 ||
      clause.length > 12 ||
      !isLower(last) ||
      lexicon.isParticiple(last.lower)
    ) {
      return undefined;
    }
    const readings = lexicon.finite(last.lower);
    if (
      readings.length === 0 ||
      lexicon.isInfinitive(last.lower) ||
      clause.slice(0, -1).some(({ lower }) => lexicon.isParticiple(lower) || lexicon.isInfinitive(lower))
    ) {
      return undefined;
    }
    const [reading] = readings.filter(({ person }) => person === '3s' || person === '2p');
    const participle = reading && lexicon.participleOf(reading.infinitive);
    const at = place.tokens.indexOf(last);
    return participle === undefined ? undefined : { first: at, last: at, replacement: participle };
  },
};

const starts =
  /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem|mein\p{L}*|sein\p{L}*|ihr\p{L}*|unser\p{L}*|viele?|zwei|drei|nach|in|zu|zum|zur|mit|auf|für|im|ins|nichts|etwas|kein\p{L}*)$/u;

/** "Er hat gekauft ein Auto", "Ich möchte lernen Deutsch": the rest of the verb ends the clause (Duden, § 1338). */
export const verbBracket: Rule = {
  name: 'DeVerbBracket',
  reason: 'Order',
  find(place, lexicon) {
    const word = place.near(0);
    const verb = place.near(1);
    const rest = clauseFrom(place, 2);
    if (!isLower(verb) || rest.length === 0 || rest.length > 6) return undefined;
    const isPerfect =
      having.test(word.lower) && lexicon.isParticiple(verb.lower) && pronouns.has(place.near(-1).lower);
    const isModal =
      modals.test(word.lower) && lexicon.isInfinitive(verb.lower) && pronouns.has(place.near(-1).lower);
    if ((!isPerfect && !isModal) || conjunctions.has(place.near(-2).lower)) return undefined;
    const [first] = rest;
    if (
      !first ||
      !(starts.test(first.lower) || (/^\p{Lu}/u.test(first.text) && lexicon.noun(first.text) !== 0))
    ) {
      return undefined;
    }
    if (
      rest.some(
        ({ lower, text }) =>
          (lexicon.finite(lower).length > 0 && /^\p{Ll}/u.test(text)) ||
          /^(?:und|oder|als|wie|zu)$/.test(lower),
      )
    ) {
      return undefined;
    }
    const text = rest.map((token) => token.text).join(' ');
    return { first: place.at + 1, last: place.at + 1 + rest.length, replacement: `${text} ${verb.text}` };
  },
};
