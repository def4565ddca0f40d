/** A picture in a document, drawn anew (decision 1712). */
export interface DocumentPicturesTable {
  document_id: string;
  /** The beginning of the SHA-256 of its bytes, in hex. */
  id: string;
  added_at: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  /** Of the picture, before it is Base64. */
  bytes: number;
  /** Base64. */
  content: string;
}
