/** What the editor says about pictures in the text; read again when the language changes. */
export interface PictureTexts {
  /** Asks for what a picture shows. */
  readonly describe: string;
  /** Opens the card of one that is described. */
  readonly edit: string;
  /** Names one that nobody has described, and one that is decoration. */
  readonly undescribed: string;
  readonly decorative: string;
  /** It cannot be shown now. */
  readonly unavailable: string;
}

/** Where the pictures of a document lie. */
export interface PictureOptions {
  readonly documentId: string;
  /** The address of a picture of this document. */
  readonly addressOf: (id: string) => string;
  readonly texts: () => PictureTexts;
}
