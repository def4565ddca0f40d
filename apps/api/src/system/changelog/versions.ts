/** Newest first. The text for each is in `changelog-messages.json` of every language. */
export const versions = [
  { version: '0.7.0', date: '2026-11-26' },
  { version: '0.6.0', date: '2026-11-25' },
  { version: '0.5.0', date: '2026-11-25' },
  { version: '0.4.0', date: '2026-11-24' },
  { version: '0.3.0', date: '2026-11-23' },
  { version: '0.2.0', date: '2026-11-23' },
  { version: '0.1.0', date: '2026-11-21' },
] as const;

export type Version = (typeof versions)[number]['version'];
