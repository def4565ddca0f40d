import { documentContent, type DocumentDetail, type DocumentListItem } from '@octavo/contract';
import { emptyDocument } from '@octavo/document-schema';
import type { DocumentsTable } from '../database/schema.ts';

/** All that a list shows: the content stays in the database. */
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

export const detailColumns = [...listColumns, 'content', 'incomplete', 'version'] as const;

export type ListRow = Pick<DocumentsTable, (typeof listColumns)[number]>;
export type DetailRow = Pick<DocumentsTable, (typeof detailColumns)[number]>;

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

export const toDetail = (row: DetailRow): DocumentDetail => ({
  id: row.id,
  title: row.title,
  content: documentContent.parse(row.encryption === 1 ? emptyDocument : JSON.parse(row.content)),
  writingMode: row.writing_mode,
  encryption: row.encryption === 1,
  isIncomplete: row.incomplete === 1,
  favourite: row.favourite === 1,
  tags: row.tags,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
