import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

describe('fileSize', () => {
  it.each([
    [812, 'en', '812 byte'],
    [1024, 'en', '1 kB'],
    [1024 * 1024, 'en', '1 MB'],
    [3.44 * 1024 * 1024, 'en', '3.4 MB'],
    [3.44 * 1024 * 1024, 'de-DE', '3,4 MB'],
    [3.44 * 1024 * 1024, 'fr-FR', '3,4\u202fMo'],
  ])('%d bytes in %s are %j', (bytes, language, text) => {
    expect(fileSize(bytes, language)).toBe(text);
  });
});
