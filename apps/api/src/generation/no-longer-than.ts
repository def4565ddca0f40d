import { ModelError } from './model-error.ts';

/**
 * Passes words on, and refuses them once they are more than `most` UTF-16 units: what takes the place of a text must
 * not be half of something else.
 * @throws ModelError 'garbage'
 */
export async function* noLongerThan(most: number, words: AsyncIterable<string>): AsyncGenerator<string> {
  let left = most;
  for await (const chunk of words) {
    left -= chunk.length;
    if (left < 0) throw new ModelError({ kind: 'garbage' });
    yield chunk;
  }
}
