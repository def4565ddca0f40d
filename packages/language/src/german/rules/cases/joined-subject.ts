import type { TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

/** "Meine Kollegin und mich haben": a subject is nominative. */
export const joinedMe: Rule = {
  name: 'DeJoinedMe',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    if (!/^(?:mich|mir)$/.test(place.near(0).lower) || place.near(-1).lower !== 'und') return undefined;
    const isFirst = [-2, -3, -4].some(
      (steps) =>
        place.near(steps).opens &&
        !/^(?:für|mit|von|ohne|zwischen|gegen|bei|an|über|um|auf)$/.test(place.near(steps).lower),
    );
    const isSubject =
      lexicon.finite(place.near(1).lower).some(({ person }) => person === '1p') &&
      !/^(?:ich|wir|er|sie|es|du|man)$/.test(place.near(2).lower);
    return isFirst && isSubject ? { first: place.at, last: place.at, replacement: 'ich' } : undefined;
  },
};
