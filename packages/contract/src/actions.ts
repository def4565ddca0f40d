/** What can be done with selected text (SPEC §7). `changeTone` is the one that takes a tone. */
export const textActions = [
  'changeTone',
  'improveFluency',
  'summarize',
  'makeLonger',
  'paraphrase',
  'soundAcademic',
] as const;

/** What can be written on an empty line (SPEC §7). */
export const emptyActions = [
  'writeIntroduction',
  'writeConclusion',
  'writeOpposingArgument',
  'writeWithMoreDepth',
  'expandTitle',
  'insertTemplate',
] as const;

/** The action of a prompt that the user wrote. */
export const promptAction = 'modify_text';

export type TextAction = (typeof textActions)[number];
export type EmptyAction = (typeof emptyActions)[number];
export type AiAction = TextAction | EmptyAction | typeof promptAction;

export const aiActions: readonly AiAction[] = [promptAction, ...emptyActions, ...textActions];

/** Those that need a language model: the built-in engine could only make things up. */
export const modelActions = ['makeLonger'] as const satisfies readonly AiAction[];
