import type { DocumentComment, DownloadOptions, ErrorCode } from '@octavo/contract';
import type { PictureFile } from '@octavo/formats/essay';
import type { WrittenFile } from '@octavo/formats/writing';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A picture as stored in the database. */
export interface PackedPicture extends Omit<PictureFile, 'bytes'> {
  readonly base64: string;
}

/** A document as stored in the database: the thread does the work of parsing it. */
export interface ExportJob {
  readonly title: string;
  /** JSON of a `DocumentContent`. */
  readonly content: string;
  readonly options: DownloadOptions;
  /** The document's stored pictures. */
  readonly pictures?: readonly PackedPicture[];
  /** What is written into the file as comments, oldest first. */
  readonly comments?: readonly DocumentComment[];
}

/** A refusal is returned as an answer; anything thrown ends the thread. */
export type ExportAnswer =
  | { readonly file: WrittenFile }
  | {
      readonly refusal: {
        readonly code: ErrorCode;
        readonly status: ContentfulStatusCode;
        readonly message: string;
      };
    };
