/** What was kept, or null; a browser that refuses storage has kept nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value on this device where the browser lets it; a choice that cannot be kept holds until the page is left. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window may refuse: nothing depends on it.
  }
}

/** A flag that is on until it was switched off. */
export function keptFlag(key: string): boolean {
  return kept(key) !== 'false';
}

/** A list of texts; whatever else stands under its key counts as empty. */
export function keptList(key: string) {
  return {
    read: (): readonly string[] => {
      try {
        const list: unknown = JSON.parse(kept(key) ?? '[]');
        return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
      } catch {
        return [];
      }
    },
    write: (list: readonly string[]): void => keep(key, JSON.stringify(list)),
  };
}
