import { expect, it } from 'vitest';
import { changedKeys } from './changed-texts.ts';

it('names the new and changed texts', () => {
  const before = { title: 'Pages', form: { name: 'Name', send: 'Send' }, gone: 'Gone' };
  const after = { title: 'Sheets', form: { name: 'Name', send: 'Send now', more: 'More' } };
  expect(changedKeys(before, after)).toEqual(['title', 'form.send', 'form.more']);
});

it('names a plural once, by its key in the code', () => {
  expect(changedKeys({}, { pages_one: '{{count}} page', pages_other: '{{count}} pages' })).toEqual(['pages']);
});
