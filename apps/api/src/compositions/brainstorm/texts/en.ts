import type { BoardTexts } from './board-texts.ts';

export const en: BoardTexts = {
  note: 'This board was made by fixed rules from question lists, without AI. The answers are yours: write in place of the brackets.',
  headings: {
    questions: 'Questions',
    angles: 'Angles',
    related: 'Related topics',
    nextSteps: 'Next steps',
    aim: 'Aim',
    sections: 'Sections',
    sources: 'Sources to look for',
  },
  questions: [
    'What exactly does “{topic}” mean, and what does it not mean? […]',
    'Who is affected by it, who decides about it, who is never asked? […]',
    'How long has it been talked about, and why since then? […]',
    'Where are things different, and what could be learnt there? […]',
    'Why do reasonable people disagree about it? […]',
    'What would be different tomorrow if it did not exist? […]',
  ],
  angles: {
    History: 'How did it come about, and what came before it? […]',
    Science: 'What has been measured, and how sure is it? […]',
    Technology: 'Which tool made it possible, and which could change it? […]',
    Literature: 'Which story, film or poem shows it best? […]',
    'Society & Culture': 'Who lives with it every day, and how do they speak of it? […]',
    Education: 'What is taught about it, and what should be? […]',
    'Politics & Economics': 'Who pays for it, who gains from it, which rules apply? […]',
    'Health & Wellness': 'What does it do to body and mind? […]',
    Environment: 'What does it take from nature, and what does it leave behind? […]',
  },
  nextSteps: [
    'Mark the three answers that surprise you.',
    'Turn the strongest of them into a question that can be answered.',
    'Write for ten minutes about “{topic}” without stopping.',
    'Tell somebody about it, and note what they ask.',
  ],
  aim: [
    'What readers should know or do afterwards: […]',
    'The question that the text answers: […]',
    'The answer in one sentence, as it looks today: […]',
  ],
  sections: [
    {
      name: 'Introduction',
      words: 100,
      task: 'Lead to “{topic}”, say why it matters, name the question. […]',
    },
    { name: 'Background', words: 200, task: 'What the reader has to know: terms, history, figures. […]' },
    { name: 'Main argument', words: 350, task: 'Two or three reasons, each with evidence. […]' },
    { name: 'The other side', words: 200, task: 'The best objection, fairly put, and your answer. […]' },
    { name: 'Conclusion', words: 150, task: 'The answer to the question, and what follows from it. […]' },
  ],
  section: '{name} (about {words} words)',
  sources: [
    'An encyclopedia or handbook article, for the terms',
    'A recent review article, for what is known and what is disputed',
    'Figures from a statistics office or another public body',
    'A primary source: a law, a work, a letter, a data set',
    'Somebody who sees “{topic}” quite differently',
  ],
  planSteps: [
    'Find one source of each kind and note where you found it.',
    'Write one sentence for each section.',
    'Write the main argument first, the introduction last.',
    'Leave it for a day, then read it aloud.',
  ],
};
