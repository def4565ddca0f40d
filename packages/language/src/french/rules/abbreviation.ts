import type { Place } from '../../engine/tokens/rule.ts';

/** "Falcot SA est": an upper-case word before a lower-case one is not a function word. */
export const isAbbreviation = ({ near }: Pick<Place, 'near'>): boolean =>
  /^\p{Lu}{2,}$/u.test(near(0).text) && /^\p{Ll}/u.test(near(1).text);
