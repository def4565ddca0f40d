import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { paragraphLanguage } from '@octavo/language';
import type { EvalLanguage } from '../../evals/corrections/fault.ts';
import { unpacked } from '../../evals/prose/unpacked.ts';
import { messagesOf } from './messages.ts';

/** Prose from Debian packages, excluding what `evals/prose` grades and `evals/certainty` counts. */
interface Reading {
  readonly package: string;
  readonly files: string;
}

const doc = 'usr/share/doc';
const manuals =
  'akregator ark blinken cantor gwenview juk kanagram kcachegrind kde-spectacle kdenlive-data kdevelop-data kfind kget khangman khelpcenter kmines kontact kpat krusader ksudoku ksystemlog ktorrent-data kturtle kwordquiz lokalize marble-data plasma-desktop-data rocs'.split(
    ' ',
  );

const readingsOf = (language: EvalLanguage, translation: string = language): Reading[] => [
  ...manuals.map((name) => ({ package: name, files: `${doc}/HTML/${language}/**/*.docbook` })),
  { package: `gimp-help-${language}`, files: 'usr/share/gimp/2.0/help/*/*.html' },
  { package: 'wesnoth-1.16-data', files: `usr/share/games/wesnoth/*/locale/${translation}/LC_MESSAGES/*.mo` },
  { package: 'freeciv-data', files: `usr/share/locale/${translation}/LC_MESSAGES/*.mo` },
];
const officeHelp = (language: string): Reading => ({
  package: `libreoffice-help-${language}`,
  files: 'usr/share/libreoffice/help/*/text/**/*.html',
});

const readings: Readonly<Record<EvalLanguage, readonly Reading[]>> = {
  en: [
    // The keys of a translation are the English texts.
    ...readingsOf('en', 'fr'),
    officeHelp('en-us'),
    { package: 'rust-doc', files: `${doc}/rust-doc/html/{book,nomicon,reference,embedded-book}/*.html` },
    { package: 'git-doc', files: `${doc}/git-doc/**/*.html` },
    { package: 'fortunes', files: 'usr/share/games/fortunes/*' },
    { package: 'fortunes-min', files: 'usr/share/games/fortunes/*' },
    { package: 'wordnet-base', files: 'usr/share/wordnet/data.*' },
  ],
  fr: [
    ...readingsOf('fr'),
    officeHelp('fr'),
    { package: 'debian-faq-fr', files: `${doc}/debian/FAQ/fr/*.html` },
  ],
  de: [
    ...readingsOf('de'),
    officeHelp('de'),
    { package: 'debian-faq-de', files: `${doc}/debian/FAQ/de/*.html` },
  ],
  pt: readingsOf('pt'),
};

/** Every distinct paragraph of all texts read for a language. */
export function* proseForSequences(language: EvalLanguage): Generator<string> {
  const seen = new Set<string>();
  for (const { package: name, files } of readings[language]) {
    let folder: string;
    try {
      folder = unpacked(name);
    } catch {
      console.error(`Debian gives no package ${name}.`);
      continue;
    }
    let words = 0;
    for (const file of globSync(files, { cwd: folder }).toSorted()) {
      if (statSync(join(folder, file)).isDirectory()) continue;
      if (/\.(?:dat|u8|png)$/u.test(file)) continue;
      for (const paragraph of paragraphsOf(join(folder, file), language)) {
        if (seen.has(paragraph) || !isSentence(paragraph)) continue;
        if (language !== 'en' || file.endsWith('.mo')) {
          if (paragraphLanguage(paragraph) !== language && paragraph.length > 60) continue;
        }
        seen.add(paragraph);
        words += paragraph.split(' ').length;
        yield paragraph;
      }
    }
    console.log(`${language} ${name}: ${words} words`);
  }
}

const isSentence = (text: string): boolean =>
  text.split(' ').length >= 4 && !/[{}<>\\|=]|\$\w|::|--|\/\//u.test(text);

function paragraphsOf(file: string, language: EvalLanguage): string[] {
  const bytes = readFileSync(file);
  if (file.endsWith('.mo')) {
    return messagesOf(bytes, language === 'en' ? 'original' : 'translation').map(plain);
  }
  const content = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  if (/data\.\w+$/u.test(file)) {
    return content.split('\n').flatMap((line) => (line.split(' | ')[1] ?? '').split(/[;"]/u).map(plain));
  }
  if (!/\.(?:html|docbook)$/u.test(file)) return content.split(/\n\s*\n|^%$/mu).map(plain);
  const document = parseDocument(
    content.replaceAll(/&([a-zA-Z]\w*);/gu, (_entity: string, word: string) =>
      /^(?:amp|lt|gt|quot|apos|nbsp)$/u.test(word) ? ' ' : word,
    ),
    {
      xmlMode: file.endsWith('.docbook'),
    },
  );
  return DomUtils.findAll(
    ({ name }) => ['p', 'para', 'li', 'dd', 'td'].includes(name),
    document.children,
  ).map((one) => plain(DomUtils.innerText(one)));
}

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
