import { setImmediate } from 'node:timers/promises';

const groupSize = 5;

/**
 * Yields a finished text in groups of words, so that it arrives like a model's; other work may run between two groups.
 */
export async function* inWordGroups(text: string): AsyncGenerator<string> {
  const words = text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];
  for (let at = 0; at < words.length; at += groupSize) {
    yield words.slice(at, at + groupSize).join('');
    await setImmediate();
  }
}
