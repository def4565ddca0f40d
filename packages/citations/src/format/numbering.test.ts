import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import citeproc from 'citeproc';
import { type Citation, citationKey, type CitedWork } from '../citation.ts';
import { styleSource } from '../testing/style-source.ts';
import { works } from '../testing/works.ts';
import { createFormatter } from './formatter.ts';
import { textOfRuns } from './run.ts';

const references = Array.from({ length: 14 }, (_, index) => ({
  ...works.book,
  id: `work:${index}`,
  title: `Part ${index}`,
}));
const cite = (...list: (Partial<CitedWork> & { reference: string })[]): Citation => ({
  works: list.map((work) => ({ locator: '', prefix: '', suffix: '', ...work })),
  narrative: false,
});
const citeAll = (...ids: number[]): Citation => cite(...ids.map((id) => ({ reference: `work:${id}` })));

async function oneByOne(style: 'IEEE' | 'Vancouver' | 'JIS', steps: readonly (readonly Citation[])[]) {
  const formatter = createFormatter(styleSource);
  const request = { style, language: 'en', references } as const;
  for (const step of steps.slice(0, -1)) await formatter.format({ ...request, citations: step });
  const citations = steps.at(-1) ?? [];
  const added = await formatter.format({ ...request, citations });
  return { citations, added, whole: await createFormatter(styleSource).format({ ...request, citations }) };
}

async function labels(steps: readonly (readonly Citation[])[]) {
  const { citations, added } = await oneByOne('IEEE', steps);
  return citations.map((citation) => textOfRuns(added.citations[citationKey(citation)] ?? []));
}

test('a collapsed range moves as a whole', async () => {
  const range = citeAll(2, 3, 4);
  expect(await labels([[range], [citeAll(1), range]])).toEqual(['[1]', '[2]–[4]']);
});

test('a range is split by a work that is now cited earlier', async () => {
  const range = citeAll(2, 3, 4);
  const steps = [
    [citeAll(1), range],
    [citeAll(3), citeAll(1), range],
  ];
  expect(await labels(steps)).toEqual(['[1]', '[2]', '[1], [3], [4]']);
});

test('page locators stay unchanged', async () => {
  const pages = cite({ reference: 'work:2', locator: '1–2' });
  const page = cite({ reference: 'work:3', locator: '7' });
  expect(
    await labels([
      [pages, page],
      [citeAll(1), pages, page],
    ]),
  ).toEqual(['[1]', '[2, pp. 1–2]', '[3, p. 7]']);
});

test('a citation before a hundred others makes the processor format only that one', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...works.book, id: `many:${index}` }));
  const citations = many.map(({ id }) => cite({ reference: id }));
  const formatter = createFormatter(styleSource);
  const request = { style: 'IEEE', language: 'en', references: many } as const;
  await formatter.format({ ...request, citations: citations.slice(1) });
  const format = vi.spyOn(citeproc.Engine.prototype, 'process_CitationCluster');
  await formatter.format({ ...request, citations });
  expect(format).toHaveBeenCalledTimes(1);
  format.mockRestore();
});

const digits = fc.constantFrom('', '', '1', '2–3', 'chapter 2');
const cited = fc.record({
  reference: fc.integer({ min: 0, max: references.length - 1 }).map((id) => `work:${id}`),
  locator: digits,
  prefix: fc.constantFrom('', '', 'see 1'),
  suffix: fc.constantFrom('', '', 'and 2'),
});
const citation = fc.record({
  works: fc.array(cited, { minLength: 1, maxLength: 4 }),
  narrative: fc.boolean(),
});
const insertions = fc.array(fc.tuple(citation, fc.nat()), { minLength: 2, maxLength: 8 });

describe.each(['IEEE', 'Vancouver', 'JIS'] as const)('%s', (style) => {
  test.each([2001, Date.now()])('any citations equal formatting all at once (seed %i)', async (seed) => {
    await fc.assert(
      fc.asyncProperty(insertions, async (list) => {
        const steps: Citation[][] = [[]];
        for (const [more, at] of list) {
          const last = steps.at(-1) ?? [];
          steps.push(last.toSpliced(at % (last.length + 1), 0, more));
        }
        const { added, whole } = await oneByOne(style, steps);
        expect(added).toEqual(whole);
      }),
      { seed, numRuns: 20 },
    );
  });
});
