import { ideasPerBatch } from '@octavo/contract/essay-options';
import type { Language } from '@octavo/contract/languages';
import type { SubTopic } from '@octavo/contract/topics';
import { fill } from '@octavo/language/fill';
import { topicFrames, topicTexts } from '../topics/index.ts';
import { chooseIdeas } from './choose-ideas.ts';

/** Topics in a subcategory, different ones with each call; those of a batch are about different subjects. */
export function builtInTopics(sub: SubTopic, language: Language, known: readonly string[]): string[] {
  const [, ...subjects] = topicTexts[language][sub];
  return subjects
    .map((subject) => {
      const ideas = topicFrames[language].map((frame) => fill(frame, { subject }));
      const used = ideas.filter((idea) => known.includes(idea)).length;
      return { used, at: Math.random(), ideas: chooseIdeas(ideas, known).slice(0, 1) };
    })
    .filter(({ ideas }) => ideas.length > 0)
    .toSorted((a, b) => a.used - b.used || a.at - b.at)
    .slice(0, ideasPerBatch)
    .flatMap(({ ideas }) => ideas);
}
