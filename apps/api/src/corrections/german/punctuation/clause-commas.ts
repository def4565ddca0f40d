import { here, type TokenRule } from '../../tokens/rule.ts';
import { noToken } from '../../tokens/token.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseFrom, isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../lexicon.ts';
import { pronouns } from '../words.ts';

type Rule = TokenRule<GermanLexicon>;

const openers =
  /^(?:der|die|das|dem|den|dessen|deren|denen|dass|weil|wenn|ob|obwohl|als|nachdem|bevor|was|wer|wo|wie|wann|warum|während|falls|sobald|damit)$/;

/** "Die Frau, die nebenan wohnt ist Ärztin": two finite verbs side by side belong to two clauses (Regelwerk 2018, § 74). */
export const commaBetweenVerbs: Rule = {
  name: 'DeCommaBetween',
  reason: 'MissingComma',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (!isSurelyFinite(next, lexicon) || next.opens || verb.opens) return undefined;
    const isHelping =
      /^(?:würde|könnte|konnte|wollte|sollte|musste|durfte|möchte|kann|will|soll|muss|darf|wird|wurde|hat|hatte|ist|war)/.test(
        next.lower,
      );
    const isEnd =
      isSurelyFinite(verb, lexicon) ||
      (!isHelping &&
        lexicon.finite(verb.lower).length > 0 &&
        /^(?:haben|können|müssen|wollen|sollen|werden|sind|kommen|gehen|wohnen|leben|arbeiten|spielen|machen|stehen)$/.test(
          verb.lower,
        ));
    if (!isEnd || /^(?:heißt|sei|bitte|gilt)$/.test(verb.lower)) return undefined;
    let comma = place.at - 1;
    while (comma > 0 && place.tokens[comma]?.isWord && place.at - comma < 16) comma--;
    if (place.tokens[comma]?.text !== ',') return undefined;
    const first = place.tokens[comma + 1] ?? noToken;
    const second = place.tokens[comma + 2] ?? noToken;
    const isSubordinate = openers.test(first.lower) || openers.test(second.lower);
    const others = place.tokens.slice(comma + 1, place.at).filter((token) => isSurelyFinite(token, lexicon));
    return isSubordinate && others.length === 0 && place.at > comma + 2
      ? here(place, `${verb.text},`)
      : undefined;
  },
};

const beginnings =
  /^(?:nach|vor|in|im|an|am|auf|bei|beim|mit|seit|während|wegen|trotz|für|durch|zum|zur|aus|von|vom|unter|über|zwischen|ohne|gegen)$/;

/** "Nach dem Essen, gehen wir": no comma parts what opens a sentence from its verb (Duden, § 1356; Regelwerk 2018, § 72). */
export const commaAfterPhrase: Rule = {
  name: 'DeCommaAfterPhrase',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (!place.near(0).opens || !beginnings.test(place.near(0).lower)) return undefined;
    const rest = clauseFrom(place, 0);
    const comma = place.at + rest.length;
    if (place.tokens[comma]?.text !== ',' || rest.length < 2 || rest.length > 7) return undefined;
    if (
      rest.some(
        (token) =>
          lexicon.finite(token.lower).length > 0 &&
          /^\p{Ll}/u.test(token.text) &&
          !/^(?:seine|meine|deine|eine|unter|laut)$/.test(token.lower),
      )
    ) {
      return undefined;
    }
    if (
      rest.some(({ lower }) => /^(?:zu|um|und|oder|dass)$/.test(lower) || lexicon.isZuInfinitive(lower)) ||
      !/^\p{Lu}/u.test(rest.at(-1)?.text ?? '')
    ) {
      return undefined;
    }
    const verb = place.tokens[comma + 1] ?? noToken;
    const subject = place.tokens[comma + 2] ?? noToken;
    const isVerb =
      /^\p{Ll}/u.test(verb.text) &&
      lexicon.finite(verb.lower).length > 0 &&
      !lexicon.isParticiple(verb.lower);
    const isSubject =
      pronouns.has(subject.lower) ||
      nounPhraseAt({ tokens: place.tokens, at: comma + 2 }, lexicon) !== undefined;
    if (!isVerb || !isSubject) return undefined;
    if (place.tokens.slice(comma + 1, comma + 10).some(({ text }) => text === ',')) return undefined;
    return { first: comma - 1, last: comma, replacement: place.tokens[comma - 1]?.text ?? '' };
  },
};

const whenPhrase =
  /^(?:tag|morgen|abend|woche|jahr|monat|wochenende|sommer|winter|nacht|mittag|heute|gestern|morgens|abends|oft|immer|manchmal)$/;

