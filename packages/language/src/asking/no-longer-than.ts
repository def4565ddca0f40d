import { unusable } from './model-error.ts';

/**
 * Passes words on, and refuses them once there are more than `most` UTF-16 units: a replacement for a text must not be
 * half of something else.
 * @throws ModelError 'unusable'
 */
export async function* noLongerThan(most: number, words: AsyncIterable<string>): AsyncGenerator<string> {
  let left = most;
  for await (const chunk of words) {
    left -= chunk.length;
    if (left < 0) throw unusable('length');
    yield chunk;
  }
}
