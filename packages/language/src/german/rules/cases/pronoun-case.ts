import { matchCase } from '../../../engine/match-case.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { personalPronouns } from '../../lexicon/words.ts';

const dative: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ich: 'mir',
    mich: 'mir',
    du: 'dir',
    dich: 'dir',
    er: 'ihm',
    ihn: 'ihm',
    wir: 'uns',
  }),
);
const accusative: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ich: 'mich',
    mir: 'mich',
    du: 'dich',
    dir: 'dich',
    er: 'ihn',
    ihm: 'ihn',
    wir: 'uns',
  }),
);

/** "mit mich", "für mir", "ich helfe dich". */
export const pronounCase: TokenRule<GermanLexicon> = {
  name: 'DePronounCase',
  reason: 'CaseOfNoun',
  find(place) {
    const word = place.near(0);
    const before = place.near(-1).lower;
    const earlier = place.near(-2).lower;
    const form = (found: string | undefined) =>
      found === undefined
        ? undefined
        : { first: place.at, last: place.at, replacement: matchCase(word.text, found) };
    if (/^\p{Lu}/u.test(word.text)) return undefined;
    if (/^(?:mit|von|bei|zu|aus|nach|seit|gegenüber)$/.test(before)) {
      return /^(?:ich|er|wir|du)$/.test(word.lower) && before !== 'mit' && before !== 'von'
        ? undefined
        : form(dative.get(word.lower));
    }
    if (/^(?:für|gegen|durch|ohne|um)$/.test(before) && place.near(1).lower !== 'zu') {
      return form(accusative.get(word.lower));
    }
    const isDativeVerb =
      /^(?:helfe|hilfst|hilft|helfen|half|halfen|danke|dankst|dankt|danken|dankte|gefällt|gefallen|gefiel|gehört|antworte|antwortet|antwortete|gratuliere|gratuliert|glaube|vertraue|vertraut)$/;
    if (
      /^(?:mich|dich|ihn)$/.test(word.lower) &&
      (isDativeVerb.test(before) || (isDativeVerb.test(earlier) && personalPronouns.has(before)))
    ) {
      return /^(?:gehört|gefallen|glaube)$/.test(before) ? undefined : form(dative.get(word.lower));
    }
    return undefined;
  },
};
