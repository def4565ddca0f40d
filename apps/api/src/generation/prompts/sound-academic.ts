import type { Prompt } from './prompt.ts';

export const soundAcademic: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Rewrite the selection in the register of academic prose: precise, measured, without contractions and colloquial words. Keep the meaning and the strength of every claim, and invent no citations.`,
};
