import { maxAltLength } from '@octavo/contract/document-limits';
import { referenceFields } from '@octavo/contract/reference-fields';
import { isPictureId } from './nodes/picture-id.ts';
import { pictureSizes } from './nodes/picture.ts';
import { mostColumns, mostSpannedRows } from './nodes/table.ts';
import { isNoteContent, mostNoteCharacters } from './note-content.ts';
import { isSafeLink } from './safe-link.ts';

type Rule = { readonly allows: (value: unknown) => boolean; readonly wants: string };

const text = (most: number): Rule => ({
  allows: (value) => typeof value === 'string' && value.length <= most,
  wants: `a text of at most ${most} characters`,
});
const textOrNothing = (most: number): Rule => ({
  allows: (value) => value === null || text(most).allows(value),
  wants: `a text of at most ${most} characters or null`,
});
const whole = (least: number, most: number): Rule => ({
  allows: (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
  wants: `a whole number from ${least} to ${most}`,
});

const fields = new Set<string>([...referenceFields, 'position']);

function isField(value: unknown): boolean {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value === 'string') return value.length <= 4000;
  return (
    Array.isArray(value) &&
    value.length <= 500 &&
    value.every((entry) => typeof entry === 'string' && entry.length <= 400)
  );
}

function isReference(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, field]) => {
    if (name === 'url' && typeof field === 'string' && field !== '') return isSafeLink(field);
    return fields.has(name) && isField(field);
  });
}

const reference: Rule = {
  allows: (value) => value === null || text(400).allows(value) || isReference(value),
  wants: `a reference with the fields ${[...fields].join(', ')}, its id, or null`,
};

/** With a duplicate id, a citation of it would be ambiguous. */
function haveIdsOfTheirOwn(references: readonly unknown[]): boolean {
  const ids = references.flatMap((value) =>
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? [value.id]
      : [],
  );
  return new Set(ids).size === ids.length;
}
/** The most works that an import adds to a list. */
export const maxReferences = 2000;

/** What is cited by hand after an import still has room: else the document could not be saved any more. */
const mostListed = 2 * maxReferences;

/** Whether a document may list these works. */
export const areReferences = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= mostListed && value.every(isReference) && haveIdsOfTheirOwn(value);

const references: Rule = {
  allows: areReferences,
  wants: `a list of references with the fields ${[...fields].join(', ')}, each with an id of its own`,
};

const citedDetails = new Set(['reference', 'locator', 'prefix', 'suffix']);
const furtherWorks: Rule = {
  allows: (value) =>
    Array.isArray(value) &&
    value.length <= 50 &&
    value.every(
      (work) =>
        typeof work === 'object' &&
        work !== null &&
        Object.entries(work).every(([name, part]) => citedDetails.has(name) && text(400).allows(part)),
    ),
  wants: `a list of further works with ${[...citedDetails].join(', ')}`,
};
const yesOrNo: Rule = { allows: (value) => typeof value === 'boolean', wants: 'true or false' };

const picture = {
  id: { allows: isPictureId, wants: 'the id of a picture' },
  alt: text(maxAltLength),
  decorative: yesOrNo,
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  size: { allows: (value) => pictureSizes.some((size) => size === value), wants: pictureSizes.join(' or ') },
} satisfies Readonly<Record<string, Rule>>;

const nothing: Rule = { allows: (value) => value === null, wants: 'null' };
const cell = { colspan: whole(1, mostColumns), rowspan: whole(1, mostSpannedRows), colwidth: nothing };

/** What each attribute may hold (SPEC §3); any attribute not listed is rejected. */
export const attributeRules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  heading: { level: whole(1, 3) },
  orderedList: { start: whole(0, 1_000_000), type: textOrNothing(1) },
  taskItem: { checked: yesOrNo },
  codeBlock: { language: textOrNothing(40) },
  tableCell: cell,
  tableHeader: cell,
  picture,
  inlineCitation: {
    index: whole(0, 100_000),
    reference,
    id: textOrNothing(400),
    locator: text(400),
    prefix: text(400),
    suffix: text(400),
    narrative: yesOrNo,
    more: furtherWorks,
  },
  footnote: {
    content: {
      allows: isNoteContent,
      wants: `a list of marked text and line breaks of at most ${mostNoteCharacters} characters`,
    },
  },
  citeCard: { selection: text(20_000) },
  textAiCard: { originalText: text(200_000), selected_action: textOrNothing(40) },
  sectionLabel: { label: text(80) },
  references: { format: text(40), language: textOrNothing(10), items: references },
  link: { href: { allows: isSafeLink, wants: 'an http, https or mailto address' } },
};
