import { expect, test } from 'vitest';
import { alarmKey, parseJudgements } from './judgements.ts';

const proposal = { offset: 4, length: 5, replacement: 'colour', alternatives: [], rule: 'Any' };

test('an alarm keeps its name when text is put before it, and another replacement is another alarm', () => {
  const far = 'x'.repeat(40);
  const text = 'The color of the sky is not what it seems to be.';
  const moved = { ...proposal, offset: proposal.offset + far.length + 1 };
  expect(alarmKey(`${far} ${text}`, moved)).not.toBe(alarmKey(text, { ...proposal, replacement: 'hue' }));
  expect(alarmKey(`${far}${far} ${text}`, { ...moved, offset: moved.offset + far.length })).toBe(
    alarmKey(`${far} ${text}`, moved),
  );
});

test('a file of judgements is read line by line, and an invalid one is refused', () => {
  expect(parseJudgements('ab right\ncd false\n')).toEqual(
    new Map([
      ['ab', 'right'],
      ['cd', 'false'],
    ]),
  );
  expect(() => parseJudgements('ab maybe\n')).toThrow('Not a judgement: "ab maybe"');
});
