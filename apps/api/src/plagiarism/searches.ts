import { z } from 'zod';
import type { LookUpSettings } from '../citations/citation-settings.ts';
import { askSource, type SourceTiming } from '../citations/sources/ask-source.ts';
import { doiAddress, normalDoi, plainWords } from '@octavo/citations/records';

/** A page that may contain a sentence. */
export interface Hit {
  readonly title: string;
  readonly link: string;
  readonly displayLink: string;
  /** Words of the page around the sentence. */
  readonly snippet: string;
}

/** An external service that searches for sentences. */
export interface Search {
  readonly name: string;
  /** @throws SourceError, or the signal's reason */
  readonly find: (sentence: string, language: string, signal: AbortSignal) => Promise<Hit[]>;
}

const text = z.string().catch('');

/** The configured searches. */
export function searchesOf(settings: LookUpSettings, timing?: SourceTiming): Search[] {
  const { wikipedia, crossref, googleSearch } = settings;
  return [
    ...(wikipedia ? [wikipediaSearch(wikipedia, timing)] : []),
    ...(crossref ? [crossrefSearch(crossref, timing)] : []),
    ...(googleSearch ? [webSearch(googleSearch, timing)] : []),
  ];
}

const pages = z.object({
  query: z.object({ search: z.array(z.object({ title: text, snippet: text })) }),
});

function wikipediaSearch({ url }: { url: string }, timing?: SourceTiming): Search {
  return {
    name: 'Wikipedia',
    async find(sentence, language, signal) {
      const base = url.replace('{language}', language);
      const address = withParameters(`${base}/w/api.php`, {
        action: 'query',
        list: 'search',
        srsearch: `"${phrase(sentence)}"`,
        srlimit: '3',
        format: 'json',
      });
      const { query } = pages.parse(await askSource(address, signal, timing));
      return query.search.map(({ title, snippet }) => ({
        title: plainWords(title),
        link: `https://${language}.wikipedia.org/wiki/${encodeURIComponent(plainWords(title).replaceAll(' ', '_'))}`,
        displayLink: `${language}.wikipedia.org`,
        snippet: plainWords(snippet),
      }));
    },
  };
}

const works = z.object({
  message: z.object({
    items: z.array(z.object({ DOI: text, title: z.array(z.string()).catch([]), abstract: text })),
  }),
});

function crossrefSearch(
  { url, mailto }: { url: string; mailto: string | undefined },
  timing?: SourceTiming,
): Search {
  return {
    name: 'Crossref',
    async find(sentence, _language, signal) {
      const address = withParameters(`${url}/works`, {
        'query.bibliographic': phrase(sentence),
        rows: '3',
        select: 'DOI,title,abstract',
        ...(mailto !== undefined && { mailto }),
      });
      const { message } = works.parse(await askSource(address, signal, timing));
      return message.items.map(({ DOI, title: [title = ''], abstract }) => ({
        title: plainWords(title),
        link: doiAddress(normalDoi(DOI)),
        displayLink: 'doi.org',
        snippet: plainWords(`${title}. ${abstract}`, 4000),
      }));
    },
  };
}

const results = z.object({
  items: z.array(z.object({ title: text, link: text, displayLink: text, snippet: text })).catch([]),
});

function webSearch(
  { url, key, engine }: { url: string; key: string; engine: string },
  timing?: SourceTiming,
): Search {
  return {
    name: 'Google',
    async find(sentence, _language, signal) {
      const address = withParameters(url, { key, cx: engine, q: `"${phrase(sentence)}"`, num: '3' });
      const { items } = results.parse((await askSource(address, signal, timing)) ?? {});
      return items
        .filter(({ link }) => /^https?:\/\//u.test(link))
        .map(({ title, link, displayLink, snippet }) => ({
          title: plainWords(title),
          link,
          displayLink: plainWords(displayLink),
          snippet: plainWords(snippet, 2000),
        }));
    },
  };
}

/** Quotation marks would end the phrase. */
const phrase = (sentence: string): string =>
  sentence
    .replaceAll(/["“”„«»]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

function withParameters(base: string, parameters: Readonly<Record<string, string>>): URL {
  const address = new URL(base);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}
