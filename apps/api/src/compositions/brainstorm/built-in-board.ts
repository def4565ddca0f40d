import type { BrainstormAction } from '@octavo/contract';
import type { Language } from '@octavo/contract/languages';
import { topicNames } from '@octavo/contract/topics';
import { fill } from '@octavo/language/fill';
import { titleOf } from '../title-of.ts';
import { relatedTopics } from '../topics/related-topics.ts';
import type { Board } from './board.ts';
import { boardTexts } from './texts/index.ts';

/** A board of questions from word lists and the taxonomy, with blanks for the answers. */
export function builtInBoard(action: BrainstormAction, topic: string, language: Language): Board {
  const { note, headings, questions, angles, nextSteps, aim, sections, section, sources, planSteps } =
    boardTexts[language];
  const about = (line: string): string => fill(line, { topic });
  const related = relatedTopics(topic, language);
  const head = { title: titleOf(topic), note };
  // The categories that match the topic's words come first.
  const first = related.map(({ category }) => category);
  const ordered = topicNames.toSorted((a, b) => rank(first, a) - rank(first, b));
  switch (action) {
    case 'quick-brainstorm':
      return {
        ...head,
        parts: [
          { heading: headings.questions, items: questions.map(about) },
          { heading: headings.angles, items: ordered.map((category) => about(angles[category])) },
          { heading: headings.related, items: related.map(({ text }) => text) },
          { heading: headings.nextSteps, items: nextSteps.map(about), ordered: true },
        ],
      };
    case 'detailed-plan':
      return {
        ...head,
        parts: [
          { heading: headings.aim, items: aim.map(about) },
          {
            heading: headings.sections,
            ordered: true,
            items: sections.map(({ name, words, task }) => ({
              text: fill(section, { name, words }),
              below: [about(task)],
            })),
          },
          {
            heading: headings.angles,
            items: ordered.slice(0, 4).map((category) => about(angles[category])),
          },
          { heading: headings.sources, items: sources.map(about) },
          { heading: headings.nextSteps, items: planSteps.map(about), ordered: true },
        ],
      };
    default:
      return action satisfies never;
  }
}

const rank = <Name>(first: readonly Name[], name: Name): number => {
  const at = first.indexOf(name);
  return at < 0 ? first.length : at;
};
