export { wordDiff, wordDiffSoFar } from './word-diff.ts';
