/** A service outside cannot be reached, refuses, or answers what cannot be read. */
export class SourceError extends Error {}
