import type { Namespace } from '@octavo/ui/namespaces';

/** The texts that every page starts with. The build puts them into one file per language. */
export const firstNamespaces = [
  'common',
  'account',
  'home',
  'document-item',
  'import-choice',
  'search',
  'greeting',
  'errors',
  'notifications',
  'session',
  'sidebar',
  'preferences',
  'referral',
  'samples',
  'essay',
] as const satisfies readonly Namespace[];
