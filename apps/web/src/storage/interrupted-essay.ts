import type { KeptEssay } from '@octavo/machines/essay';

/** Of this tab, and of this version of what is kept. */
const key = 'octavo-essay-1';

/** What was being written when this tab was left; null in a browser that refuses storage. */
export function interruptedEssay(): KeptEssay | null {
  try {
    const kept: KeptEssay | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return kept;
  } catch {
    return null;
  }
}

/** Keeps what is being written until it is forgotten. */
export function keepEssay(essay: KeptEssay): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(essay));
  } catch {
    // A private window may refuse: the essay is found on home all the same.
  }
}

export function forgetEssay(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
