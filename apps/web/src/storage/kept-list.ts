import { keep, kept } from './local-storage.ts';
import { listOf } from './stored-preferences.ts';

/** A list of texts under a key of its own. */
export function keptList(key: string) {
  return {
    read: (): readonly string[] => listOf(kept(key) ?? '[]'),
    write: (list: readonly string[]): void => keep(key, JSON.stringify(list)),
  };
}
