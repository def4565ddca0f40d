import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { buildApp } from '../build-app.ts';
import type { Row } from '../part.ts';

const assets = new URL('../../apps/web/dist/assets/', import.meta.url);

/** The code that a reader loads only for citations, and only with a document that lists references. */
export async function measureChunks(): Promise<Row[]> {
  await buildApp();
  const names = await readdir(assets);
  const part = async (name: string, file: RegExp): Promise<Row> => {
    const found = names.filter((each) => file.test(each));
    const [one] = found;
    if (one === undefined || found.length > 1) throw new Error(`${found.length} files are ${file}.`);
    const gzip = gzipSync(await readFile(new URL(one, assets)), { level: 9 }).length;
    return { name, value: gzip / 1000, unit: 'kB' };
  };
  return [
    await part('citations on the page, lazy, gzip', /^citations-[\w-]+\.js$/u),
    await part('formatter with its processor, in a worker, gzip', /^format-worker-[\w-]+\.js$/u),
    await part('style APA 7, gzip', /^apa-[\w-]+\.csl$/u),
    await part('terms of a language, gzip', /^locales-fr-FR-[\w-]+\.xml$/u),
    await part('reader of BibTeX and RIS, in a worker, gzip', /^import-references-worker-[\w-]+\.js$/u),
  ];
}
