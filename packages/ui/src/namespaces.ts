/** One file each in `locales/<language>/`, fetched when the first view that needs it is drawn. */
export const namespaces = [
  'common',
  'home',
  'editor',
  'suggestions',
  'ai-card',
  'download',
  'date-picker',
  'errors',
  'loading-messages',
  'avatar',
  'sign-in',
] as const;

export type Namespace = (typeof namespaces)[number];

export const defaultNamespace = 'common' satisfies Namespace;
