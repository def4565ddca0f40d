/** The writing engine cannot do a task properly; the message is a sentence that tells the reader why. */
export class CannotWriteError extends Error {}

/** The engine has nothing to change. */
export class NothingToChangeError extends CannotWriteError {}
