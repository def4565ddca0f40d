/** CSL kinds that appear inside another work, whose name is the container title. */
export const partsOfWorks: ReadonlySet<string> = new Set([
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'chapter',
  'paper-conference',
  'webpage',
]);
