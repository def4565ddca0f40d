/** How much work the editor has done, for the bench and for tests of its budget. */
export interface EditorCounters {
  transactions: number;
  paragraphsChecked: number;
  highlightsPainted: number;
  commentsMapped: number;
  commentsPainted: number;
  textblocksCounted: number;
  reactCommits: number;
}

declare global {
  var __octavoCounters: boolean | undefined;
}

/** Counts only while `globalThis.__octavoCounters` is true. */
export const editorCounters: EditorCounters = {
  transactions: 0,
  paragraphsChecked: 0,
  highlightsPainted: 0,
  commentsMapped: 0,
  commentsPainted: 0,
  textblocksCounted: 0,
  reactCommits: 0,
};

/** Adds to a counter while counting is switched on. */
export function count(name: keyof EditorCounters, amount = 1): void {
  if (globalThis.__octavoCounters) editorCounters[name] += amount;
}
