import { expect, it } from 'vitest';
import { comparedTexts, comparedVersions } from './compared-texts.ts';

const version = (id: string) => ({ id, createdAt: '', words: 1, kind: 'saved', name: '' }) as const;
const compared = {
  versions: [version('new'), version('old')],
  now: 'Now',
  texts: { new: 'New' },
};

it('compares a version with the current text', () => {
  const context = { ...compared, chosen: 'new', comparedWith: 'now' } as const;
  expect(comparedVersions(context)).toEqual(['new']);
  expect(comparedTexts(context)).toEqual({ before: 'New', after: 'Now' });
});

it('compares a version with the one before it, once that is loaded', () => {
  const context = { ...compared, chosen: 'new', comparedWith: 'before' } as const;
  expect(comparedVersions(context)).toEqual(['new', 'old']);
  expect(comparedTexts(context)).toBeNull();
  const read = { ...context, texts: { new: 'New', old: 'Old' } };
  expect(comparedTexts(read)).toEqual({ before: 'Old', after: 'New' });
});

it('compares the first version with nothing', () => {
  const context = { ...compared, chosen: 'old', comparedWith: 'before', texts: { old: 'Old' } } as const;
  expect(comparedTexts(context)).toEqual({ before: '', after: 'Old' });
});
