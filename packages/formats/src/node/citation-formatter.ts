import { readFile } from 'node:fs/promises';
import { createFormatter, type Formatter } from '@octavo/citations/format';

const read = (file: string): Promise<string> => readFile(new URL(import.meta.resolve(file)), 'utf8');

/** Formats citations by the style files of `@octavo/citations`. */
export const citationFormatter: Formatter = createFormatter({
  style: (name) => read(`@octavo/citations/styles/${name}.csl`),
  locale: (name) => read(`@octavo/citations/locales/locales-${name}.xml`),
});
