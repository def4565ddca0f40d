/** Actions on selected text (SPEC §7). Only `changeTone` takes a tone. */
export const textActions = [
  'changeTone',
  'improveFluency',
  'summarize',
  'makeLonger',
  'paraphrase',
  'soundAcademic',
] as const;

/** Actions on an empty line (SPEC §7). */
export const emptyActions = [
  'writeIntroduction',
  'writeConclusion',
  'writeOpposingArgument',
  'writeWithMoreDepth',
  'expandTitle',
  'insertTemplate',
] as const;

/** The action for the user's own prompt. */
export const promptAction = 'modify_text';

export type TextAction = (typeof textActions)[number];
export type EmptyAction = (typeof emptyActions)[number];
export type AiAction = TextAction | EmptyAction | typeof promptAction;

export const aiActions: readonly AiAction[] = [promptAction, ...emptyActions, ...textActions];

/** Actions that need a language model: the built-in engine would have to make things up. */
export const modelActions = ['makeLonger'] as const satisfies readonly AiAction[];
