import type { AiRequest } from '@octavo/contract';
import type { AiAction } from '@octavo/contract/actions';
import { materialLanguage } from '../../engine/material-language.ts';
import { varietyOf } from '../../engine/variety.ts';
import { fence } from './fence.ts';
import { houseRules } from './house-rules.ts';
import { prompts } from './index.ts';
import { labels, places } from './labels.ts';
import { settingsInWords, type StyleSettings } from './settings-in-words.ts';
import { toneIn } from './tone-names.ts';
import type { WrittenPrompt } from './written-prompt.ts';

export type PromptInput = {
  readonly action: AiAction;
  readonly request: AiRequest;
  readonly countryCode: string;
  /** Tag of the page's language, for texts whose language cannot be detected. */
  readonly language?: string;
  /** The author's settings, if any were ever chosen. */
  readonly settings?: StyleSettings | undefined;
};

/** The messages for one of the thirteen actions, in the document's language if there are prompts in it. */
export function buildPrompt(
  { action, request, countryCode, language: page, settings }: PromptInput,
  fenceWord?: string,
): WrittenPrompt {
  const prompt = prompts[action];
  const { title, text, selection, tone } = request;
  const written = materialLanguage([selection, text, title], page);
  const language = written ?? 'en';
  const material = {
    [labels.title[language]]: title,
    [labels.around[language]]: text,
    [labels.selection[language]]: selection,
  };
  const { rule, data, word } = fence(material, language, fenceWord);
  const line = (label: keyof typeof labels, words: string): string => `${labels[label][language]}: ${words}`;
  const lines = [
    ...(data === '' ? [] : [data]),
    line('task', prompt.task[language]),
    ...(tone === undefined ? [] : [line('tone', toneIn(language, tone))]),
    ...(request.prompt === undefined ? [] : [line('request', request.prompt)]),
    ...(settings && prompt.usesSettings ? settingsInWords(settings, language) : []),
    ...(written === undefined ? [] : [line('variety', varietyOf(written, countryCode).name)]),
    places[prompt.place][language],
  ];
  return {
    instructions: houseRules(language, rule),
    prompt: lines.join('\n'),
    fence: word,
    ...(prompt.place === 'replaces-selection' ? { replaced: selection } : {}),
    material: [title, text, selection].join('\n'),
    ...(request.prompt === undefined ? {} : { request: request.prompt }),
  };
}
