/** Kinds of CSL that appear in something else, whose name is the container's title. */
export const partsOfWorks: ReadonlySet<string> = new Set([
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'chapter',
  'paper-conference',
  'webpage',
]);