/** "Er fährt jeden Tag, mit dem Bus": a phrase of the same clause (Regelwerk 2018, § 72). */
export const commaBeforePhrase: Rule = {
  name: 'DeCommaBeforePhrase',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (place.near(1).text !== ',' || !whenPhrase.test(place.near(0).lower) || place.near(-1).text === ',') {
      return undefined;
    }
    const next = place.near(2);
    if (!/^(?:mit|in|im|nach|zu|zum|zur|ins|auf|bei|beim|aus)$/.test(next.lower)) return undefined;
    const rest = clauseFrom(place, 2);
    const end = place.tokens[place.at + 2 + rest.length] ?? noToken;
    const hasVerb = rest.some((token) => isSurelyFinite(token, lexicon));
    let from = place.at;
    while (from > 0 && place.tokens[from]?.opens !== true && place.tokens[from - 1]?.isWord) from--;
    const before = place.tokens.slice(from, place.at);
    const isMain =
      place.tokens[from]?.opens === true && before.some((token) => isSurelyFinite(token, lexicon));
    return /^[.!?]$/.test(end.text) && !hasVerb && isMain && rest.length < 9
      ? { first: place.at, last: place.at + 1, replacement: place.near(0).text }
      : undefined;
  },
};

/** "Ich komme wenn ich Zeit habe", "Er ging ohne zu grüßen". */
export const commaBeforeWhen: Rule = {
  name: 'DeCommaWhen',
  reason: 'MissingComma',
  find(place, lexicon) {
    const word = place.near(0);
    const before = place.near(-1);
    if (!before.isWord || word.opens || /^\p{Lu}/u.test(word.text) || before.opens) return undefined;
    if (/^(?:wenn|nachdem|bevor|sobald|falls)$/.test(word.lower)) {
      if (
        !pronouns.has(place.near(1).lower) &&
        !nounPhraseAt({ tokens: place.tokens, at: place.at + 1 }, lexicon)
      ) {
        return undefined;
      }
      if (
        /^(?:und|oder|aber|als|wie|auch|selbst|nur|immer|außer|erst|schon|kurz|lange|gleich|bis|so|je|denn|noch|besonders|sogar|vor|allem|dann|jedes|mal|sondern|sei|es|was|eben|vielleicht|etwa|weil|dass|jahre|tage|stunden|minuten|wochen|monate|bloß|beispiel|\p{Ll}+weise)$/u.test(
          before.lower,
        )
      ) {
        return undefined;
      }
      const clause = clauseFrom(place, 1);
      const last = clause.at(-1);
      return last && clause.length > 1 && lexicon.finite(last.lower).length > 0 && /^\p{Ll}/u.test(last.text)
        ? { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` }
        : undefined;
    }
    if (/^(?:ohne|anstatt|statt)$/.test(word.lower)) {
      const clause = clauseFrom(place, 1);
      const zu = clause.findIndex(
        ({ lower }, index) =>
          (lower === 'zu' && lexicon.isInfinitive(clause[index + 1]?.lower ?? '')) ||
          (lexicon.isZuInfinitive(lower) && lower.includes('zu')),
      );
      return zu >= 0 && zu < 8 && !/^(?:und|oder|aber|nicht)$/.test(before.lower)
        ? { first: place.at - 1, last: place.at - 1, replacement: `${before.text},` }
        : undefined;
    }
    return undefined;
  },
};

/** "Äpfel, Birnen, und ein Glas Honig": the last of a list has no comma before "und" (Regelwerk 2018, § 72). */
export const commaInList: Rule = {
  name: 'DeListComma',
  reason: 'Punctuation',
  find(place, lexicon) {
    if (
      !/^\p{Lu}\p{Ll}/u.test(place.near(0).text) ||
      place.near(1).text !== ',' ||
      !/^(?:und|oder)$/.test(place.near(2).lower)
    ) {
      return undefined;
    }
    const rest = clauseFrom(place, 3);
    const end = place.tokens[place.at + 3 + rest.length] ?? noToken;
    const isList =
      place.near(-1).text === ',' || (place.near(-2).text === ',' && !openers.test(place.near(-1).lower));
    const hasVerb = rest.some(
      (token) =>
        /^\p{Ll}/u.test(token.text) &&
        lexicon.finite(token.lower).length > 0 &&
        !/^(?:eine|seine|meine|weiter)$/.test(token.lower),
    );
    return isList && !hasVerb && rest.length > 0 && rest.length < 6 && /^[.!?]$/.test(end.text)
      ? { first: place.at, last: place.at + 1, replacement: place.near(0).text }
      : undefined;
  },
};
