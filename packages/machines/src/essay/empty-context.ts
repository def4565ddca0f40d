import { citationStylesFor } from '@octavo/contract/citation-styles';
import { essayWordCount } from '@octavo/contract/essay-options';
import type { EssayContext, EssayDraft, Ideas } from './essay.types.ts';

export const emptyDraft: EssayDraft = {
  start: 'generate-essay',
  way: 'generate-essay_generate',
  topic: '',
  pickedThesis: null,
  thesis: '',
  category: null,
  subCategory: null,
  topicIdea: null,
  level: 'undergraduate',
  wordCount: essayWordCount.default,
  type: 'classic',
  reference: null,
};

export const noIdeas: Ideas = { about: '', ideas: [] };

/** Nothing requested, answered or written yet. */
export const emptyContext: EssayContext = {
  draft: emptyDraft,
  theses: noIdeas,
  topics: noIdeas,
  pro: false,
  suggestedStyles: citationStylesFor(''),
  engine: null,
  isMissing: false,
  failure: null,
  alert: null,
  writing: '',
  progress: null,
  elsewhere: null,
  round: 0,
};
