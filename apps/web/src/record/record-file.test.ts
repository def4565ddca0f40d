import { expect, it } from 'vitest';
import { asCsv, asJson } from './record-file.ts';

const record = {
  days: [
    {
      day: '2026-11-23',
      figures: { typed: { characters: 30, words: 6 }, pasted: { characters: 12, words: 2 } },
    },
  ],
  paragraphs: [{ beginning: 'Dear diary,', characters: { typed: 30, pasted: 12 } }],
};

it('a table has a line for each day, paragraph and origin, and none of the text', () => {
  expect(asCsv(record)).toBe(
    [
      'day,paragraph,origin,words,characters',
      '2026-11-23,,typed,6,30',
      '2026-11-23,,pasted,2,12',
      ',1,typed,,30',
      ',1,pasted,,12',
      '',
    ].join('\r\n'),
  );
});

it('data is exported exactly as it was counted', () => {
  expect(JSON.parse(asJson(record, 'Letters'))).toEqual({ title: 'Letters', ...record });
});
