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
  /** Base64. */
  content: string;
}
