import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Inês Duarte', 'ID'],
    ['ana', 'A'],
    ['Maria do Carmo Antunes', 'MA'],
    ['Jean-Luc', 'JL'],
    ['  élodie   ', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['李小龙', '李'],
    ['', ''],
    ['— !', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('are capitals of the language', () => {
    expect(initials('ilker', 'tr')).toBe('İ');
  });
});
