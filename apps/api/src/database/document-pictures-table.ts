/** A picture in a document, re-encoded by the server (decision 1712). */
export interface DocumentPicturesTable {
  document_id: string;
  /** The first characters of the SHA-256 of its bytes, in hex. */
  id: string;
  added_at: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Bytes of the picture itself, before Base64. */
  bytes: number;
  /** Base64 of the picture, or of the key that decrypts its object. */
  content: string;
  /** Its key in the object store; null if the picture is in this row. */
  object: string | null;
}

/** What this installation has put into the object store. Nothing else in it is ever deleted. */
export interface StoredObjectsTable {
  object: string;
  stored_at: string;
}

/** The objects that a document needs, also while its pictures are encrypted with it. */
export interface PictureObjectsTable {
  object: string;
  document_id: string;
}
