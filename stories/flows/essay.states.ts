import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'page.home': {
    focus: 'heading What do you want to begin with?',
    announced: 'New essay What do you want to begin with?',
  },
  'page.generate-essay': {
    focus: 'heading Straight to the essay, or a thesis first?',
    announced: 'New essay Straight to the essay, or a thesis first?',
  },
  'page.generate-essay_generate': { focus: 'textbox Your topic', announced: 'New essay What is it about?' },
  'page.generate-thesis-statement.asked': {
    focus: 'textbox Your topic',
    announced: 'New essay What is it about?',
  },
  'page.generate-thesis-statement.finding': {
    focus: 'textbox Your topic',
    announced: 'New essay What is it about?',
  },
  'page.generate-essay_ideas.listed': {
    focus: 'heading Which of these would you argue?',
    announced: 'New essay Which of these would you argue?',
  },
  'page.generate-essay_ideas.generating': {
    focus: 'heading Which of these would you argue?',
    announced: ['Finding ideas', 'New essay Which of these would you argue?'],
  },
  'page.generate-essay_ideas-option': {
    focus: 'textbox Your thesis',
    announced: 'New essay Say it the way you would',
  },
  'page.generate-thesis.category': {
    focus: 'heading Which field is it in?',
    announced: 'New essay Which field is it in?',
  },
  'page.generate-thesis.subCategory': {
    focus: 'heading Which part of it interests you?',
    announced: 'New essay Which part of it interests you?',
  },
  'page.generate-thesis.finding': {
    focus: 'heading Which part of it interests you?',
    announced: 'New essay Which part of it interests you?',
  },
  'page.generate-thesis_topic.listed': {
    focus: 'heading Which of these would you write about?',
    announced: 'New essay Which of these would you write about?',
  },
  'page.generate-thesis_topic.generating': {
    focus: 'heading Which of these would you write about?',
    announced: ['Finding ideas', 'New essay Which of these would you write about?'],
  },
  'page.academic-info': {
    focus: 'heading Who is it for, and how long?',
    announced: 'New essay Who is it for, and how long?',
  },
  'page.style-info': {
    focus: 'heading Which kind of essay is it?',
    announced: 'New essay Which kind of essay is it?',
  },
  'page.reference-selection': {
    focus: 'heading How are sources cited?',
    announced: 'New essay How are sources cited?',
  },
  'page.loading.sent': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.loading.lost': {
    focus: 'heading Your page is being written',
    announced: [
      'Brainstorming ideas...',
      'The connection is lost. You will see here how the essay is going as soon as the server can be reached again; leave this page open.',
      'New essay Your page is being written',
    ],
  },
  'page.loading.stopping': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.watching.followed': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.watching.stopping': {
    focus: 'heading Your page is being written',
    announced: ['Brainstorming ideas...', 'Sections begun: 3 of 4', 'New essay Your page is being written'],
  },
  'page.alert': {
    focus: 'heading Error',
    announced: [
      'The language model did not answer in time. Nothing you entered is lost. Try again, or go back and change it.',
      'New essay Error',
    ],
  },
};
