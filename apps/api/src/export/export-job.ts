import type { DownloadOptions, ErrorCode } from '@octavo/contract';
import type { PictureFile } from './essay/essay.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A picture as it lies in the database. */
export interface PackedPicture extends Omit<PictureFile, 'bytes'> {
  readonly base64: string;
}

/** A document as it lies in the database: what it costs to read it is the thread's to pay. */
export interface ExportJob {
  readonly title: string;
  /** JSON of a `DocumentContent`. */
  readonly content: string;
  readonly options: DownloadOptions;
  /** What is kept beside the text. */
  readonly pictures?: readonly PackedPicture[];
}

export interface ExportedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Without a dot. */
  readonly extension: string;
}

/** A refusal is an answer; anything else that is thrown ends the thread. */
export type ExportAnswer =
  | { readonly file: ExportedFile }
  | {
      readonly refusal: {
        readonly code: ErrorCode;
        readonly status: ContentfulStatusCode;
        readonly message: string;
      };
    };
