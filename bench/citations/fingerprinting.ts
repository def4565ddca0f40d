import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { median } from '../percentile.ts';
import type { Row } from '../part.ts';
import { startBenchServer } from '../server.ts';
import { createDocument, expectOk, signIn, type TextDocument } from '../writer.ts';

const documents = 150;
const wordsEach = 4000;
const queries = 10;

/** An account with 600,000 words, compared with a text of 4,000: the first run reads them all. */
export async function measureFingerprints(): Promise<Row[]> {
  const server = await startBenchServer({
    CROSSREF_URL: 'off',
    OPEN_LIBRARY_URL: 'off',
    WIKIPEDIA_URL: 'off',
  });
  try {
    const browser = server.browser();
    await signIn(browser);
    for (let index = 0; index < documents; index += 1) {
      await createDocument(browser, `Document ${index}`, documentOf(textOf(index + 1)));
    }
    const copied = textOf(77)
      .split(' ')
      .map((word, at) => (at % 10 === 9 ? `other${at}` : word))
      .join(' ');
    const check = async (): Promise<number> => {
      const start = performance.now();
      const response = await expectOk(browser.post(endpoints.checkPlagiarism.path, { text: copied }));
      const found: readonly { title: string }[] = await response.json();
      const ms = performance.now() - start;
      if (found.map(({ title }) => title).join() !== 'Document 76') {
        throw new Error('The source was not found.');
      }
      return ms;
    };
    const first = await check();
    const later: number[] = [];
    for (let query = 0; query < queries; query += 1) later.push(await check());
    return [
      { name: '600,000 words of one’s own: first check, with fingerprints', value: first, unit: 'ms' },
      { name: '600,000 words of one’s own: a check from then on, p50', value: median(later), unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}

const documentOf = (text: string): TextDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Random words from a list of 5,000 (mulberry32), so that no two texts share a passage. */
function textOf(seed: number): string {
  let state = seed;
  const words: string[] = [];
  for (let count = 0; count < wordsEach; count += 1) {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    words.push(`word${((mixed ^ (mixed >>> 14)) >>> 0) % 5000}`);
  }
  return words.join(' ');
}
