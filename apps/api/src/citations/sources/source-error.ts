/** An external service cannot be reached, refuses, or sends an unreadable answer. */
export class SourceError extends Error {}
