import { fontStacks } from './font-stacks.ts';

/** The text serif, in the measures of a page of it. */
export const serifText = {
  font: fontStacks.serif,
  size: '18px',
  line: '29px',
} as const;
