import { SaxesParser } from 'saxes';
import type { StoredObject } from './object-store.ts';

export interface BucketList {
  readonly objects: readonly StoredObject[];
  /** Token of the next page; null on the last one. */
  readonly next: string | null;
}

/** Reads the XML with which a store answers ListObjectsV2. @throws if it is not XML */
export function readBucketList(xml: string): BucketList {
  const objects: StoredObject[] = [];
  let next: string | null = null;
  let text = '';
  let object = { key: '', modifiedAt: new Date(0) };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') object = { ...object, key: text };
    else if (name === 'LastModified') object = { ...object, modifiedAt: new Date(text) };
    else if (name === 'Contents') objects.push(object);
    else if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  return { objects, next };
}
