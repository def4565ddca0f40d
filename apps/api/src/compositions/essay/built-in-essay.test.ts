import { academicLevels, essayTypes } from '@octavo/contract/essay-options';
import { countWords } from '@octavo/contract/count-words';
import { languages } from '@octavo/contract/languages';
import { documentText } from '@octavo/document-schema';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { builtInEssay } from './built-in-essay.ts';
import { essayDocument } from './essay.ts';
import type { EssayWanted } from './essay-wanted.ts';
import { planSections } from './plan-sections.ts';
import { essayTexts } from './texts/index.ts';

const thesis =
  'School uniforms do less for equality than their friends believe and less against freedom than their enemies fear.';
const wanted: EssayWanted = {
  language: 'en',
  academicLevel: 'undergraduate',
  wordCount: 500,
  style: 'argumentative',
  referenceStyle: 'APA 7',
  subject: 'school uniforms',
  thesis,
};
const textOf = (essay: EssayWanted): string =>
  documentText(readDocument(essayDocument(builtInEssay(essay), essay.language, essay.referenceStyle)));
const labelsOf = (essay: EssayWanted): unknown[] =>
  essayDocument(builtInEssay(essay), essay.language, essay.referenceStyle).content.flatMap((node) =>
    node.type === 'sectionLabel' ? [node.attrs?.['label']] : [],
  );

test('a scaffold says what it is, states the thesis, and gives each section its word count', () => {
  expect(textOf(wanted).split('\n')).toEqual([
    'Scaffold by fixed rules, without AI: write in place of the brackets. Evidence: course texts and scholarly sources.',
    `[The dispute, and where you stand. (70 words)] ${thesis}`,
    '[Argument 1: reason, evidence, link to the thesis. (120 words)]',
    '[Argument 2: reason, evidence, link to the thesis. (120 words)]',
    '[The strongest objection, and your reply. (120 words)]',
    '[What the arguments show together. (60 words)]',
  ]);
});

test('paragraphs are labelled in the language of the essay', () => {
  expect(labelsOf(wanted)).toEqual([
    'Introduction',
    'Body Paragraph 1',
    'Body Paragraph 2',
    'Body Paragraph 3',
    'Conclusion',
  ]);
  expect(labelsOf({ ...wanted, wordCount: 50 })).toEqual(['Introduction and Conclusion']);
  expect(labelsOf({ ...wanted, wordCount: 100, language: 'de-DE' })).toEqual([
    'Einleitung',
    'Hauptteil 1',
    'Schluss',
  ]);
});

describe.each(languages)('in %s', (language) => {
  test('every type, level and length is complete', () => {
    for (const style of essayTypes) {
      for (const academicLevel of academicLevels) {
        for (const wordCount of [50, 100, 250, 500, 1000, 5000]) {
          const text = textOf({ ...wanted, language, style, academicLevel, wordCount });
          expect(text).toContain(thesis);
          expect(text).not.toMatch(/\{\w+\}|undefined|null/);
          expect(text.startsWith(essayTexts[language].note)).toBe(true);
        }
      }
    }
  });

  test('types, levels and lengths differ', () => {
    const differing = (list: EssayWanted[]) => new Set(list.map(textOf)).size;
    expect(differing(essayTypes.map((style) => ({ ...wanted, language, style })))).toBe(6);
    expect(differing(academicLevels.map((academicLevel) => ({ ...wanted, language, academicLevel })))).toBe(
      5,
    );
    expect(
      differing([100, 500, 1000, 2000, 5000].map((wordCount) => ({ ...wanted, language, wordCount }))),
    ).toBe(5);
  });

  test('one of the usual length fits a day’s free words, including three requests for ideas', () => {
    for (const style of essayTypes) {
      expect(
        countWords(textOf({ ...wanted, language, style, academicLevel: 'doctoral degree' })),
      ).toBeLessThan(140);
    }
  });

  test('regression 253: a memoir is asked for no sources and no thesis', () => {
    const { note, levels, thesis: blank } = essayTexts[language];
    const text = textOf({ ...wanted, language, style: 'memoir', thesis: undefined });
    expect(text.startsWith(note)).toBe(true);
    expect(text).not.toContain(levels.undergraduate);
    expect(text).not.toContain(blank.slice(0, 12));
  });

  test('regression 328: the request of a blank ends before its number of words', () => {
    for (const style of essayTypes) {
      expect(textOf({ ...wanted, language, style })).not.toMatch(/:\s*\(\d/u);
    }
  });

  test('a thesis that was not chosen becomes a blank', () => {
    const text = textOf({ ...wanted, language, thesis: undefined });
    expect(text).toMatch(/\[[^\]]+[“«„]\u00A0?school uniforms/u);
  });

  test('each type has the same parts in each language', () => {
    for (const style of essayTypes) {
      const { first, last } = essayTexts[language].types[style];
      const { first: english, last: end } = essayTexts.en.types[style];
      expect([style, first === null, last === null]).toEqual([style, english === null, end === null]);
    }
  });
});

test('the words of the sections add up to the whole', () => {
  for (let words = 50; words <= 5000; words += 50) {
    for (const style of essayTypes) {
      const sections = planSections(style, words, 'en');
      expect([words, sections.reduce((sum, section) => sum + section.words, 0)]).toEqual([words, words]);
      expect(Math.max(...sections.map((section) => section.words))).toBeLessThanOrEqual(500);
    }
  }
});
