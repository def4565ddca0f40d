import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Language } from '@octavo/contract/languages';

export type StyleFile =
  | 'apa'
  | 'chicago-author-date'
  | 'din-1505-2'
  | 'harvard-cite-them-right'
  | 'ieee'
  | 'iso690-author-date-de'
  | 'iso690-author-date-en'
  | 'iso690-author-date-fr'
  | 'modern-language-association'
  | 'sist02'
  | 'vancouver';
export type LocaleFile = 'en-US' | 'en-GB' | 'fr-FR' | 'fr-CA' | 'de-DE' | 'pt-PT';

export interface StyleFiles {
  readonly style: StyleFile;
  readonly locale: LocaleFile;
  /** Citations are numbers. */
  readonly isNumbered: boolean;
}

const files: Readonly<Record<CitationStyle, StyleFile>> = {
  'APA 7': 'apa',
  'MLA 9': 'modern-language-association',
  Harvard: 'harvard-cite-them-right',
  IEEE: 'ieee',
  Chicago: 'chicago-author-date',
  'ISO 690': 'iso690-author-date-en',
  Vancouver: 'vancouver',
  'DIN 1505': 'din-1505-2',
  JIS: 'sist02',
};

const isoFiles: Readonly<Record<Language, StyleFile>> = {
  en: 'iso690-author-date-en',
  'fr-FR': 'iso690-author-date-fr',
  'fr-CA': 'iso690-author-date-fr',
  'de-DE': 'iso690-author-date-de',
  // There is none for Portugal: a patch of the English one supplies its words.
  'pt-PT': 'iso690-author-date-en',
};

const british: ReadonlySet<CitationStyle> = new Set(['Harvard', 'ISO 690']);

/** The CSL project files that make up a style in a language. */
export function styleFiles(style: CitationStyle, language: Language): StyleFiles {
  return {
    style: style === 'ISO 690' ? isoFiles[language] : files[style],
    locale: language === 'en' ? (british.has(style) ? 'en-GB' : 'en-US') : language,
    isNumbered: style === 'IEEE' || style === 'Vancouver' || style === 'JIS',
  };
}
