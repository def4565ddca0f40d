/** Where a passage of a text came from, each with the letter that stands for it in `WritingRuns`. */
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

/** What a writing record counts: what came in by its origin, what was moved, taken away, and undone or done again. */
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

/** Most characters of the runs of a document, and most days in one message. */
export const writingRecordLimits = { runs: 40_000, days: 60 } as const;
