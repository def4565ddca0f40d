import type { DocumentVersion } from '@octavo/contract';
import type { Failure } from '../failure.ts';

/** What a version is compared with: the current text, or the previous version. */
export type ComparedWith = 'now' | 'before';

/** The versions of a document, newest first, and its current text. */
export interface LoadedVersions {
  readonly versions: readonly DocumentVersion[];
  readonly now: string;
}

export interface VersionsContext extends LoadedVersions {
  readonly id: string;
  readonly chosen: string | null;
  readonly comparedWith: ComparedWith;
  /** Texts of the versions viewed so far, by id. */
  readonly texts: Readonly<Record<string, string>>;
  /** Which action failed last. */
  readonly problem: 'restore' | 'name' | null;
  readonly failure: Failure | null;
}

export type VersionsEvent =
  | { type: 'open' }
  | { type: 'retry' }
  | { type: 'choose'; id: string }
  | { type: 'compare'; comparedWith: ComparedWith }
  /** An empty name removes it. */
  | { type: 'name'; name: string }
  | { type: 'restore' }
  | { type: 'dismiss' };

/** `restored`: the document has another text and has to be loaded again. */
export interface VersionsEmitted {
  readonly type: 'opened' | 'closed' | 'restored';
}

export interface VersionInput {
  readonly id: string;
  readonly versionId: string;
}
