/** Texts about pictures; read again when the language changes. */
export interface PictureTexts {
  /** Button that asks for a description. */
  readonly describe: string;
  /** Button that opens the card of a described picture. */
  readonly edit: string;
  /** Names of pictures without a description, and of decorative ones. */
  readonly undescribed: string;
  readonly decorative: string;
  /** Shown if the picture cannot be loaded. */
  readonly unavailable: string;
}

/** Where the pictures of a document are stored. */
export interface PictureOptions {
  readonly documentId: string;
  /** The address of a picture of this document. */
  readonly addressOf: (id: string) => string;
  readonly texts: () => PictureTexts;
}
