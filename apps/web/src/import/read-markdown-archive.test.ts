import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const png = strToU8('\u0089PNG\r\n\u001A\n and so on', true);

it('regression 251: Markdown comes back with the pictures that lie beside it', async () => {
  const file = zipSync({
    'Tides.md': strToU8('# Tides\n\n![The gate](pictures/a.png)\n\n![gone](pictures/b.png)\n'),
    'pictures/a.png': png,
  });
  const read = await readFile(file, 'Tides.zip');
  expect(read.html).toContain('<img src="picture:0" alt="The gate">');
  expect(read.html).toContain('<img src="pictures/b.png"');
  expect(read.pictures).toEqual([{ type: 'image/png', bytes: png }]);
});

it('regression 251: an archive of several texts, or of none, is not read', async () => {
  const texts = zipSync({ 'a.md': strToU8('A'), 'b.md': strToU8('B') });
  await expect(readFile(texts, 'a.zip')).rejects.toMatchObject({ reason: 'kind' });
  await expect(readFile(zipSync({ 'a.png': png }), 'a.zip')).rejects.toMatchObject({ reason: 'kind' });
});

it('regression 252: a picture of an archive comes once, by any name, and what is not shown stays packed', async () => {
  const file = zipSync({
    'Tides.md': strToU8('![a](<Fotos & Co.png>)\n\n![b](<Fotos & Co.png>)\n'),
    'Fotos & Co.png': png,
    'other.png': png,
  });
  const read = await readFile(file, 'Tides.zip');
  expect(read.html.match(/src="picture:0"/gu)).toHaveLength(2);
  expect(read.pictures).toHaveLength(1);
});
