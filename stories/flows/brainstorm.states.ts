import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'page.home': { focus: 'heading What do you need?', announced: 'New brainstorm What do you need?' },
  'page.quick-brainstorm': {
    focus: 'textbox Topic',
    announced: 'New brainstorm What should the ideas be about?',
  },
  'page.detailed-plan': { focus: 'textbox Topic', announced: 'New brainstorm What do you want to plan?' },
  'page.loading': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'New brainstorm Your page is being written'],
  },
  'page.alert': {
    focus: 'heading Error',
    announced: [
      'The language model did not answer in time. Nothing you entered is lost. Try again, or go back and change it.',
      'New brainstorm Error',
    ],
  },
};
