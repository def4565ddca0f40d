import type { DocumentVersion } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What a version is compared with: the text as it is now, or the version before it. */
export type ComparedWith = 'now' | 'before';

/** The versions of a document, newest first, and its text as it stands. */
export interface LoadedVersions {
  readonly versions: readonly DocumentVersion[];
  readonly now: string;
}

export interface VersionsContext extends LoadedVersions {
  readonly id: string;
  readonly chosen: string | null;
  readonly comparedWith: ComparedWith;
  /** Of the versions that were looked at, by id. */
  readonly texts: Readonly<Record<string, string>>;
  /** What failed, of what was asked for last. */
  readonly problem: 'restore' | 'name' | null;
  readonly failure: Failure | null;
}

export type VersionsEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'choose'; id: string }
  | { type: 'compare'; comparedWith: ComparedWith }
  /** An empty name takes it off. */
  | { type: 'name'; name: string }
  | { type: 'restore' }
  | { type: 'dismiss' };

/** `restored`: the document has another text and has to be read anew. */
export interface VersionsEmitted {
  readonly type: 'opened' | 'closed' | 'restored';
}

export interface VersionInput {
  readonly id: string;
  readonly versionId: string;
}
