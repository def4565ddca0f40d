import { type DocumentJson, parseDocument } from '@octavo/document-schema';
import { AppError } from '../errors.ts';

/** @throws AppError 422 `invalid_document` naming what the editor's schema does not allow */
export function readDocument(json: unknown): DocumentJson {
  const parsed = parseDocument(json);
  if (!parsed.ok) {
    throw new AppError('invalid_document', 422, `This document cannot be saved. ${parsed.problem}`);
  }
  return parsed.document;
}

/** Text that both databases can store: without NUL, which PostgreSQL refuses, and without lone surrogates. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
