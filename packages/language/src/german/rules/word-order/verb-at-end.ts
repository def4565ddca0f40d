import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { determiners } from '../cases/determiners.ts';
import { clauseFrom } from '../clause.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { personalPronouns } from '../../lexicon/words.ts';

const modal =
  /^(?:ha(?:be|t|st|tte|tten)|bin|bist|ist|sind|seid|war|waren|will|willst|muss|musst|kann|kannst|soll|darf|mag|möchte|wird|werde|wurde|habe|gehe|geht|komme|kommt|mache|macht|\p{Ll}{3,}(?:e|t|st|te))$/u;

/** "weil ich habe keine Zeit": in a subordinate clause the verb comes last (Duden, § 1375). */
export const verbAtEnd: TokenRule<GermanLexicon> = {
  name: 'DeVerbAtEnd',
  reason: 'Order',
  find(place, lexicon) {
    if (!/^(?:weil|dass|obwohl|wenn|ob|damit|bevor|nachdem)$/.test(place.near(0).lower)) return undefined;
    const subject = place.near(1);
    const verb = place.near(2);
    if (!personalPronouns.has(subject.lower) || !/^\p{Ll}/u.test(verb.text) || !modal.test(verb.lower)) {
      return undefined;
    }
    if (determiners.has(verb.lower)) return undefined;
    if (lexicon.finite(verb.lower).length === 0 || lexicon.isInfinitive(verb.lower)) return undefined;
    const clause = clauseFrom(place, 3);
    const last = clause.at(-1);
    if (!last || clause.length > 12) return undefined;
    const isFinite = lexicon.finite(last.lower).length > 0 && !/^\p{Lu}/u.test(last.text);
    // "weil er hätte kommen sollen": two infinitives; "weil er viel und gern lacht"
    if (
      (isFinite && !lexicon.isParticiple(last.lower)) ||
      /^(?:können|müssen|wollen|sollen|dürfen|lassen|mögen)$/.test(last.lower)
    ) {
      return undefined;
    }
    if (clause.some(({ lower }) => /^(?:und|oder|aber|sondern)$/.test(lower))) return undefined;
    if (
      clause.length === 1 &&
      lexicon.isInfinitive(last.lower) &&
      lexicon
        .finite(verb.lower)
        .some(
          ({ infinitive }) =>
            !/^(?:können|müssen|wollen|sollen|dürfen|mögen|werden|möchten)$/.test(infinitive),
        )
    ) {
      return undefined;
    }
    // "sie will werden Ärztin": what follows the infinitive belongs before it.
    const [head] = clause;
    const isLoose =
      head !== undefined &&
      clause.length > 1 &&
      /^\p{Ll}/u.test(head.text) &&
      lexicon.isInfinitive(head.lower);
    const ordered = isLoose ? [...clause.slice(1), head] : clause;
    const text = ordered.map((token) => token.text).join(' ');
    return {
      first: place.at + 1,
      last: place.at + 2 + clause.length,
      replacement: `${subject.text} ${text} ${verb.text}`,
    };
  },
};
