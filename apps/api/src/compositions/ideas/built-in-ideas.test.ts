import { languages } from '@octavo/contract/languages';
import { topicNames, topics } from '@octavo/contract/topics';
import { describe, expect, test } from 'vitest';
import { boardTexts } from '../brainstorm/texts/index.ts';
import { builtInBoard } from '../brainstorm/built-in-board.ts';
import { topicFrames, topicTexts } from '../topics/index.ts';
import { relatedTopics } from '../topics/related-topics.ts';
import { builtInTheses } from './built-in-theses.ts';
import { builtInTopics } from './built-in-topics.ts';
import { chooseIdeas } from './choose-ideas.ts';
import { thesisTexts } from './texts/index.ts';

const subTopics = topicNames.flatMap((category) => [...topics[category]]);

describe.each(languages)('in %s', (language) => {
  test('theses hold the topic and blanks, and no place unfilled', () => {
    for (let batch = 0; batch < 10; batch++) {
      const theses = builtInTheses('the  sea {topic}', language, []);
      expect(new Set(theses).size).toBe(3);
      for (const thesis of theses) {
        expect(thesis).toContain('the sea {topic}');
        expect(thesis).toMatch(/\[.+\]/u);
      }
    }
  });

  test('each subcategory has a name and four subjects of its own', () => {
    const all = subTopics.flatMap((sub) => topicTexts[language][sub].slice(1));
    expect(new Set(all).size).toBe(180);
    expect(new Set(subTopics.map((sub) => topicTexts[language][sub][0])).size).toBe(45);
    for (const subject of all) expect(subject).toMatch(/^\p{Lu}.*[^.\s]$/u);
  });

  test('topics have no place unfilled', () => {
    for (const sub of subTopics) expect(builtInTopics(sub, language, []).join()).not.toMatch(/[{}]/u);
  });

  test('a board that touches the taxonomy names what lies close by', () => {
    const [, subject] = topicTexts[language]['Urban Green Spaces'];
    const related = relatedTopics(`${subject} !`, language);
    expect(related[0]).toEqual({ category: 'Environment', text: subject });
    const { parts } = builtInBoard('quick-brainstorm', `${subject} !`, language);
    expect(parts.map(({ heading }) => heading)).toContain(boardTexts[language].headings.related);
    expect(parts[1]?.items[0]).toBe(boardTexts[language].angles.Environment);
  });
});

test('marks are set as in France and as in Canada', () => {
  const textsOf = (language: 'fr-FR' | 'fr-CA'): string =>
    JSON.stringify([thesisTexts[language], topicFrames[language], boardTexts[language]]);
  expect(textsOf('fr-FR')).not.toMatch(/[^\u202F][?;!]/u);
  expect(textsOf('fr-CA')).not.toMatch(/[\s\u202F][?;!]/u);
  expect(textsOf('fr-FR').replaceAll('\u202F', '')).toBe(textsOf('fr-CA'));
});

test('a batch is drawn from what is not known', () => {
  const last = (): number => 0;
  expect(chooseIdeas(['a', 'b', 'c', 'd', 'e'], ['b', 'd'], last)).toEqual(['a', 'c', 'e']);
  expect(chooseIdeas(['a', 'b'], ['a', 'b'])).toEqual([]);
});
