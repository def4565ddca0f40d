import { previewLength } from '@octavo/contract';
import { previewText } from '@octavo/document-schema';
import { z } from 'zod';
import { commentRow } from '../comments/comment-row.ts';
import { pictureRow } from '../document-pictures/picture-rows.ts';
import { storable } from '../documents/read-document.ts';
import { openText, sealText } from './sealed-text.ts';

const sealedContent = z.object({
  content: z.string(),
  whole: z.string().optional(),
  pictures: z.array(pictureRow).readonly().default([]),
  /** They quote the text. */
  comments: z.array(commentRow).readonly().default([]),
});
/** What is encrypted in a locked document. */
export type Sealable = z.infer<typeof sealedContent>;

/** What a document is encrypted and decrypted with. */
export interface Seal {
  readonly password: string;
  /** The document that the text belongs to. */
  readonly owner: string;
}

export const sealContent = (readable: Sealable, { password, owner }: Seal): Promise<string> =>
  sealText(JSON.stringify(readable), password, owner);

/** Undefined if the password is wrong. @throws DamagedSealError */
export async function openContent(sealed: string, { password, owner }: Seal) {
  const text = await openText(sealed, password, owner);
  if (text === undefined) return undefined;
  const readable = sealedContent.parse(JSON.parse(text));
  const preview = storable(previewText(JSON.parse(readable.content), previewLength));
  return { ...readable, preview };
}
