import type { CitedWork } from '@octavo/citations';
import { fromCsl } from '@octavo/citations/csl';
import { ownId } from './own-id.ts';
import type { Reference } from '@octavo/contract';

/** A citation as Zotero, Mendeley and others write it into a file. */
export interface CslCitation {
  readonly works: readonly CitedWork[];
  readonly references: readonly Reference[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a citation's JSON together with the works that it cites; null where it is malformed or holds no works.
 *
 * https://github.com/citation-style-language/schema/blob/master/schemas/input/csl-citation.json
 */
export function readCslCitation(json: string): CslCitation | null {
  const items = fieldsOf(parsed(json))['citationItems'];
  if (!Array.isArray(items) || items.length === 0) return null;
  const read = items.map(readItem);
  const known = read.filter((item) => item !== null);
  if (known.length < read.length) return null;
  return { works: known.map(({ work }) => work), references: known.map(({ reference }) => reference) };
}

function readItem(item: unknown): { readonly work: CitedWork; readonly reference: Reference } | null {
  const fields = fieldsOf(item);
  const data = fields['itemData'];
  // A file identifies a work by one of these in every citation of it.
  const id = [fields['uris'], fields['uri'], fieldsOf(data)['id'], fields['id']]
    .flat()
    .map(text)
    .find(Boolean);
  const reference = workIn(data, id ?? '');
  if (reference === null || id === undefined) return null;
  return {
    reference,
    work: {
      reference: reference.id,
      locator: located(text(fields['label']), text(fields['locator'])),
      prefix: text(fields['prefix']).trim(),
      suffix: text(fields['suffix']).trim(),
    },
  };
}

/** Values of other kinds than the schema knows make a work unreadable, not the file. */
function workIn(data: unknown, id: string): Reference | null {
  try {
    return fromCsl(data, () => ownId(id));
  } catch {
    return null;
  }
}

/** A locator without a label is a page. */
const located = (label: string, locator: string): string =>
  locator === '' || label === '' || label === 'page' ? locator : `${label} ${locator}`;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
