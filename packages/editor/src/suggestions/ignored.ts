/** What is ignored in one document, as it is kept on a device: nothing of its text can be read from it. */
export interface Ignored {
  /** Random, of this document on this device. */
  readonly salt: string;
  /** Places of what was ignored once, concealed. The newest come last. */
  readonly places: readonly string[];
  /** Words that are right in this document, concealed. */
  readonly words: readonly string[];
}

export interface KeptIgnored {
  readonly read: () => Ignored;
  readonly write: (ignored: Ignored) => void;
}
