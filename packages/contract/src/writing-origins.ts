/** Where a passage of a text came from, each with its letter in `WritingRuns`. */
export const originLetters = {
  typed: 't',
  pasted: 'p',
  dictated: 'd',
  completion: 'c',
  card: 'a',
  local: 'l',
  tools: 'o',
  correction: 'r',
  essay: 'e',
  imported: 'i',
  earlier: 'x',
} as const;

export type WritingOrigin = keyof typeof originLetters;

/** What a writing record counts: text added, by origin, and text moved, deleted, undone and redone. */
export const recordedKinds = [
  'typed',
  'dictated',
  'pasted',
  'imported',
  'moved',
  'completion',
  'card',
  'local',
  'tools',
  'correction',
  'essay',
  'removed',
  'undone',
] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** Most characters in the runs of a document, and most days in one message. */
export const writingRecordLimits = { runs: 40_000, days: 60 } as const;
