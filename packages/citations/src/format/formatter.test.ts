import { readFile } from 'node:fs/promises';
import { type CitationStyle, citationStyles } from '@octavo/contract/citation-styles';
import { languages } from '@octavo/contract/languages';
import citeproc from 'citeproc';
import { describe, expect, test, vi } from 'vitest';
import { type Citation, citationKey, type CitedWork } from '../citation.ts';
import { styleSource } from '../testing/style-source.ts';
import { works } from '../testing/works.ts';
import { createFormatter } from './formatter.ts';
import { patchedStyle, patches } from './patched-style.ts';
import { textOfRuns } from './run.ts';

const formatter = createFormatter(styleSource);
const cite = (...list: (Partial<CitedWork> & { reference: string })[]): Citation => ({
  works: list.map((work) => ({ locator: '', prefix: '', suffix: '', ...work })),
  narrative: false,
});
const references = Object.values(works);
const citations = {
  page: cite({ reference: 'article', locator: 'p. 12' }),
  pair: cite({ reference: 'sameYear' }, { reference: 'articleWithoutDoi' }),
  words: cite({ reference: 'chapter', prefix: 'see', suffix: 'and others' }),
  narrative: { ...cite({ reference: 'book' }), narrative: true },
};

async function labels(style: CitationStyle) {
  const all = Object.values(citations);
  const { citations: runs } = await formatter.format({ style, language: 'en', references, citations: all });
  return all.map((citation) => textOfRuns(runs[citationKey(citation)] ?? []));
}

test.each([
  [
    'APA 7',
    [
      '(Mueller & Oppenheimer, 2014, p. 12)',
      '(Smith, 2020a, 2020b)',
      '(see Silva, 2011 and others)',
      'Jackson (2001)',
    ],
  ],
  [
    'MLA 9',
    [
      '(Mueller and Oppenheimer 12)',
      '(Smith, “First Thing”; Smith, “Second Thing”)',
      '(see Silva and others)',
      'Jackson',
    ],
  ],
  ['IEEE', ['[1, p. 12]', '[2], [3]', 'see [4] and others', '[5]']],
  [
    'DIN 1505',
    [
      '(Mueller & Oppenheimer, 2014, p. 12)',
      '(Smith, 2020a, 2020b)',
      '(see Silva, 2011 and others)',
      'Jackson (2001)',
    ],
  ],
] as const)('citations in %s', async (style, expected) => {
  expect(await labels(style)).toEqual(expected);
});

test.each([
  ['en', 'chapter 3', '(Jackson, 2001, Chapter 3)'],
  ['de-DE', 'Kap. 3', '(Jackson, 2001, Kapitel 3)'],
  ['fr-FR', 'chap. 4', '(Jackson, 2001, Chapitre 4)'],
  ['en', 'Chaplin', '(Jackson, 2001, p. Chaplin)'],
] as const)('in %s the locator %s is named as the style requires', async (language, locator, expected) => {
  const citation = cite({ reference: 'book', locator });
  const { citations: runs } = await formatter.format({
    style: 'APA 7',
    language,
    references,
    citations: [citation],
  });
  expect(textOfRuns(runs[citationKey(citation)] ?? [])).toBe(expected);
});

test('adding a citation changes only what it must, and equals formatting all at once', async () => {
  const steps = createFormatter(styleSource);
  for (const style of ['APA 7', 'IEEE'] as const) {
    const before = [citations.page, citations.pair];
    const after = [citations.page, citations.words, citations.pair];
    await steps.format({ style, language: 'en', references, citations: before });
    const added = await steps.format({ style, language: 'en', references, citations: after });
    const whole = await createFormatter(styleSource).format({
      style,
      language: 'en',
      references,
      citations: after,
    });
    expect(added).toEqual(whole);
  }
});

