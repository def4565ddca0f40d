const key = 'octavo-vain-deliveries';

/** Whether delivering a document to this account has failed in this session: it is not attempted again. */
export function isVain(documentId: string, account: string | null): boolean {
  return account !== null && read().includes(`${account}:${documentId}`);
}

export function hasVain(): boolean {
  return read().length > 0;
}

export function rememberVain(documentId: string, account: string | null): void {
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
