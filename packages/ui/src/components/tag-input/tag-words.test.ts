import { expect, it } from 'vitest';
import { newTags, tagWords } from './tag-words.ts';

it('splits a pasted list at commas, semicolons and line breaks', () => {
  expect(tagWords(' HIST 204, media   history;\n\nDraft ,')).toEqual(['HIST 204', 'media history', 'Draft']);
  expect(tagWords(' , ')).toEqual([]);
});

it('keeps each word once, ignoring case', () => {
  expect(newTags(['Draft'], ['draft', 'Essay', 'ESSAY', 'Überblick', 'überblick'])).toEqual([
    'Essay',
    'Überblick',
  ]);
});

it('regression 173: a tag is the same in any Unicode composition and with either apostrophe', () => {
  expect(newTags(['Étude', 'l’eau'], ['e\u0301tude', "L'eau", 'eau'])).toEqual(['eau']);
});

it('regression 401: a tag is the same with invisible characters inside', () => {
  expect(newTags(['Verwaltung'], ['Ver\u00ADwaltung', 'Ver\u200Bwaltung', 'Verwalter'])).toEqual([
    'Verwalter',
  ]);
});