describe.each(citationStyles)('%s, one citation after the other', (style) => {
  test('equals formatting all at once, without starting over', async () => {
    const rebuild = vi.spyOn(citeproc.Engine.prototype, 'rebuildProcessorState');
    const steps = createFormatter(styleSource);
    const order = references.map(({ id }) => id).toSorted((one, other) => one.length - other.length);
    const cited: Citation[] = [];
    for (const [index, id] of order.entries()) {
      cited.splice(index % 3, 0, cite({ reference: id }));
      // The last three are listed together with their citation, the others before; each request is cloned as from
      // another thread.
      const listed = references.filter((work) => order.indexOf(work.id) <= Math.max(index, order.length - 4));
      const request = { style, language: 'en', references: listed, citations: cited } as const;
      const added = await steps.format(structuredClone(request));
      expect(added).toEqual(await createFormatter(styleSource).format(request));
    }
    // Once for each request formatted from scratch, and once at the start.
    expect(rebuild).toHaveBeenCalledTimes(2 * (order.length + 1));
    rebuild.mockRestore();
  });
});

test('a changed work changes only its own entry', async () => {
  const steps = createFormatter(styleSource);
  const all = { style: 'Chicago', language: 'en', citations: [] } as const;
  await steps.format({ ...all, references });
  for (const changed of [
    references.with(3, { ...works.sameYear, authors: ['Smith, Jane'] }),
    references.with(3, { ...works.sameYear, id: 'other' }),
    references.toSpliced(2, 1),
    [],
    references,
  ]) {
    expect(await steps.format({ ...all, references: changed })).toEqual(
      await createFormatter(styleSource).format({ ...all, references: changed }),
    );
  }
});

test('a citation of an unlisted work has no label, and equal citations have the same one', async () => {
  const { citations: runs } = await formatter.format({
    style: 'APA 7',
    language: 'en',
    references: [works.book],
    citations: [cite({ reference: 'gone' }), cite({ reference: 'book' }), cite({ reference: 'book' })],
  });
  expect(Object.keys(runs)).toEqual([citationKey(cite({ reference: 'book' }))]);
});

test('markup in a title stays text', async () => {
  const title = '<script>alert(1)</script> & <b>more</b>';
  const { bibliography } = await formatter.format({
    style: 'APA 7',
    language: 'en',
    references: [{ ...works.book, title }],
    citations: [],
  });
  expect(textOfRuns(bibliography[0]?.runs ?? [])).toContain('<script>alert(1)</script>');
});

test.each(
  patches.map((patch) => [`${patch.style} ${patch.languages?.join() ?? ''}: ${patch.fault}`, patch] as const),
)('the fault is still in the file: %s', async (_, { style, from, languages: [language = 'en'] = [] }) => {
  const source = await styleSource.style(style);
  expect(source).toContain(from);
  expect(patchedStyle(style, language, source)).not.toEqual(source);
});

describe.each(citationStyles)('%s', (style) => {
  test.each(languages)('the golden list in %s', async (language) => {
    const all = Object.values(citations);
    const { bibliography, citations: runs } = await formatter.format({
      style,
      language,
      references,
      citations: all,
    });
    const lines = [
      ...all.map((citation) => textOfRuns(runs[citationKey(citation)] ?? [])),
      '',
      ...bibliography.map(
        ({ id, number, runs: line }) => `${id}: ${number === null ? '' : `${number} `}${marked(line)}`,
      ),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `../../golden/${style.replaceAll(' ', '-').toLowerCase()}.${language}.txt`,
    );
    expect(bibliography).toHaveLength(references.length);
    expect(lines.join('\n')).not.toMatch(
      /NO_PRINTED|undefined|\. \.|,,|\bundefined\b|<\/?(?:i|b|div|span)>/u,
    );
  });
});

test.each(citationStyles)('the rules of %s are named for each kind of work', async (style) => {
  const page = await readFile(new URL('../../golden/RULES.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(`\n## ${style}\n`);
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const named = rows.slice(2).flatMap((line) => (line.split('|')[1] ?? '').trim().split(', '));
  expect(named.toSorted()).toEqual(Object.keys(works).toSorted());
  expect(rows.filter((line) => (line.split('|')[2] ?? '').trim() === '')).toEqual([]);
});

const marked = (runs: Awaited<ReturnType<typeof formatter.format>>['bibliography'][number]['runs']): string =>
  runs
    .map(({ text, italic, smallCapitals }) => (italic ? `_${text}_` : smallCapitals ? `^${text}^` : text))
    .join('');
