/** The pages whose visits are counted. */
export const visitedPages = [
  'home',
  'document',
  'account',
  'history',
  'favourites',
  'trash',
  'shortcuts',
  'changelog',
  'prices',
] as const;
export type VisitedPage = (typeof visitedPages)[number];
