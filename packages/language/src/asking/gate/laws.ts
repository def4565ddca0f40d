import type { TaskName } from '../task-names.ts';

/** What an answer to a task must satisfy. Words are counted as they are charged. */
export type Law = {
  /**
   * Numbers, names, links and citations: `kept`, all of the replaced text are there and none is new; `held`, all are
   * there, and no link or citation is new; `not invented`, none is new; `no new sources`, no link or citation is new;
   * `free`.
   */
  readonly facts: 'kept' | 'held' | 'not invented' | 'no new sources' | 'free';
  /** Least and most words, relative to the replaced text. */
  readonly share: readonly [least: number, most: number];
  /** Least and most words if nothing is replaced. */
  readonly words: readonly [least: number, most: number];
  /** Paragraphs compared with the replaced text: `same`, as many; `no fewer`; `free`. */
  readonly blocks: 'same' | 'no fewer' | 'free';
  /** Whether it has to be in the language of the text. */
  readonly language: boolean;
  /**
   * Least share of the subject words of the `text` that must be in the answer, or of those of the `answer` that must be
   * in the text.
   */
  readonly kin?: { readonly of: 'text' | 'answer'; readonly share: number };
};

const any: readonly [number, number] = [0, Number.POSITIVE_INFINITY];
const reworded: Law = {
  facts: 'kept',
  share: [0.4, 1.8],
  words: any,
  blocks: 'no fewer',
  language: true,
  kin: { of: 'text', share: 0.12 },
};
/** One or two paragraphs were asked for. */
const inserted: Law = {
  facts: 'no new sources',
  share: any,
  words: [8, 900],
  blocks: 'free',
  language: true,
  kin: { of: 'text', share: 0 },
};
const free: Law = { facts: 'free', share: any, words: any, blocks: 'free', language: false };

export const laws: Readonly<Record<TaskName, Law>> = {
  changeTone: reworded,
  improveFluency: reworded,
  paraphrase: reworded,
  soundAcademic: reworded,
  makeLocal: { ...reworded, share: [0.6, 1.7], kin: { of: 'text', share: 0.4 } },
  rewrite: { ...reworded, share: [0.4, 2.5], blocks: 'same' },
  summarize: {
    ...reworded,
    facts: 'not invented',
    share: [0.02, 1],
    blocks: 'free',
    kin: { of: 'answer', share: 0.2 },
  },
  makeLonger: { ...reworded, facts: 'held', share: [1.02, 5], kin: { of: 'text', share: 0.3 } },
  writeIntroduction: inserted,
  writeConclusion: inserted,
  writeOpposingArgument: inserted,
  writeWithMoreDepth: inserted,
  expandTitle: inserted,
  insertTemplate: { ...free, words: [3, 2_000], language: true },
  modify_text: { ...free, kin: { of: 'text', share: 0 } },
  autocomplete: free,
  essay: { ...free, language: true, kin: { of: 'text', share: 0 } },
  brainstorm: free,
  thesisIdeas: free,
  topicIdeas: free,
  corrections: free,
};
