import { Node } from '@tiptap/core';
import { citationLabel } from '../citation-label.ts';

interface Parsed {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}

/** Locator, prefix and suffix: on the citation itself for the first work, in `more` for each further one. */
const details = ['locator', 'prefix', 'suffix'] as const;

const detailAttributes = {
  ...Object.fromEntries(
    details.map((name) => [
      name,
      { default: '', parseHTML: (element: Parsed) => element.dataset[name] ?? '', rendered: false },
    ]),
  ),
  /** The author is part of the sentence and only the year is in brackets. */
  narrative: {
    default: false,
    parseHTML: (element: Parsed) => element.dataset['narrative'] !== undefined,
    rendered: false,
  },
  /** Further works in the same brackets. */
  more: {
    default: [],
    parseHTML: (element: Parsed) => parsedList(element.dataset['more']),
    rendered: false,
  },
};

function detailsOf(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  const { narrative, more } = attributes;
  const stored: Record<string, string> = {};
  for (const name of details) {
    const value = attributes[name];
    if (typeof value === 'string' && value !== '') stored[`data-${name}`] = value;
  }
  if (narrative === true) stored['data-narrative'] = '';
  if (Array.isArray(more) && more.length > 0) stored['data-more'] = JSON.stringify(more);
  return stored;
}

function parsedList(written: string | undefined): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(written ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** A citation in the running text. Its text is rendered from its reference, never stored. */
export const InlineCitation = Node.create({
  name: 'inlineCitation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      index: { default: 0, parseHTML: (element) => Number(element.dataset['index'] ?? 0), rendered: false },
      reference: {
        default: null,
        parseHTML: (element) => element.dataset['reference'] ?? null,
        rendered: false,
      },
      id: { default: null, parseHTML: (element) => element.dataset['id'] ?? null, rendered: false },
      ...detailAttributes,
    };
  },
  parseHTML() {
    return [{ tag: 'cite[data-inline-citation]' }];
  },
  renderHTML({ node }) {
    const { index, reference, id } = node.attrs;
    const data = {
      'data-index': String(index),
      'data-id': id,
      ...detailsOf(node.attrs),
      ...(typeof reference === 'string' ? { 'data-reference': reference } : {}),
    };
    return ['cite', { 'data-inline-citation': '', ...data }, citationLabel(node.attrs)];
  },
});
