import { expect, it } from 'vitest';
import { newTags, tagWords } from './tag-words.ts';

it('parts a pasted list at commas, semicolons and lines', () => {
  expect(tagWords(' HIST 204, media   history;\n\nDraft ,')).toEqual(['HIST 204', 'media history', 'Draft']);
  expect(tagWords(' , ')).toEqual([]);
});

it('takes each word once, however it is capitalised', () => {
  expect(newTags(['Draft'], ['draft', 'Essay', 'ESSAY', 'Überblick', 'überblick'])).toEqual([
    'Essay',
    'Überblick',
  ]);
});

it('regression 173: a tag is the same however its accents and apostrophes are typed', () => {
  expect(newTags(['Étude', 'l’eau'], ['e\u0301tude', "L'eau", 'eau'])).toEqual(['eau']);
});

it('regression 401: a tag is the same with invisible characters inside', () => {
  expect(newTags(['Verwaltung'], ['Ver\u00ADwaltung', 'Ver\u200Bwaltung', 'Verwalter'])).toEqual([
    'Verwalter',
  ]);
});
