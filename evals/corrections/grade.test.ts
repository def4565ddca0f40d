import { describe, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { applyFirst, gradeFault, type Proposal } from './grade.ts';

const fault: Fault = {
  id: 'x-001',
  text: 'She are at the the door.',
  wrong: 'are',
  at: 4,
  right: ['is', 'was'],
  otherwise: ['They are at the the door.'],
  category: 'agreement',
  source: 'made for this test',
};

const proposal = (
  offset: number,
  length: number,
  replacement: string,
  ...alternatives: string[]
): Proposal => ({ offset, length, replacement, alternatives, rule: 'test' });

const missed = { caught: false, rightFirst: false, rightAny: false, elsewhere: 0 };

describe('a sentence with one fault', () => {
  test('without proposals is missed', () => {
    expect(gradeFault(fault, [])).toEqual(missed);
  });

  test('is corrected by the right word', () => {
    expect(gradeFault(fault, [proposal(4, 3, 'was')])).toEqual({
      caught: true,
      rightFirst: true,
      rightAny: true,
      elsewhere: 0,
    });
  });

  test('is only caught if the replacement is wrong too', () => {
    expect(gradeFault(fault, [proposal(4, 3, 'be')])).toEqual({ ...missed, caught: true });
  });

  test('counts as right in any if the right word is an alternative', () => {
    expect(gradeFault(fault, [proposal(4, 3, 'be', 'is')])).toEqual({
      ...missed,
      caught: true,
      rightAny: true,
    });
  });

  test('is corrected by a wider proposal', () => {
    expect(gradeFault(fault, [proposal(0, 7, 'She is')])).toMatchObject({ rightFirst: true });
  });

  test('is caught by a change next to it if the result is right', () => {
    expect(gradeFault(fault, [proposal(0, 3, 'They')])).toEqual({
      caught: true,
      rightFirst: true,
      rightAny: true,
      elsewhere: 0,
    });
  });

  test('is not caught by a proposal elsewhere, which is counted', () => {
    expect(gradeFault(fault, [proposal(11, 7, 'the')])).toEqual({ ...missed, elsewhere: 1 });
  });

  test('is not caught by a proposal that ends where the wrong words begin', () => {
    expect(gradeFault(fault, [proposal(0, 4, 'He ')])).toEqual({ ...missed, elsewhere: 1 });
  });

  test('is corrected by two proposals together', () => {
    const together = [proposal(4, 1, 'i'), proposal(5, 2, 's')];
    expect(gradeFault(fault, together)).toMatchObject({ rightFirst: true, elsewhere: 0 });
  });

  test('is corrected by an insertion at its edge', () => {
    const missing: Fault = { ...fault, text: 'He is doctor.', wrong: 'doctor', at: 6, right: ['a doctor'] };
    expect(gradeFault(missing, [proposal(6, 0, 'a ')])).toMatchObject({ caught: true, rightFirst: true });
  });

  test('is corrected with either kind of apostrophe', () => {
    const apostrophe: Fault = { ...fault, text: 'He dont.', wrong: 'dont', at: 3, right: ["doesn't"] };
    expect(gradeFault(apostrophe, [proposal(3, 4, 'doesn’t')])).toMatchObject({ rightFirst: true });
  });
});

test('proposals are applied in the order of the text, and of two overlapping ones the first', () => {
  const proposals = [proposal(11, 4, 'a'), proposal(4, 3, 'is'), proposal(5, 2, 'x')];
  expect(applyFirst('She are at the door.', proposals)).toBe('She is at adoor.');
});
