import type { CitedWork } from '@octavo/citations';
import type { Reference } from '@octavo/contract';
import type MarkdownIt from 'markdown-it';
import { citationHtml } from './citation-html.ts';

/** The works of a BibTeX file by their keys. */
export type KeyedWorks = ReadonlyMap<string, Reference>;

const key = String.raw`@(?<key>[\p{L}\p{N}_][\p{L}\p{N}_:.#$%&+?<>~/-]*[\p{L}\p{N}_]|[\p{L}\p{N}_])`;
const within = new RegExp(String.raw`^(?<prefix>[^@]*?)-?${key}(?<rest>[^]*)$`, 'u');
const bracketed = /^\[(?<inside>[^[\]]{0,2000}@[^[\]]{1,2000})\]/u;
const narrative = new RegExp(
  String.raw`^${key}(?: ?\[(?<inside>[^[\]@]{1,400}(?:;[^[\]]{1,2000})?)\])?`,
  'u',
);

interface Keyed {
  readonly works: KeyedWorks;
  /** Called with a citation that stays text, because a key in it is not known. */
  readonly onUnknown: (citation: string) => void;
}

const keys = new RegExp(String.raw`(?<![\p{L}\p{N}])${key}`, 'gu');

/** Whatever may be the key of a citation in a text. */
export const keysIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(keys), ({ groups }) => groups?.['key'] ?? ''));

/** Teaches a parser the citations of pandoc, `[see @jackson2001, p. 12; @key]` and `@key [p. 12]`, as far as their keys are known. */
export function keyedCitations(markdown: MarkdownIt, { works, onUnknown }: Keyed): void {
  markdown.inline.ruler.before('link', 'citation', (state, isSilent) => {
    const source = state.src.slice(state.pos);
    const read = source.startsWith('[')
      ? inBrackets(source, works)
      : inSentence(source, state.src[state.pos - 1], works);
    if (read === null) return false;
    if (!isSilent) {
      const token = state.push('html_inline', '', 0);
      token.content = citationHtml(read.works, read.narrative, source.slice(0, read.length));
    }
    state.pos += read.length;
    return true;
  });
  // Anything left at this point is not a link.
  let reported: { readonly source: string; readonly end: number } | undefined;
  markdown.inline.ruler.after('link', 'unknown citation', (state, isSilent) => {
    const { src, pos } = state;
    const isWithin = reported?.source === src && pos < reported.end;
    // Its types lack the property.
    const isInLink = 'linkLevel' in state && state.linkLevel !== 0;
    if (isSilent || isInLink || isWithin) return false;
    const source = src.slice(pos);
    const unknown = source.startsWith('[')
      ? unknownInBrackets(source, works.size > 0)
      : works.size > 0 && unknownInSentence(source, src[pos - 1]);
    if (unknown) {
      onUnknown(unknown);
      reported = { source: src, end: pos + unknown.length };
    }
    return false;
  });
}

/**
 * The citation in brackets at the start of a text. A name of a package, `[@scope/name]`, is none where no works are
 * known.
 */
function unknownInBrackets(source: string, hasWorks: boolean): string | null {
  const match = bracketed.exec(source);
  const inside = match?.groups?.['inside'];
  if (match === null || inside === undefined) return null;
  const isCitation = inside.split(';').every((part) => {
    const { prefix, key: name = '/' } = within.exec(part)?.groups ?? {};
    return prefix !== undefined && !/[\p{L}\p{N}.]$/u.test(prefix) && (hasWorks || !name.includes('/'));
  });
  return isCitation ? match[0] : null;
}

function unknownInSentence(source: string, before: string | undefined): string | null {
  if (!source.startsWith('@') || /[\p{L}\p{N}]/u.test(before ?? '')) return null;
  return narrative.exec(source)?.[0] ?? null;
}

interface ReadCitation {
  readonly works: readonly CitedWork[];
  readonly narrative: boolean;
  readonly length: number;
}

function inBrackets(source: string, works: KeyedWorks): ReadCitation | null {
  const match = bracketed.exec(source);
  const cited = match ? citedIn(match.groups?.['inside'] ?? '', works) : null;
  return match && cited ? { works: cited, narrative: false, length: match[0].length } : null;
}

function inSentence(source: string, before: string | undefined, works: KeyedWorks): ReadCitation | null {
  if (!source.startsWith('@') || /[\p{L}\p{N}]/u.test(before ?? '')) return null;
  const match = narrative.exec(source);
  const reference = works.get(match?.groups?.['key'] ?? '');
  if (!match || !reference) return null;
  const [place = '', ...rest] = (match.groups?.['inside'] ?? '').split(';');
  const more = rest.length === 0 ? [] : citedIn(rest.join(';'), works);
  if (more === null) return null;
  const first = { reference: reference.id, prefix: '', ...placed(place) };
  return { works: [first, ...more], narrative: true, length: match[0].length };
}

/** The works between brackets; null where one of them is not known. */
function citedIn(inside: string, works: KeyedWorks): CitedWork[] | null {
  const cited: CitedWork[] = [];
  for (const part of inside.split(';')) {
    const { prefix = '', key: name = '', rest = '' } = within.exec(part)?.groups ?? {};
    const reference = works.get(name);
    if (reference === undefined) return null;
    cited.push({ reference: reference.id, prefix: plain(prefix), ...placed(rest.replace(/^,/u, '')) });
  }
  return cited;
}

const place =
  /^\s*(?<locator>(?:[\p{L}.]{1,12}\.?\s*)?\p{N}+(?:\s*[–,-]+\s*\p{N}+)*|§+\s*\p{N}+)(?<suffix>[^]*)$/u;

/** Where in the work, and what follows; a page is what is meant where nothing else is said. */
function placed(text: string): Pick<CitedWork, 'locator' | 'suffix'> {
  const { locator, suffix } = place.exec(plain(text))?.groups ?? {};
  if (locator === undefined) return { locator: '', suffix: plain(text) };
  return {
    locator: plain(locator)
      .replace(/^pp?\.\s*/u, '')
      .replaceAll('--', '–'),
    suffix: plain(suffix ?? ''),
  };
}

const plain = (text: string): string => text.replaceAll(/\\(?=[!-/:-@[-`{-~])/gu, '').trim();
