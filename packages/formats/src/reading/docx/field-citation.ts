import type { CitedWork } from '@octavo/citations';
import type { Reference } from '@octavo/contract';
import { readCslCitation } from '../citations/csl-citation.ts';

/** What a field of Word contributes to the text. */
export type FieldKind = 'citation' | 'bibliography' | 'other';

/** Recognizes the fields of Word itself, Zotero, Mendeley and EndNote. */
export function kindOfField(instruction: string): FieldKind {
  if (
    /^\s*(?:CITATION\s|ADDIN\s+(?:ZOTERO_ITEM|CSL_CITATION|Mendeley Citation|EN\.CITE(?!\.DATA)))/u.test(
      instruction,
    )
  ) {
    return 'citation';
  }
  const list = /^\s*(?:BIBLIOGRAPHY\b|ADDIN\s+(?:ZOTERO_BIBL|Mendeley Bibliography))/u;
  return list.test(instruction) && !hasFurtherEntries(instruction) ? 'bibliography' : 'other';
}

/** Whether a Zotero list has entries that no citation of the text brings, or that were edited by hand. */
export const hasFurtherEntries = (list: string): boolean =>
  /"(?:uncited|custom)"\s*:\s*\[\s*[^\]\s]/u.test(list);

/** The works that a field cites; null where the file does not hold them. */
export function citedBy(
  instruction: string,
  sources: ReadonlyMap<string, Reference>,
): { readonly works: readonly CitedWork[]; readonly references: readonly Reference[] } | null {
  const json = instruction.indexOf('{');
  if (!/^\s*ADDIN\s/u.test(instruction)) return ofWord(instruction, sources);
  return json < 0 ? null : readCslCitation(instruction.slice(json).trim());
}

/** `CITATION Fri67 \p 12 \s "ff." \m Jac01` (ECMA-376 1, 17.16.5.9). */
function ofWord(instruction: string, sources: ReadonlyMap<string, Reference>): ReturnType<typeof citedBy> {
  const [, ...words] = Array.from(
    instruction.trim().matchAll(/"(?<quoted>[^"]*)"|(?<bare>[^\s"]+)/gu),
    ({ groups }) => groups?.['quoted'] ?? groups?.['bare'] ?? '',
  );
  const works: { tag: string; locator: string; prefix: string; suffix: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const option = /^\\(?<letter>[a-z])$/iu.exec(word)?.groups?.['letter']?.toLowerCase();
    const work = works.at(-1);
    if (option === undefined) {
      if (work === undefined) works.push(workOf(word));
      continue;
    }
    if (['n', 'y', 't'].includes(option)) continue;
    at += 1;
    const value = words[at] ?? '';
    if (option === 'm') works.push(workOf(value));
    else if (work === undefined) continue;
    else if (option === 'p') work.locator = value;
    else if (option === 'f') work.prefix = value.trim();
    else if (option === 's') work.suffix = value.trim();
  }
  const read = works.map(({ tag, ...work }) => ({ ...work, found: sources.get(tag) }));
  const references = read.flatMap(({ found }) => found ?? []);
  if (works.length === 0 || references.length < works.length) return null;
  return { references, works: read.map(({ found, ...work }) => ({ ...work, reference: found?.id ?? '' })) };
}

const workOf = (tag: string) => ({ tag, locator: '', prefix: '', suffix: '' });
