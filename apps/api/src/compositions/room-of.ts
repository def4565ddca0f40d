import { mostAnonymousDocuments } from '@octavo/contract/document-limits';
import type { Account } from '../account/account.ts';

/** How many documents an account may keep. */
export const roomOf = ({ type }: Account): { readonly most: number } => ({
  most: type === 'anon' ? mostAnonymousDocuments : Number.POSITIVE_INFINITY,
});
