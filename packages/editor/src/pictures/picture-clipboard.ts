import { pictureAttributes } from '@octavo/document-schema';
import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import type { PictureOptions } from './picture-options.ts';

/** Serializes pictures with the id of their document, so that another document can fetch them. */
export function pictureClipboard(schema: Schema, { documentId, addressOf }: PictureOptions): DOMSerializer {
  return new DOMSerializer(
    {
      ...DOMSerializer.nodesFromSchema(schema),
      picture: ({ attrs }) => [
        'img',
        {
          ...pictureAttributes(attrs),
          'data-document': documentId,
          src: new URL(addressOf(String(attrs['id'])), location.href).href,
        },
      ],
    },
    DOMSerializer.marksFromSchema(schema),
  );
}
