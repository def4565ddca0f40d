import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importBounds } from './bounds.ts';
import { readFile } from './read-file.ts';

const png = strToU8('\u0089PNG\r\n\u001A\n and so on', true);

it('regression 251: Markdown is read with the pictures beside it', async () => {
  const file = zipSync({
    'Tides.md': strToU8('# Tides\n\n![The gate](pictures/a.png)\n\n![gone](pictures/b.png)\n'),
    'pictures/a.png': png,
  });
  const read = await readFile(file, 'Tides.zip');
  expect(read.html).toContain('<img src="picture:0" alt="The gate">');
  expect(read.html).toContain('<img src="pictures/b.png"');
  expect(read.pictures).toEqual([{ type: 'image/png', bytes: png }]);
});

it('regression 251: an archive with several texts, or none, is refused', async () => {
  const texts = zipSync({ 'a.md': strToU8('A'), 'b.md': strToU8('B') });
  await expect(readFile(texts, 'a.zip')).rejects.toMatchObject({ reason: 'kind' });
  await expect(readFile(zipSync({ 'a.png': png }), 'a.zip')).rejects.toMatchObject({ reason: 'kind' });
});

it('regression 252: a picture of an archive is read once, by any name, and unused ones stay packed', async () => {
  const file = zipSync({
    'Tides.md': strToU8('![a](<Fotos & Co.png>)\n\n![b](<Fotos & Co.png>)\n'),
    'Fotos & Co.png': png,
    'other.png': png,
  });
  const read = await readFile(file, 'Tides.zip');
  expect(read.html.match(/src="picture:0"/gu)).toHaveLength(2);
  expect(read.pictures).toHaveLength(1);
});

it('regression 264: pandoc citations are resolved if the BibTeX file beside them has their works', async () => {
  const text =
    'By hand [see @mueller2014, p. 12--15, too; @jackson2001], as @jackson2001 [ch. 3] says; not [@nobody], nor me@jackson2001.\n\n## References\n\n::: {#refs}\n:::\n';
  const bibliography =
    '@article{mueller2014, author={Mueller, Pam}, title={The pen}, journal={Psych}, year=2014}\n@book{jackson2001, author={Jackson, H. J.}, title={Marginalia}, year=2001}';
  const file = zipSync({ 'essay.md': strToU8(text), 'references.bib': strToU8(bibliography) });
  const { html, cited } = await readFile(file, 'essay.zip');
  expect(html).toBe(
    `<p>By hand <cite data-inline-citation="" data-reference="own:mueller2014" data-locator="12–15" data-prefix="see" data-suffix=", too" data-more="[{&quot;reference&quot;:&quot;own:jackson2001&quot;,&quot;prefix&quot;:&quot;&quot;,&quot;locator&quot;:&quot;&quot;,&quot;suffix&quot;:&quot;&quot;}]">[see @mueller2014, p. 12--15, too; @jackson2001]</cite>, as <cite data-inline-citation="" data-reference="own:jackson2001" data-locator="ch. 3" data-narrative="">@jackson2001 [ch. 3]</cite> says; not [@nobody], nor me@jackson2001.</p>\n`,
  );
  expect(cited?.references).toMatchObject([{ title: 'The pen' }, { title: 'Marginalia' }]);
});

it('regression 382: works beside a Markdown file are cited, and other citations are reported', async () => {
  const text = new TextEncoder().encode(
    'As @jackson2001 says [@jackson2001, p. 3]. Not [see @nobody, p. 2], nor @nowhere. Mail me@home.org, or [me@home.org], `[@code]`, [@linked](https://a.org).\n',
  );
  const works = new TextEncoder().encode(
    '@book{jackson2001, author={Jackson, H. J.}, title={Marginalia}, year=2001}',
  );
  const { html, cited, losses, places } = await readFile(text, 'essay.md', [
    { name: 'works.bib', bytes: works },
  ]);
  expect(html.match(/<cite /gu)).toHaveLength(2);
  expect(cited?.references).toMatchObject([{ title: 'Marginalia' }]);
  expect([losses, places]).toEqual([{ citations: 2 }, { citations: ['[see @nobody, p. 2]', '@nowhere'] }]);
});

it('regression 382: Markdown citations without works are reported; @names of people and packages are not', async () => {
  const read = (text: string) => readFile(new TextEncoder().encode(text), 'essay.md');
  expect((await read('So [@jackson2001; see @mueller2014, p. 2].\n')).losses).toEqual({ citations: 1 });
  expect(
    (await read('Thanks @jackson and [@jackson], `[@a]` and [@scope/name].\n\n[@jackson]: https://a.org\n'))
      .losses,
  ).toEqual({});
});

it('regression 362: a paragraph with many marks is read in linear time', async () => {
  const text = '*so* <'.repeat(20_000);
  expect((await readFile(new TextEncoder().encode(text), 'essay.md')).html).toContain('<em>so</em>');
}, 5000);

it('regression 363: a document lists only the cited works of a library beside its Markdown file', async () => {
  const work = (key: string, more = '') => `@book{${key}, author={Jackson, H. J.}, year=2001${more}}`;
  const library = [
    '@string{press = "Yale"}',
    ...Array.from({ length: 600 }, (_, place) => work(`other${place}`, ', title={Other}')),
    work('margins', ', title={Marginalia}, publisher=press'),
    '@inbook{notes, author={Jackson, H. J.}, title={Notes}, crossref={whole}}',
    work('whole', ', title={The whole}, booktitle={The whole}'),
  ].join('\n');
  const text = 'So [@margins; @notes]; mail me@other1.\n';
  const files = [{ name: 'library.bib', bytes: new TextEncoder().encode(library) }];
  const { cited, losses } = await readFile(new TextEncoder().encode(text), 'essay.md', files);
  expect(losses).toEqual({});
  expect(cited?.references).toMatchObject([
    { title: 'Marginalia', publication: 'Yale' },
    { title: 'Notes', publication: 'The whole' },
  ]);
});

const book = (key: string) => `@book{${key}, author={Jackson, H. J.}, title={Book ${key}}, year=2001}`;
const books = (count: number) => Array.from({ length: count }, (_, place) => book(`b${place}`)).join('\n');

it('regression 442: a BibTeX file that is not text, or too large, is reported by its name', async () => {
  const text = strToU8('So [@b1].\n');
  const files = [
    { name: 'large.bib', bytes: undefined },
    { name: 'picture.bib', bytes: new Uint8Array(8) },
    { name: 'library.bib', bytes: strToU8(books(4) + ' '.repeat(3_000_000)) },
  ];
  const { cited, losses, places } = await readFile(text, 'essay.md', files);
  expect(cited?.references).toHaveLength(1);
  expect(losses).toEqual({ bibliographies: 2 });
  expect(places).toEqual({ bibliographies: ['large.bib', 'picture.bib'] });
  const archive = zipSync({ 'essay.md': text, 'large.bib': new Uint8Array(importBounds.file + 1) });
  expect((await readFile(archive, 'essay.zip')).losses).toEqual({ bibliographies: 1, citations: 1 });
});

it('regression 442: an archive is read with more than 500 works, or with only the cited ones', async () => {
  const read = (count: number) =>
    readFile(
      zipSync({ 'essay.md': strToU8(`So [@b1; @b${count - 1}].\n`), 'works.bib': strToU8(books(count)) }),
      'essay.zip',
    );
  expect((await read(700)).cited?.references).toHaveLength(700);
  const { cited, losses } = await read(2100);
  expect(cited?.references.map(({ title }) => title)).toEqual(['Book b1', 'Book b2099']);
  expect(losses).toEqual({});
}, 20_000);
