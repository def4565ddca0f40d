import { brainstormActions } from '@octavo/contract/essay-options';
import { countries } from './language-places.ts';
import type { EvalTask } from './eval-task.ts';
import type { Given } from './given.ts';

const essays = [
  { style: 'argumentative', academicLevel: 'undergraduate' },
  { style: 'classic', academicLevel: 'high school' },
  { style: 'compare and contrast', academicLevel: 'professional' },
  { style: 'persuasive', academicLevel: "master's degree" },
  { style: 'critique', academicLevel: 'doctoral degree' },
] as const;
const wordsOfEssay = 300;

/** Essays, boards and ideas. */
export function compositionTasks({ language, turn, own: { topic } }: Given): EvalTask[] {
  const place = { language, countryCode: countries[language], source: topic };
  const essay = essays[turn % essays.length] ?? essays[0];
  const action = brainstormActions[turn % brainstormActions.length] ?? brainstormActions[0];
  return [
    {
      ...place,
      id: `essay-${language}`,
      group: 'essay',
      name: 'essay',
      kind: essay.style,
      work: {
        do: 'essay',
        wanted: {
          ...essay,
          language,
          subject: topic,
          thesis: undefined,
          wordCount: wordsOfEssay,
          referenceStyle: 'None',
        },
      },
      demands: {
        words: [0.9 * wordsOfEssay, 1.1 * wordsOfEssay],
        shape: 'essay',
        inventsNo: 'sources',
        shares: 1,
      },
    },
    {
      ...place,
      id: `brainstorm-${language}`,
      group: 'brainstorm',
      name: 'brainstorm',
      kind: action,
      work: { do: 'brainstorm', action, topic },
      demands: { words: [60, 900], shape: 'board', inventsNo: 'sources', shares: 1 },
    },
    turn % 2 === 0
      ? {
          ...place,
          id: `thesisIdeas-${language}`,
          group: 'thesisIdeas',
          name: 'thesisIdeas',
          kind: 'topic',
          work: { do: 'theses', topic },
          demands: { words: [20, 200], shape: 'three ideas', inventsNo: 'sources', shares: 1 },
        }
      : {
          ...place,
          id: `topicIdeas-${language}`,
          group: 'topicIdeas',
          name: 'topicIdeas',
          kind: 'subject',
          work: { do: 'topics', subCategory: 'Renewable Energy' },
          source: '',
          demands: { words: [9, 100], shape: 'three ideas', inventsNo: 'sources' },
        },
  ];
}
