import { expect, test } from 'vitest';
import { DamagedSealError, openText, sealText } from './sealed-text.ts';

const owner = 'document a, version 3';

test('a text opens with its password, in either Unicode form of an accent', async () => {
  const sealed = await sealText('Grüße, 文字', 'pässword', owner);
  expect(sealed).not.toContain('Grüße');
  expect(await openText(sealed, 'pa\u0308ssword', owner)).toBe('Grüße, 文字');
});

test('two encryptions of one text have nothing in common', async () => {
  const seals = await Promise.all(['x', 'x'].map((text) => sealText(text, 'password', owner)));
  const [one, other] = seals.map((seal): Record<string, unknown> => JSON.parse(seal));
  for (const part of ['salt', 'key', 'text']) expect(one?.[part]).not.toEqual(other?.[part]);
});

test('another password opens nothing', async () => {
  const sealed = await sealText('Secret', 'password', owner);
  expect(await openText(sealed, 'Password', owner)).toBeUndefined();
});

test('the right password does not open another document or version', async () => {
  const sealed = await sealText('Secret', 'password', owner);
  expect(await openText(sealed, 'password', 'document b, version 3')).toBeUndefined();
  expect(await openText(sealed, 'password', 'document a, version 4')).toBeUndefined();
});

test('a truncated, modified or swapped text is refused', async () => {
  const sealed = JSON.parse(await sealText('Secret', 'password', owner));
  const other = JSON.parse(await sealText('Other', 'password', owner));
  const bytes = Buffer.from(sealed.text, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  for (const text of [other.text, bytes.toString('base64'), bytes.subarray(0, -3).toString('base64'), '']) {
    await expect(openText(JSON.stringify({ ...sealed, text }), 'password', owner)).rejects.toThrow(
      DamagedSealError,
    );
  }
  await expect(openText('{"format":2}', 'password', owner)).rejects.toThrow(DamagedSealError);
  await expect(openText(JSON.stringify(sealed).slice(0, -9), 'password', owner)).rejects.toThrow(
    DamagedSealError,
  );
});
