import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { answers, answersFile, formBody, route } from './route.ts';

const documentId = z.object({ documentId: z.string() });

export const addPictureRequest = z
  .object({
    image: z.instanceof(File, { error: 'must be a file' }).meta({ type: 'string', format: 'binary' }),
  })
  .meta({ id: 'AddPictureRequest' });

export const keptPicture = z
  .object({
    id: z.string().meta({ description: 'The same for the same picture.' }),
    width: z.number().int(),
    height: z.number().int(),
  })
  .meta({ id: 'KeptPicture' });

export type KeptPicture = z.infer<typeof keptPicture>;

/** The pictures in a document. */
export const documentPictureRoutes = {
  addPicture: route(endpoints.addPicture, {
    domain: 'Documents',
    summary: 'Keep a picture with a document: PNG, JPEG, WebP or GIF',
    description:
      'It is drawn anew, at most 1,600 pixels wide and high, without what its file said besides. Of a GIF that moves its first picture is kept.',
    request: { params: documentId, body: formBody(addPictureRequest) },
    responses: answers(keptPicture),
  }),
  documentPicture: route(endpoints.documentPicture, {
    domain: 'Documents',
    summary: 'A picture of a document',
    request: { params: documentId.extend({ pictureId: z.string() }) },
    responses: answersFile('image/*', 'PNG or JPEG'),
  }),
};
