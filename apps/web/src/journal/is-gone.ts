import { type CallCode, CallFailed } from '../api/call-failed.ts';

const gone: ReadonlySet<CallCode> = new Set(['not_found', 'document_deleted', 'saved_and_deleted']);

/** There is no such document any more, or not for this account. */
export const isGone = (error: unknown): boolean => error instanceof CallFailed && gone.has(error.code);

/** The server refused, so that trying again by itself would not help. */
export const isRefusal = (error: unknown): boolean => error instanceof CallFailed && error.status > 0;
