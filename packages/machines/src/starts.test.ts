import { expect, it } from 'vitest';
import { lateStarts } from './app/late-starts.ts';
import { lateDeskStarts } from './desk/late-starts.ts';

const starts = Object.entries({ ...lateStarts, ...lateDeskStarts });

it.each(starts)('the page can have the start of %s as JSON', (_name, start) => {
  expect(JSON.parse(JSON.stringify(start))).toStrictEqual(start);
});
