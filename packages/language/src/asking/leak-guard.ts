import { ModelError } from './model-error.ts';

/** No line that repeats a marker is longer than this. */
const mostHeld = 4_000;

/**
 * Keeps the markers of the fence out of an answer. A line in which a model repeats a marker is left out; an answer that
 * mentions the marker in any other way recites its instructions, and is refused.
 * @throws ModelError 'garbage'
 */
export async function* withoutFence(words: AsyncIterable<string>, fence: string): AsyncGenerator<string> {
  const marker = `<<${fence}`;
  let before = '\n';
  let held = '';

  /** Returns what can be passed on; a possible beginning of a marker is held back until it is complete or ruled out. */
  function pass(ended: boolean): string {
    let passed = '';
    for (let at = held.indexOf(marker); at !== -1; at = held.indexOf(marker)) {
      if (!/(?<![«“„"'])\s$/u.test(before + held.slice(0, at))) throw new ModelError({ kind: 'garbage' });
      const end = held.indexOf('\n', at);
      passed += held.slice(0, at);
      if (end === -1 && !ended) {
        held = held.slice(at);
        if (held.length > mostHeld) throw new ModelError({ kind: 'garbage' });
        return passed;
      }
      held = end === -1 ? '' : held.slice(end + 1);
      before = '\n';
    }
    if (held.includes(fence)) throw new ModelError({ kind: 'garbage' });
    const keep = ended ? 0 : Math.max(overlap(held, marker), overlap(held, fence));
    passed += held.slice(0, held.length - keep);
    held = held.slice(held.length - keep);
    return passed;
  }

  for await (const chunk of words) {
    held += chunk;
    const passed = pass(false);
    if (passed === '') continue;
    before = (before + passed).slice(-2);
    yield passed;
  }
  const rest = pass(true);
  if (rest !== '') yield rest;
}

/** How many characters at the end of a text may be the beginning of a word. */
function overlap(text: string, word: string): number {
  for (let length = Math.min(text.length, word.length - 1); length > 0; length--) {
    if (text.endsWith(word.slice(0, length))) return length;
  }
  return 0;
}
