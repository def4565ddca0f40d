import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [19.9, '0:19'],
    [62, '1:02'],
    [725, '12:05'],
    [3600, '1:00:00'],
    [148_042, '41:07:22'],
    [-4, '0:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
