import type { Namespace } from '@octavo/ui/namespaces';

/** The texts of a reader's page, in one file per language. */
export const readerNamespaces = [
  'common',
  'reading',
  'commenting',
  'outline',
  'errors',
] as const satisfies readonly Namespace[];
