/** What is ignored in one document, as stored on a device: the text cannot be recovered from it. */
export interface Ignored {
  /** Random, for this document on this device. */
  readonly salt: string;
  /** Places ignored individually, concealed; the newest last. */
  readonly places: readonly string[];
  /** Words accepted in this document, concealed. */
  readonly words: readonly string[];
}

export interface KeptIgnored {
  readonly read: () => Ignored;
  readonly write: (ignored: Ignored) => void;
}
