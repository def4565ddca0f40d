/** Passes chunks on up to `most` UTF-16 units, without splitting a character. */
export async function* limited(chunks: AsyncIterable<string>, most: number): AsyncGenerator<string> {
  let left = most;
  for await (const chunk of chunks) {
    yield chunk.length <= left
      ? chunk
      : chunk
          .slice(0, left)
          .toWellFormed()
          .replace(/\uFFFD$/, '');
    left -= chunk.length;
    if (left <= 0) return;
  }
}
