import { materialLanguage } from '../../engine/material-language.ts';
import { varietyOf } from '../../engine/variety.ts';
import { autocomplete } from './autocomplete.ts';
import { fence } from './fence.ts';
import { houseRules } from './house-rules.ts';
import { labels } from './labels.ts';
import { makeLocal } from './make-local.ts';
import { rewrite } from './rewrite.ts';
import { settingsInWords, type StyleSettings } from './settings-in-words.ts';
import type { WrittenPrompt } from './written-prompt.ts';

const tasks = { makeLocal, rewrite, autocomplete } as const;

export type TextPromptInput = {
  readonly task: keyof typeof tasks;
  readonly text: string;
  readonly countryCode: string;
  /** Tag of the page's language, for a text whose language cannot be detected. */
  readonly language?: string | undefined;
  readonly settings?: StyleSettings | undefined;
};

/** The messages for a task that works on one text and nothing else. */
export function buildTextPrompt(
  { task, text, countryCode, language: page, settings }: TextPromptInput,
  fenceWord?: string,
): WrittenPrompt {
  const written = materialLanguage([text], page);
  const language = written ?? 'en';
  const { rule, data, word } = fence({ [labels.text[language]]: text }, language, fenceWord);
  // For an unknown language, the prompt can only ask that the text sound native.
  const variety = written === undefined ? 'its own language' : varietyOf(written, countryCode).name;
  const lines = [
    data,
    `${labels.task[language]}: ${tasks[task].task[language].replace('{variety}', variety)}`,
    ...(settings ? settingsInWords(settings, language) : []),
    ...(written === undefined || task === 'makeLocal' ? [] : [`${labels.variety[language]}: ${variety}`]),
  ];
  return {
    instructions: houseRules(language, rule),
    prompt: lines.join('\n'),
    fence: word,
    ...(task === 'autocomplete' ? { material: text } : { replaced: text }),
  };
}
