import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import { createFindCitations, type FindCitations } from './find-citations.ts';
import { libraryThread } from './library-thread.ts';
import { crossref } from './sources/crossref.ts';
import { openAlex } from './sources/openalex.ts';
import { openLibrary } from './sources/open-library.ts';

/** Looks works up in the account's own library and in the configured catalogues. */
export function chooseCitations({ lookUps }: Config, { settings }: Connection): FindCitations {
  return createFindCitations(libraryThread(settings), [
    ...(lookUps.crossref ? [crossref(lookUps.crossref)] : []),
    ...(lookUps.openAlex ? [openAlex(lookUps.openAlex)] : []),
    ...(lookUps.openLibrary ? [openLibrary(lookUps.openLibrary)] : []),
  ]);
}
