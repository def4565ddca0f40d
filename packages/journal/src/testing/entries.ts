import type { DocumentContent, DocumentDetail } from '@octavo/contract';
import type { Journal, JournalEntry } from '../journal.ts';

export const textOf = (words: string): DocumentContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

export function documentOf(words: string, version: number): DocumentDetail {
  return {
    id: 'canals',
    title: 'Canals',
    content: textOf(words),
    writingMode: 'blank',
    encryption: false,
    isIncomplete: false,
    favourite: false,
    tags: '',
    wordGoal: null,
    version,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
  };
}

export function entryOf(words: string, version: number, rest: Partial<JournalEntry> = {}): JournalEntry {
  return {
    key: ['canals', words],
    window: 'gone',
    writtenAt: 0,
    document: documentOf(words, version),
    unsaved: true,
    common: null,
    sent: null,
    ...rest,
  };
}

/** A journal in memory; `refuses` makes it fail like a browser without storage. */
export function memoryJournal() {
  const entries = new Map<string, JournalEntry>();
  const state = { refuses: false };
  const attempt = async (work: () => void) => {
    if (state.refuses) throw new DOMException('Storage is full', 'QuotaExceededError');
    work();
  };
  const journal: Journal = {
    keys: async () => [...entries.values()].map(({ key }) => key),
    owners: async () => [...entries.values()].map(({ key, account }) => ({ document: key[0], account })),
    review: (decide) =>
      attempt(() => {
        for (const [name, entry] of entries) {
          const kept = decide(entry);
          if (kept === null) entries.delete(name);
          else entries.set(name, kept);
        }
      }),
    entriesOf: async (id) => [...entries.values()].filter(({ key }) => key[0] === id),
    write: (entry) => attempt(() => void entries.set(entry.key.join(' '), entry)),
    forget: (key) => attempt(() => void entries.delete(key.join(' '))),
  };
  return { journal, state, entries: () => [...entries.values()] };
}
