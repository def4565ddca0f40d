import type { ChangelogEntry } from '@octavo/contract';

/** What changed for the people who use Octavo, newest first. */
export const changelog: readonly ChangelogEntry[] = [
  {
    version: '0.1.0',
    date: '2026-11-21',
    message:
      'The first version: write in a calm editor that saves by itself, see spelling and grammar suggestions, let the AI card summarize or paraphrase a passage in three versions, choose a light, dark or cyberpunk theme, and download the document.',
  },
];
