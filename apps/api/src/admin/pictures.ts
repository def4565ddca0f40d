import { readConfig } from '../config.ts';
import { movePictures } from '../document-pictures/move-pictures.ts';
import { pictureContents } from '../document-pictures/picture-contents.ts';
import { s3Store } from '../object-store/s3-store.ts';
import { type Command, UsageError } from './command.ts';

/** Moves the pictures of documents after `S3_BUCKET` was set, or before it is removed. */
export const pictures = {
  name: 'pictures move',
  arguments: '<store or database>',
  does: 'moves the pictures of documents into the object store of S3_BUCKET, or back into the database',
  alone: true,
  async change({ connection: { db }, words }) {
    const [to, ...more] = words;
    if ((to !== 'store' && to !== 'database') || more.length > 0) {
      throw new UsageError('Say where the pictures go: pictures move store, or pictures move database.');
    }
    const { objectStore } = readConfig(process.env);
    if (objectStore === undefined) throw new UsageError('No object store is configured: set S3_BUCKET.');
    const contents = pictureContents({ objects: s3Store(objectStore), db });
    const { moved, lost, left } = await movePictures(db, contents, to);
    return {
      output: [{ moved, lost, leftInLockedDocuments: left }],
      command: `pictures move ${to}`,
      subject: null,
    };
  },
} satisfies Command;
