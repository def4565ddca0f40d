import { tagLimits } from '@octavo/contract/tag-limits';

/** Why tags cannot be added or saved (SPEC §5). */
export type TagProblem = 'tooMany' | 'tooFew' | 'tooLong' | 'noDocument' | 'failed';

/** What forbids a list of tags while it is edited; too few of them are a problem only when they are saved. */
export function tagProblem(tags: readonly string[]): 'tooMany' | 'tooLong' | null {
  if (tags.some((tag) => tag.length > tagLimits.maxLength)) return 'tooLong';
  return tags.length > tagLimits.max ? 'tooMany' : null;
}
