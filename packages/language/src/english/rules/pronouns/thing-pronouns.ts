import type { Sentence } from '../../context/likelihood.ts';
import { isAnimal, isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';

const named = {
  rule: 'ThingPronoun',
  reason: 'Grammar',
  summary: 'A thing is “it”.',
} as const;

/** Predicates that fit things: "he stopped working", "she is too expensive". */
const ofThings =
  /^(?:(?:has |have )?(?:stopped|stops) working|broke(?: down)?\b|(?:doesn't|does not|didn't|did not) (?:work|cost|fit|start)|costs?\b|tastes?\b|tasted\b|(?:is|was) (?:very |too |so |quite |really |already |almost )?(?:expensive|cheap|broken|delicious|new|heavy|empty|full|dirty|sold out|comfortable|useful|made|built|located|situated|written|closed|open|tasty|boring|interesting|red|blue|black|white|green)\b|contains?\b|consists?\b|belongs\b|melted\b|exploded\b|rings?\b|rang\b|runs on\b|needs repairing)/;

/** "I bought a new kettle, but he stopped working" (Quirk and others, 5.104–111). */
export function thingPronouns({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (!/^(?:he|she)$/.test(word.lower) || at < 3) return [];
    const before = words.slice(0, at);
    const hasThing = before.some(({ lower, kind }) => kind === 'NOUN' && isThing(lower));
    const hasBeing = before.some(
      ({ lower, kind, text }) =>
        kind === 'PROPN' ||
        isPerson(lower) ||
        isAnimal(lower) ||
        /^(?:he|she|his|her|him|who|someone|somebody|everyone|nobody|baby|family)$/.test(lower) ||
        (/^\p{Lu}\p{Ll}/u.test(text.slice(0)) && kind === 'PROPN'),
    );
    if (!hasThing || hasBeing) return [];
    const said = words
      .slice(at + 1, at + 6)
      .map(({ lower }) => lower)
      .join(' ');
    return ofThings.test(said) ? [{ ...named, at, remove: 1, put: ['it'] }] : [];
  });
}
