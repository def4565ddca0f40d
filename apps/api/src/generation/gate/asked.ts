import type { CheckedLanguage } from '@octavo/language';
import type { WrittenPrompt } from '../prompts/written-prompt.ts';
import type { TaskName } from '../task-names.ts';

/** What a model was asked for, as far as its answer is compared with it. */
export type Asked = {
  readonly name: TaskName;
  /** The text in whose place the answer is put; empty where it is inserted. */
  readonly replaced: string;
  /** All that the model was given to go by. */
  readonly material: string;
  /** The author's own instruction. */
  readonly request: string;
  /** In which it is to be written, where that is known. */
  readonly language?: CheckedLanguage | undefined;
};

export const askedBy = (
  name: TaskName,
  { replaced = '', material = replaced, request = '', language }: WrittenPrompt,
): Asked => ({ name, replaced, material, request, language });

/** The author says what is wanted, so that much is an answer. */
export const isOwnRequest = ({ name }: Asked): boolean => name === 'modify_text';

/** The answer may be a letter, a list or a form: it may begin and end as these do. */
export const isFree = (asked: Asked): boolean => isOwnRequest(asked) || asked.name === 'insertTemplate';
