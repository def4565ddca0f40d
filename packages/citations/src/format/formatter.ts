import type { CitationStyle } from '@octavo/contract/citation-styles';
import type { Language } from '@octavo/contract/languages';
import { createEngine, type CitationEngine } from './citation-engine.ts';
import type { Formatted, FormatRequest } from './formatted.ts';
import { type StyleFiles, styleFiles } from './style-files.ts';

export interface StyleSource {
  readonly style: (name: StyleFiles['style']) => Promise<string>;
  readonly locale: (name: StyleFiles['locale']) => Promise<string>;
}

export interface Formatter {
  readonly format: (request: FormatRequest) => Promise<Formatted>;
}

/** Engines take up to 100 MB each, so the least recently used one is dropped. */
const mostEngines = 2;

/** Formats citations and references by CSL, with one engine per style and language in use. */
export function createFormatter(source: StyleSource): Formatter {
  const engines = new Map<string, Promise<CitationEngine>>();

  function engineFor(style: CitationStyle, language: Language): Promise<CitationEngine> {
    const key = `${style} ${language}`;
    const made = engines.get(key) ?? make(style, language);
    engines.delete(key);
    engines.set(key, made);
    made.catch(() => engines.delete(key));
    const [oldest] = engines.keys();
    if (engines.size > mostEngines && oldest !== undefined) engines.delete(oldest);
    return made;
  }

  async function make(style: CitationStyle, language: Language): Promise<CitationEngine> {
    const files = styleFiles(style, language);
    // Every style may fall back to American English.
    const [text, locale, fallback] = await Promise.all([
      source.style(files.style),
      source.locale(files.locale),
      source.locale('en-US'),
    ]);
    return createEngine({ files, language, style: text, locale, fallback });
  }

  return {
    async format({ style, language, references, citations }) {
      const engine = await engineFor(style, language);
      return engine.format(references, citations);
    },
  };
}
