import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { English } from '../../english/dialect.ts';
import { loadHarper } from './harper.ts';
import { splitParagraphs } from '../../engine/paragraphs.ts';

const harper = loadHarper();

const read = (name: string): Promise<string> =>
  readFile(new URL(`../../english/testing/${name}`, import.meta.url), 'utf8');

test('clean prose of 1,500 words and more raises at most three false alarms', async () => {
  const prose = await read('clean-prose.txt');
  expect(prose.split(/\s+/).length).toBeGreaterThan(1500);
  const checker = await harper;
  const alarms = [];
  for (const { text } of splitParagraphs(prose)) alarms.push(...(await checker.check(text, 'British')));
  expect(alarms.slice(3)).toEqual([]);
});

const replacementsOf = async (text: string, english: English): Promise<string[]> =>
  (await (await harper).check(text, english)).map((finding) => finding.replacement);

const ofAllEnglishes =
  'The grey kerb was ninety metres from the theatre, and the neighbours organised a colourful programme to honor the harbor.';

test.each(['International', 'American'] as const)(
  'a word of any variety of English is correct in %s',
  async (english) => {
    expect(await replacementsOf(ofAllEnglishes, english)).toEqual([]);
  },
);

test.each([
  ['British', ['honour', 'harbour']],
  ['Canadian', ['organized', 'program', 'honour', 'harbour']],
] as const)(
  'a writer of %s English is told its spelling of a word, as a matter of style',
  async (english, own) => {
    const found = await (await harper).check(ofAllEnglishes, english);
    expect(found.map(({ replacement }) => replacement)).toEqual(own);
    expect(new Set(found.map(({ kind, reason }) => `${kind}: ${reason}`))).toEqual(
      new Set(['style: Regionalism']),
    );
  },
);

test('words of another variety of English do not make a text suspicious', async () => {
  const text = 'She said that the color of the harbor, the theater and the neighboring houses was gray.';
  const found = await (await harper).check(text, 'British');
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['OwnSpelling']));
});

test('names keep their spelling', async () => {
  expect(
    await replacementsOf('The Pearl Harbor attack and the Lincoln Center were named.', 'British'),
  ).toEqual([]);
});

test('the dialect decides how a misspelt word is corrected', async () => {
  const text = 'The flavuor of the sea pleased him.';
  expect(await replacementsOf(text, 'American')).toEqual(['flavor']);
  expect(await replacementsOf(text, 'British')).toEqual(['flavour']);
});

test('the same clean prose raises no more alarms for an American reader', async () => {
  const checker = await harper;
  const alarms = [];
  for (const { text } of splitParagraphs(await read('clean-prose.txt'))) {
    alarms.push(...(await checker.check(text, 'American')));
  }
  expect(alarms.slice(3)).toEqual([]);
});

test('offsets count UTF-16 units, with emoji and CJK before the mistake', async () => {
  const paragraph = '😀👩‍👩‍👧 In 東京, he recieve the the letter.';
  const wrong = (await (await harper).check(paragraph, 'American')).map((finding) =>
    paragraph.slice(finding.offset, finding.offset + finding.length),
  );
  expect(wrong).toEqual(['recieve', 'the the']);
});

test('a paragraph that is not English is not checked', async () => {
  const checker = await harper;
  expect(await checker.check('Il fait beau aujourdhui et nous alons à la plage.', 'American')).toEqual([]);
  expect(await checker.check('Das ist ein sehr schöner Tag gewessen.', 'American')).toEqual([]);
});

test('no word is replaced with itself, and none is deleted without a reason', async () => {
  const findings = await (
    await harper
  ).check('I think that that is is fine, and the qxzzvbn was was there .', 'American');
  expect(findings.every((finding) => finding.length > 0 && finding.summary.length > 5)).toBe(true);
});

test('regression 45: a web address is not misspelt and does not start a sentence', async () => {
  const text =
    'The page is https://exampel.com/teh and exampel.com is nice. Write to bob@exampel.org about it.';
  expect(await replacementsOf(text, 'American')).toEqual([]);
});

test.each([
  ['Reusable Water Botltes', ['Bottles']],
  ['Leasehold improvemments', ['improvements']],
  ['The Kreutzer Sonata', []],
  ['Vita nuova', []],
] as const)('regression 23: a heading is checked by its actual words: %s', async (heading, mended) => {
  expect(await replacementsOf(heading, 'American')).toEqual(mended);
});

test.each([
  ['Importing Customers and Vednors', 'Vendors'],
  ['The Daata', 'Data'],
  ['Creating from the Ledgger', 'Ledger'],
])('regression 479: a misspelt word of a title keeps its capital: %s', async (heading, mended) => {
  const found = await (await harper).check(heading, 'American');
  expect(found.map(({ kind, replacement }) => [kind, replacement])).toEqual([['spelling', mended]]);
});

test('regression 18: short paragraphs among English ones are checked', async () => {
  const checker = await harper;
  const replacements = async (text: string, amongEnglish: boolean) =>
    (await checker.check(text, 'American', { amongEnglish })).map(({ replacement }) => replacement);
  expect(await replacements('Students recieve prizes.', true)).toEqual(['receive']);
  expect(await replacements('Teh end', true)).toEqual(['The']);
  for (const name of [
    'Marie Curie',
    'Introduction',
    'Paris',
    'Chapter 3',
    'Works Cited',
    'Dr. Ada Lovelace',
  ]) {
    expect(await replacements(name, true)).toEqual([]);
  }
});

test.each([
  ['Students recieve prizes.', 'receive'],
  ['Tom bougt bread.', 'bought'],
])(
  'regression 279: a short sentence of unknown language is English except for one word: %s',
  async (text, right) => {
    const checker = await harper;
    const found = await checker.check(text, 'American');
    expect(found.map(({ replacement }) => replacement)).toEqual([right]);
    expect(await checker.check('Alumni venint domum.', 'American')).toEqual([]);
  },
);

test('a paragraph that continues a sentence may start in lower case', async () => {
  const checker = await harper;
  const text = 'the second part of the list, which is long.';
  expect((await checker.check(text, 'American')).map(({ replacement }) => replacement)).toEqual(['The']);
  expect(await checker.check(text, 'American', { continues: true })).toEqual([]);
});
