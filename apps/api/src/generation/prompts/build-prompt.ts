import type { AiRequest } from '@octavo/contract';
import type { Action } from '../actions.ts';
import { fence } from './fence.ts';
import { prompts } from './index.ts';

const rules = (fenceRule: string): string => `You write inside a text editor for students and writers.
${fenceRule}
Answer with the text alone: no greeting, no explanation, no quotation marks around it, no alternatives.
Write in the language of the material unless the request names another.`;

const places = {
  'replaces-selection': 'Your answer takes the place of the selection.',
  inserted: "Your answer is inserted at the author's cursor.",
} as const;

/** The two messages of a call. */
export function buildPrompt(
  action: Action,
  request: AiRequest,
  language?: string,
  fenceWord?: string,
): { system: string; user: string } {
  const prompt = prompts[action];
  const { title, text, selection } = request;
  const { rule, data } = fence({ title, 'surrounding text': text, selection }, 'en', fenceWord);
  const user = [
    ...(data === '' ? [] : [data]),
    `Task: ${prompt.task}`,
    ...(request.tone === undefined ? [] : [`Tone: ${request.tone}`]),
    ...(request.prompt === undefined ? [] : [`The author's request: ${request.prompt}`]),
    ...(language === undefined ? [] : [`Language of the document: ${language}`]),
    places[prompt.place],
  ];
  return { system: rules(rule), user: user.join('\n') };
}
