import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { runStart } from '../../../engine/tokens/run-start.ts';
import { noToken, type Token } from '../../../engine/tokens/token.ts';
import { nounPhraseAt } from '../cases/noun-phrase.ts';
import { clauseFrom, conjunctions, isSurelyFinite } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { pronouns } from '../../lexicon/words.ts';

type Rule = TokenRule<GermanLexicon>;

const text = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ');

const asking =
  /^(?:weiß|weißt|wissen|wusste|wussten|frage|fragt|fragte|fragen|sag|sagen|sage|sagt|erklär|erklären|erklärt|zeig|zeigen|verstehe|versteht|verstehen|vergessen|erzähl|erzählt|gefragt|gesagt|keine|ahnung|sicher|mir|uns|nicht|mal)$/;

/** "Ich weiß nicht, wann beginnt der Kurs": in an indirect question the verb comes last (Duden, § 1375). */
export const indirectQuestion: Rule = {
  name: 'DeIndirectQuestion',
  reason: 'Order',
  find(place, lexicon) {
    if (
      !/^(?:wann|wo|wie|warum|woher|wohin|wieso|weshalb)$/.test(place.near(0).lower) ||
      place.near(-1).text !== ','
    ) {
      return undefined;
    }
    if (!asking.test(place.near(-2).lower)) return undefined;
    const verb = place.near(1);
    const rest = clauseFrom(place, 2);
    if (
      !isSurelyFinite(verb, lexicon) &&
      !/^(?:können|haben|wollen|müssen|sollen|werden|sind)$/.test(verb.lower)
    ) {
      return undefined;
    }
    const [subject] = rest;
    if (!subject || rest.length > 9 || (place.tokens[place.at + 2 + rest.length] ?? noToken).text === '?') {
      return undefined;
    }
    const isSubject =
      pronouns.has(subject.lower) ||
      nounPhraseAt({ tokens: place.tokens, at: place.at + 2 }, lexicon) !== undefined ||
      /^\p{Lu}/u.test(subject.text);
    if (
      !isSubject ||
      rest.some((token) => isSurelyFinite(token, lexicon) || /^(?:und|oder)$/.test(token.lower))
    ) {
      return undefined;
    }
    return {
      first: place.at + 1,
      last: place.at + 1 + rest.length,
      replacement: `${text(rest)} ${verb.text}`,
    };
  },
};

const modals =
  /^(?:kann|kannst|können|könnt|konnte|konnten|könnte|könnten|muss|musst|müssen|müsst|musste|mussten|will|willst|wollen|wollt|wollte|wollten|soll|sollst|sollen|sollte|sollten|darf|darfst|dürfen|durfte|möchte|möchtest|möchten)$/;
const trailing =
  /^(?:sehr|früh|spät|gut|schön|heute|morgen|gestern|oft|immer|viel|gern|gerne|schnell|bald|hier|dort|zusammen|allein|nichts|etwas|alles|ein|eine|einen|einem|der|die|das|den|dem|mein|meine|meinen|meinem|meiner|dein|deine|deinen|sein|seine|ihr|ihre|ihren|unser|unsere|unseren|nach|in|ins|zu|zum|zur|mit|auf|im|am|kein|keine|keinen|mir|dir|ihm|uns|mich|dich|ihn|es|jeden|jede)$/;

/** "Ich muss morgen aufstehen sehr früh": the infinitive after a modal ends the clause (Duden, § 1338). */
export const infinitiveLast: Rule = {
  name: 'DeInfinitiveLast',
  reason: 'Order',
  find(place, lexicon) {
    if (!modals.test(place.near(0).lower)) return undefined;
    const from = runStart(place.tokens, place.at);
    const before = place.tokens.slice(from, place.at);
    if (conjunctions.has(before[0]?.lower ?? '') || place.tokens[from]?.opens !== true || before.length > 5) {
      return undefined;
    }
    if (before.some((token) => isSurelyFinite(token, lexicon) && !token.opens)) return undefined;
    const clause = clauseFrom(place, 1);
    const index = clause.findIndex(
      (token) =>
        /^\p{Ll}/u.test(token.text) &&
        lexicon.isInfinitive(token.lower) &&
        !/^(?:sein|haben|werden|morgen|eben|essen|gegen|ihren|einen|meinen|deinen|seinen)$/.test(token.lower),
    );
    const rest = clause.slice(index + 1);
    const [first] = rest;
    if (index < 1 || !first || rest.length > 4 || clause.length > 12) return undefined;
    const isNoun = /^\p{Lu}\p{Ll}/u.test(first.text) && lexicon.noun(first.text) !== 0;
    if (!isNoun && !trailing.test(first.lower)) return undefined;
    const isBroken = rest.some(
      (token) =>
        lexicon.isInfinitive(token.lower) ||
        lexicon.isParticiple(token.lower) ||
        isSurelyFinite(token, lexicon) ||
        /^(?:und|oder|als|wie|um|zu|aber|sondern|bis)$/.test(token.lower),
    );
    if (isBroken || clause.slice(0, index).some(({ lower }) => /^(?:und|oder|zu|um)$/.test(lower))) {
      return undefined;
    }
    const verb = clause[index] ?? noToken;
    const at = place.at + 1 + index;
    return { first: at, last: at + rest.length, replacement: `${text(rest)} ${verb.text}` };
  },
};

const longestOpening = 6;

/** "Am Wochenende wir fahren", "Jeden Tag ich gehe": the verb is in second position (Duden, § 1356). */
export const verbBehindPhrase: Rule = {
  name: 'DeVerbBehindPhrase',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(0);
    const verb = place.near(1);
    if (
      !/^(?:ich|du|er|wir|man|es)$/.test(subject.lower) ||
      subject.opens ||
      !/^\p{Ll}/u.test(verb.text) ||
      lexicon.finite(verb.lower).length === 0
    ) {
      return undefined;
    }
    const furthest = Math.max(0, place.at - 1 - longestOpening);
    let from = place.at - 1;
    while (from > furthest && place.tokens[from]?.opens !== true) from--;
    const opening = place.tokens.slice(from, place.at);
    const first = opening[0]?.lower ?? '';
    if (
      opening.length < 2 ||
      opening.length > longestOpening ||
      opening.some(({ isWord }) => !isWord) ||
      !/^\p{Lu}/u.test(opening.at(-1)?.text ?? '')
    ) {
      return undefined;
    }
    if (
      !/^(?:am|im|in|nach|vor|an|auf|bei|beim|mit|jeden|jede|jedes|letzte[nsr]?|nächste[nsr]?|diese[nsr]?|seit|zum|zur|um)$/.test(
        first,
      )
    ) {
      return undefined;
    }
    if (
      opening.some((token) => isSurelyFinite(token, lexicon) && !token.opens) ||
      (opening.some(({ lower }) => /^(?:der|die|das|dem|den)$/.test(lower)) === false && opening.length > 4)
    ) {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: `${verb.text} ${subject.text}` };
  },
};
