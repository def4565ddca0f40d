import { matchCase } from '../../engine/match-case.ts';
import type { Fault, Place, TokenRule } from '../../engine/tokens/rule.ts';
import { clauseFrom, isSurelyFinite } from './clause.ts';
import type { GermanLexicon } from '../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const pair = (place: Place, right: string): Fault => ({
  first: place.at,
  last: place.at + 1,
  replacement: matchCase(place.near(0).text, right),
});
const subjects =
  /^(?:ich|du|er|sie|es|wir|ihr|man|der|die|das|mein|meine|dein|deine|sein|seine|unser|unsere|alle)$/;

/**
 * "So bald ich", "irgend jemand", "in dem man": conjunctions and pronouns written as one word (Regelwerk 2018, § 39).
 */
export const joinedConjunction: Rule = {
  name: 'DeJoinedWord',
  reason: 'Standard',
  find(place, lexicon) {
    const two = `${place.near(0).lower} ${place.near(1).lower}`;
    const next = place.near(2);
    if (/^so (?:bald|lange|fern|oft|viel|weit)$/.test(two) && subjects.test(next.lower)) {
      const isClause = place.near(0).opens || place.near(-1).text === ',';
      const clause = clauseFrom(place, 3);
      const last = clause.at(-1);
      return isClause && last && lexicon.finite(last.lower).length > 0 && !/^wie$/.test(next.lower)
        ? pair(place, two.replace(' ', ''))
        : undefined;
    }
    if (
      /^irgend (?:jemand\p{Ll}*|etwas|wer|wo|wie|wann|was|wohin|woher|ein|eine|einen|einem|einer|welche\p{Ll}?)$/u.test(
        two,
      )
    ) {
      return pair(place, two.replace(' ', ''));
    }
    if (
      /^(?:zu rück|zu sammen|vor bei|vor her|nach her|her vor|über all|aller dings|trotz dem|außer dem|mindes tens|da her|da nach|da mals|jeder zeit|nach mittag|vor mittag|mit einander|neben einander|mit tags|mehr mals|manch mal|viel leicht|gegen über|statt dessen|infolge dessen|unter wegs|ander s|irgend wie|zumin dest|des halb|des wegen|bei nahe|genau so)$/.test(
        two,
      )
    ) {
      if (
        /^(?:trotz dem|außer dem|da nach|genau so|gegen über|vor her|nach her|da her)$/.test(two) &&
        (/^\p{Lu}/u.test(next.text) || two === 'genau so' || !isSurelyFinite(next, lexicon))
      ) {
        return undefined;
      }
      return pair(place, two.replace(' ', ''));
    }
    if (
      /^(?:so fort|so gar|in zwischen|nie mals|zu letzt|zu erst|zu nächst|zu mindest|zu gleich|da bei|je doch|so wohl|eben falls|gleich falls|an statt|zu mal)$/.test(
        two,
      ) &&
      place.near(-1).lower !== 'und' &&
      !/^\p{Lu}/u.test(next.text)
    ) {
      return two === 'da bei' || two === 'so wohl' ? undefined : pair(place, two.replace(' ', ''));
    }
    const isOnce =
      two === 'ein mal' && /^(?:nicht|noch|auf|erst|schon|wieder|nur|war|nun)$/.test(place.near(-1).lower);
    return isOnce ? pair(place, 'einmal') : undefined;
  },
};

const prefixes =
  /^(?:mit|an|auf|aus|ein|zurück|weg|los|vor|ab|statt|teil|nach|bei|zu|herum|heraus|herein|hinaus|hinein|wieder|fern|kennen|vorbei|weiter|zusammen|um|durch|unter|über|her|hin|entgegen|hinzu|voraus|nieder|empor|fort|heim|preis)$/;
const needsWord =
  /^(?:mit|statt|teil|weg|los|ab|ein|fern|preis|heim|auf|an|aus|nach|bei|vor|zurück|um|her|hin|herum|heraus|herein|hinaus|hinein|fort|vorbei)$/;

/** Verbs with a separable prefix after which "zu" follows without a comma. */
const beforeZu = new Map([
  ['an', /^fangen$/],
  ['auf', /^(?:hören|geben)$/],
  ['vor', /^(?:haben|geben|ziehen)$/],
  ['ab', /^(?:lehnen|raten)$/],
]);

/** "Sie fing an zu lachen": the prefix belongs to the verb before it. */
function isEndOfBracket({ tokens, at, near }: Place, lexicon: GermanLexicon): boolean {
  const verbs = beforeZu.get(near(0).lower);
  return tokens
    .slice(Math.max(0, at - 8), at)
    .some(({ lower }) => lexicon.finite(lower).some(({ infinitive }) => verbs?.test(infinitive)));
}

/**
 * "mit kommen", "teil genommen", "auf zu stehen": a verb and its prefix are written as one word (Regelwerk 2018, § 34).
 */
export const joinedVerb: Rule = {
  name: 'DeJoinedVerb',
  reason: 'Standard',
  find(place, lexicon) {
    if (!/^\p{Ll}/u.test(place.near(0).text)) return undefined;
    const prefix = place.near(0).lower;
    const verb = place.near(1);
    if (
      !prefixes.test(prefix) ||
      !needsWord.test(prefix) ||
      place.near(0).opens ||
      !/^\p{Ll}/u.test(verb.text)
    ) {
      return undefined;
    }
    const whole = prefix + verb.lower;
    if (
      prefix === 'um' ||
      place.tokens.slice(Math.max(0, place.at - 6), place.at).some(({ lower }) => /^(?:von|vom)$/.test(lower))
    ) {
      return undefined;
    }
    if (verb.lower === 'zu') {
      if (isEndOfBracket(place, lexicon)) return undefined;
      const infinitive = place.near(2);
      const joined = `${prefix}zu${infinitive.lower}`;
      if (!lexicon.isZuInfinitive(joined) || !/^\p{Ll}/u.test(infinitive.text)) return undefined;
      return { first: place.at, last: place.at + 2, replacement: joined };
    }
    const isForm =
      (lexicon.isInfinitive(whole) && lexicon.isInfinitive(verb.lower)) ||
      (lexicon.isParticiple(whole) && lexicon.isParticiple(verb.lower));
    const isEnd =
      !place.near(2).isWord ||
      /^(?:und|oder|kann|muss|will|soll|darf|hat|haben|hatte|ist|sind|war|möchte|wird|werden|wurde|worden|können|müssen|wollen)$/.test(
        place.near(2).lower,
      );
    if (!isForm || !isEnd || /^(?:und|oder|ab|hin)$/.test(place.near(-1).lower)) return undefined;
    // "von da an gerechnet", "der Reihe nach gehen".
    return /^(?:da|heute|morgen|dort|nun|hier|Reihe|Meinung|Anschein|klein|nach|jetzt)$/.test(
      place.near(-1).text,
    )
      ? undefined
      : pair(place, whole);
  },
};
