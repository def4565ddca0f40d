import { describe, expect, it } from 'vitest';
import { refusePicture } from './refuse-picture.ts';

const limits = { types: ['image/png', 'image/jpeg'], maxBytes: 1024 };

describe('refusePicture', () => {
  it('accepts a picture up to the limit', () => {
    expect(refusePicture({ type: 'image/png', size: 1024 }, limits)).toBeNull();
  });

  it('refuses one byte more than the limit', () => {
    expect(refusePicture({ type: 'image/png', size: 1025 }, limits)).toBe('size');
  });

  it('reports the kind before the size', () => {
    expect(refusePicture({ type: 'application/pdf', size: 4096 }, limits)).toBe('type');
    expect(refusePicture({ type: '', size: 12 }, limits)).toBe('type');
  });

  it('refuses an empty file', () => {
    expect(refusePicture({ type: 'image/jpeg', size: 0 }, limits)).toBe('empty');
  });
});
