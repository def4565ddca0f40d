import sharp from 'sharp';
import { expect, test } from 'vitest';
import { squarePicture } from './square-picture.ts';

const { signal } = new AbortController();
const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#7b1f2e' } })
  .png()
  .toBuffer();
const image = new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
const send = (accountId: string, network: string) =>
  squarePicture(image, { caller: { accountId, network }, signal }).then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

test('regression 14: pictures of many accounts behind one address leave room for others', async () => {
  const flood = Array.from({ length: 60 }, (_, index) => send(`a${index}`, 'one'));
  const other = send('b', 'other');
  expect(await other).toBe('read');
  const outcomes = await Promise.all(flood);
  const count = (sought: string) => outcomes.filter((outcome) => outcome === sought).length;
  expect({ read: count('read'), busy: count('busy') }).toEqual({ read: 21, busy: 39 });
});
