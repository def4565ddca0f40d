import type { DocumentContent } from '@octavo/contract';
import type { ImportLosses, ImportPlaces } from '@octavo/machines/import';

/** What import makes of a file. */
export type ImportOutcome =
  | {
      readonly ok: true;
      readonly title: string;
      readonly content: DocumentContent;
      readonly losses: ImportLosses;
      readonly places?: ImportPlaces | undefined;
      /** What its citations read in the file. */
      readonly cited: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };
