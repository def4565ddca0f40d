import type { CheckedLanguage } from '../../engine/checked-language.ts';
import type { WrittenPrompt } from '../prompts/written-prompt.ts';
import type { TaskName } from '../task-names.ts';

/** What a model was asked for, as needed to check its answer. */
export type Asked = {
  readonly name: TaskName;
  /** The text that the answer replaces; empty if it is inserted. */
  readonly replaced: string;
  /** Everything the model was given to work from. */
  readonly material: string;
  /** The author's own instruction. */
  readonly request: string;
  /** Language to write in, if known. */
  readonly language?: CheckedLanguage | undefined;
};

export const askedBy = (
  name: TaskName,
  { replaced = '', material = replaced, request = '', language }: WrittenPrompt,
): Asked => ({ name, replaced, material, request, language });

/** The author says what is wanted, so almost any text may be a valid answer. */
export const isOwnRequest = ({ name }: Asked): boolean => name === 'modify_text';

/** The answer may be a letter, a list or a form, and may begin and end as these do. */
export const isFree = (asked: Asked): boolean => isOwnRequest(asked) || asked.name === 'insertTemplate';
