import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { paragraphLanguage } from '@octavo/language';
import type { EvalLanguage } from '../corrections/fault.ts';
import { sources } from '../prose/sources.ts';
import { unpacked } from '../prose/unpacked.ts';

const others = new Set(['en', 'fr', 'de', 'pt', 'other']);

/** Headings of 2 to 6 words from the sources of edited prose, in alphabetical order; none that is clearly in another language. */
export function readTitles(language: EvalLanguage): string[] {
  const titles = sources[language].flatMap(({ package: name, files }) => {
    const folder = unpacked(name);
    return globSync(files, { cwd: folder }).flatMap((file) =>
      titlesOf(readFileSync(join(folder, file), 'utf8'), file),
    );
  });
  return [...new Set(titles)]
    .filter((title) => {
      const told = paragraphLanguage(title);
      return isPlain(title) && (told === language || !others.has(told));
    })
    .toSorted();
}

function titlesOf(content: string, file: string): string[] {
  const isXml = file.endsWith('.docbook');
  const document = parseDocument(content, { xmlMode: isXml });
  const isTitle = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    isXml ? name === 'title' : /^h[1-5]$/u.test(name) || attribs['class'] === 'title';
  return DomUtils.findAll(isTitle, document.children).map((title) =>
    DomUtils.innerText(title)
      .replaceAll(/\s+/gu, ' ')
      .replace(/^[\s\d.]+/u, '')
      .trim(),
  );
}

const isPlain = (title: string): boolean => {
  const words = title.split(' ');
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    /^\p{Lu}[\p{L}\p{M}'’ -]+$/u.test(title) &&
    !/\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(title)
  );
};
