import type { DocumentDetail, DocumentListItem } from '@octavo/contract';
import { emptyDocument } from '@octavo/document-schema';
import type { Selectable } from 'kysely';
import type { DocumentsTable } from '../database/schema.ts';
import { allSavedBy, readSavedBy } from './saved-by.ts';

/** Everything a list shows; the content stays in the database. */
export const listColumns = [
  'id',
  'title',
  'preview',
  'writing_mode',
  'favourite',
  'tags',
  'encryption',
  'created_at',
  'updated_at',
] as const;

export const detailColumns = [
  ...listColumns,
  'content',
  'bytes',
  'incomplete',
  'version',
  'word_goal',
  'saved_by',
  'saved_before',
] as const;

export type ListRow = Pick<DocumentsTable, (typeof listColumns)[number]>;
export type DetailRow = Selectable<Pick<DocumentsTable, (typeof detailColumns)[number]>>;

/** A document as it is opened; SQLite has numbers for truth values. */
export type OpenedRow = DetailRow & { readonly is_commented?: boolean | number };

export const toListItem = (row: ListRow): DocumentListItem => ({
  id: row.id,
  title: row.title,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  favourite: row.favourite === 1,
  contentPreview: row.encryption === 1 ? '' : row.preview,
  tags: row.tags,
  encryption: row.encryption === 1,
  writingMode: row.writing_mode,
});

/**
 * The JSON of a document, with its content inserted as stored: parsing and serializing 5 MB again would block everyone
 * else for half a second.
 */
export function detailJson(row: OpenedRow): string {
  const content = row.encryption === 1 ? JSON.stringify(emptyDocument) : row.content;
  return `${JSON.stringify(toFacts(row)).slice(0, -1)},"content":${content}}`;
}

const toFacts = (row: OpenedRow): Omit<DocumentDetail, 'content'> => ({
  ...savedByOf(row),
  id: row.id,
  title: row.title,
  writingMode: row.writing_mode,
  encryption: row.encryption === 1,
  isIncomplete: row.incomplete === 1,
  favourite: row.favourite === 1,
  tags: row.tags,
  wordGoal: row.word_goal,
  ...(row.is_commented && { isCommented: true as const }),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

function savedByOf(row: DetailRow): Pick<DocumentDetail, 'savedBy'> {
  const savedBy = readSavedBy(allSavedBy(row.saved_by, row.saved_before));
  return savedBy.size === 0 ? {} : { savedBy: Object.fromEntries(savedBy) };
}
