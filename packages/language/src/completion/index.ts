export { completeByWords } from './complete-by-words.ts';
export { continuation } from './continuation.ts';
export { type KnownWords, learn, tokensOf } from './known-words.ts';
