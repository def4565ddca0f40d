const key = 'octavo-vain-deliveries';

/** Documents that could not be delivered to the account of this session: it is not asked for them again. */
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
    // Then it is asked for once more.
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
