import type { CompositionCall, CompositionServices } from './composition-call.ts';

/**
 * Checks, before anything is written for it, whether the account may keep one more document; returns how many it may
 * keep.
 * @throws AppError 409 `too_many_documents`, 429 `too_many_attempts`
 */
export async function requireRoomFor(
  { documents, quotas }: CompositionServices,
  { account, network }: CompositionCall,
): Promise<{ readonly most: number }> {
  const { documents: most } = quotas.roomOf(account);
  await documents.requireRoom(account.id, most);
  await quotas.countNew(account, network);
  return { most };
}
