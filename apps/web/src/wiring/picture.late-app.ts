import { type PictureArea, pictureMachine } from '@octavo/machines/picture';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';

/** The size of the largest avatar on a high-density screen, in pixels; the server makes it smaller still. */
const side = 576;

/** The selected part of a picture as a square, without the file's metadata. */
async function cut(file: File, { x, y, width, height }: PictureArea): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.92);
  });
  if (blob === null) throw new Error('The picture cannot be drawn.');
  return new File([blob], 'picture', { type: blob.type });
}

export const wired = pictureMachine.provide({
  actors: {
    cut: fromPromise(({ input: { file, area } }) => cut(file, area)),
    send: fromPromise(({ input: { image }, signal }) =>
      call('changeProfileImage', { body: { image }, signal }),
    ),
    remove: fromPromise(({ signal }) => call('removeProfileImage', { signal })),
  },
});
