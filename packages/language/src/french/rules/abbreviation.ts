import type { Place } from '../../engine/tokens/rule.ts';

/** "Falcot SA est": capitals before a word in small letters are no small word. */
export const isAbbreviation = ({ near }: Pick<Place, 'near'>): boolean =>
  /^\p{Lu}{2,}$/u.test(near(0).text) && /^\p{Ll}/u.test(near(1).text);
