/** Machine names that the server itself puts into `code`. Services add their own beside them. */
export const errorCodes = {
  invalid_request: 'The request does not have the shape that this page describes (400).',
  not_json: 'The body is not readable JSON (400).',
  unauthenticated: 'There is no session (401).',
  limit_reached: 'The AI words of the day are used up (402).',
  foreign_origin: 'The call was made by a page of another site (403).',
  not_found: 'There is no such thing, or it belongs to another account (404).',
  version_conflict: 'The server holds a newer version than the one that the edit is based on (409).',
  body_too_large: 'The body is larger than this call takes (413).',
  unsupported_media_type: 'The body is of a type that this call does not take (415).',
  invalid_document: "The document holds something that the editor's schema does not know (422).",
  document_locked: 'The document is locked with a password (423).',
  internal: 'The server failed; the log holds the reason under the request id (500).',
  not_built: 'The call is described but not built yet (501).',
  not_ready: 'The server cannot reach its database (503).',
} as const;

export type ErrorCode = keyof typeof errorCodes;
