const key = 'octavo-failed-deliveries';

/** Whether any delivery has failed in this tab. */
export const hasFailedDeliveries = (): boolean => read().length > 0;

/** Whether delivering a document to this account has failed in this tab: it is not attempted again. */
export function hasFailedFor(account: string | null, documentId: string): boolean {
  return account !== null && read().includes(`${account}:${documentId}`);
}

export function rememberFailed(account: string | null, documentId: string): void {
  if (account === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify([...new Set([...read(), `${account}:${documentId}`])]));
  } catch {
    // Then it is attempted once more.
  }
}

function read(): readonly string[] {
  try {
    const kept: readonly string[] | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept ?? [];
  } catch {
    return [];
  }
}
