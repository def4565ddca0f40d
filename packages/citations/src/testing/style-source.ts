import { readFile } from 'node:fs/promises';
import type { StyleSource } from '../format/formatter.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The style files of this package. */
export const styleSource: StyleSource = {
  style: (name) => read(`styles/${name}.csl`),
  locale: (name) => read(`locales/locales-${name}.xml`),
};
