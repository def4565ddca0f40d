/** The writing engine cannot do a task honestly; the message is a sentence that tells the reader why. */
export class CannotWriteError extends Error {}

/** It finds nothing that it would change. */
export class NothingToChangeError extends CannotWriteError {}
