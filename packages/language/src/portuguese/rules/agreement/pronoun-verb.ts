import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { Person } from '../../lexicon/conjugation.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { prepositions, subjects } from '../../lexicon/words.ts';

const between = words('não já também nunca ainda sempre só me te se lhe nos vos lhes o a os as');

/** "eu vai", "nós foi", "tu fizestes": the verb agrees in person with its pronoun. */
export const pronounVerb: TokenRule<PortugueseLexicon> = {
  name: 'PtPronounVerb',
  reason: 'SubjectVerb',
  find(place, lexicon) {
    const isWe = place.near(0).lower === 'gente' && place.near(-1).lower === 'a';
    const person: Person | undefined = isWe ? '3s' : subjects.get(place.near(0).lower);
    const before = isWe ? place.near(-2) : place.near(-1);
    if (
      person === undefined ||
      prepositions.has(before.lower) ||
      /^(?:e|ou|nem|com|como|que nem|do)$/.test(before.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:ele|ela|eles|elas|nós)$/.test(place.near(0).lower) &&
      !place.near(0).opens &&
      before.isWord &&
      lexicon.finite(before.lower).length > 0
    ) {
      return undefined;
    }
    let steps = 1;
    while (steps < 4 && between.has(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    // "tu é que sabes"
    if (place.near(steps + 1).lower === 'que' && /^(?:é|era|foi)$/.test(verb.lower)) return undefined;
    const bare = verb.lower.replace(/-(?:me|te|se|lhe|nos|vos|lhes)$/, '');
    if (!/^\p{Ll}/u.test(verb.text)) return undefined;
    const readings = lexicon.finite(bare).filter(({ tense }) => tense !== 'i');
    if (readings.length === 0 || readings.some((reading) => reading.person === person)) return undefined;
    if (
      lexicon.isInfinitive(bare) ||
      (lexicon.noun(bare) !== 0 &&
        !/^(?:era|foi|fala|gosta|trabalha|estuda|mora|canta|come|conta|ajuda|joga|viaja|compra|espera|chega)$/.test(
          bare,
        ))
    ) {
      return undefined;
    }
    const forms = [
      ...new Set(readings.map(({ lemma, tense }) => lexicon.conjugate(lemma, tense, person))),
    ].flatMap((form) => form ?? []);
    const [form, ...alternatives] = forms;
    if (form === undefined || form === bare) return undefined;
    const suffix = verb.lower.slice(bare.length);
    return {
      first: place.at + steps,
      last: place.at + steps,
      replacement: form + suffix,
      alternatives: alternatives.map((one) => one + suffix),
    };
  },
};
