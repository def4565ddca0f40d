import { tagLimits } from '@octavo/contract/tag-limits';

/** Why tags cannot be added or saved (SPEC §5). */
export type TagProblem = 'tooMany' | 'tooFew' | 'tooLong' | 'noDocument' | 'failed';

/** Checks a list of tags while it is edited; too few of them is a problem only on saving. */
export function tagProblem(tags: readonly string[]): 'tooMany' | 'tooLong' | null {
  if (tags.some((tag) => tag.length > tagLimits.maxLength)) return 'tooLong';
  return tags.length > tagLimits.max ? 'tooMany' : null;
}
