import { type CallCode, CallFailed } from '../api/call-failed.ts';

const gone: ReadonlySet<CallCode> = new Set(['not_found', 'document_deleted', 'saved_and_deleted']);

/** The document does not exist any more, or not for this account. */
export const isGone = (error: unknown): boolean => error instanceof CallFailed && gone.has(error.code);

/** The server refused, so that an automatic retry would not help. */
export const isRefusal = (error: unknown): boolean => error instanceof CallFailed && error.status > 0;
