import type { EssayTexts } from './essay-texts.ts';

export const en: EssayTexts = {
  note: 'Scaffold by fixed rules, without AI: write in place of the brackets.',
  unwritten: '[The AI did not write this section. Write it yourself, or leave it out.]',
  levels: {
    'high school': 'Evidence: lessons, reading, everyday life.',
    undergraduate: 'Evidence: course texts and scholarly sources.',
    "master's degree": 'Evidence: the state of research, weighed.',
    'doctoral degree': 'Evidence: primary research; name gap and method.',
    professional: 'Evidence: figures, cases, recommendations.',
  },
  labels: {
    introduction: 'Introduction',
    body: 'Body Paragraph {n}',
    conclusion: 'Conclusion',
    both: 'Introduction and Conclusion',
  },
  thesis: '[Your thesis on “{topic}” in one sentence.]',
  blank: '[{task} ({words} words)]',
  more: [
    '[An example in detail, and what it shows.]',
    '[What would follow from it; where it stops being true.]',
  ],
  types: {
    classic: {
      opening: 'A question or fact that leads to the thesis.',
      first: null,
      each: 'Point {n}: claim, evidence, meaning.',
      last: null,
      closing: 'The thesis in new words, and what follows.',
    },
    'compare and contrast': {
      opening: 'Both sides, and why they are compared.',
      first: 'What both have in common.',
      each: 'Difference {n}: each side, with an example.',
      last: null,
      closing: 'Which difference weighs most, and why.',
    },
    argumentative: {
      opening: 'The dispute, and where you stand.',
      first: null,
      each: 'Argument {n}: reason, evidence, link to the thesis.',
      last: 'The strongest objection, and your reply.',
      closing: 'What the arguments show together.',
    },
    persuasive: {
      opening: 'A case that concerns the reader.',
      first: 'The problem: who suffers, and how.',
      each: 'Reason {n}: what the reader gains.',
      last: 'What it costs, and why it is worth it.',
      closing: 'What the reader should do now.',
    },
    critique: {
      opening: 'The work, its author, your judgement.',
      first: 'The work’s aim and argument, in your words.',
      each: 'Point {n}: a passage, what succeeds or fails, by which measure.',
      last: 'What the work leaves out.',
      closing: 'The judgement as a whole, and for whom.',
    },
    memoir: {
      opening: 'A scene: where, when, who, one smell or sound.',
      first: 'What life was like before.',
      each: 'Moment {n}: what happened, what you felt.',
      last: 'The turn: what was different afterwards.',
      closing: 'What you know now, and did not then.',
    },
  },
};
