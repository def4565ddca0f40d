import type { TaggedWord } from './tagged-words.ts';

const determiners = new Set(
  `a an the this that these those my your his her its our their whose some any no every each either neither another
  all both many much few several most more less fewer enough what which such half one two three four five six seven
  eight nine ten eleven twelve twenty thirty forty fifty sixty hundred thousand million little whatever whichever
  various numerous certain same`.split(/\s+/),
);

/** Whether a word fills the place of an article: determiners, numbers and possessives. */
export const isDeterminer = ({ lower, kind }: TaggedWord): boolean =>
  determiners.has(lower) || kind === 'NUM' || /^\d/.test(lower) || /'s$|s'$/.test(lower);
