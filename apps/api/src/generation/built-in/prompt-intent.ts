import type { Action } from '../actions.ts';

/** Requests in plain words that the built-in engine can meet, by what they ask for. */
const intents: readonly (readonly [RegExp, Action | 'casual'])[] = [
  [/\b(?:summari[sz]e|summary|shorten|shorter|condense|tl;?dr)\b/i, 'summarize'],
  [/\b(?:paraphrase|rephrase|reword|rewrite in other words|say it differently)\b/i, 'paraphrase'],
  [/\b(?:formal|academic|professional)\b/i, 'soundAcademic'],
  [/\b(?:casual|informal|colloquial)\b/i, 'casual'],
  [/\b(?:fix|correct|proofread|improve|fluent|fluency|grammar|spelling)\b/i, 'improveFluency'],
];

/** What a short request asks for; nothing when it asks for more than one thing or for something else. */
export function promptIntent(prompt: string): Action | 'casual' | undefined {
  const informal = /\b(?:less|not|in)[- ]?(?:too )?formal\b/i.test(prompt);
  const found = intents.filter(
    ([pattern, intent]) => pattern.test(prompt) && !(informal && intent === 'soundAcademic'),
  );
  const only = found.length === 1 ? found[0] : undefined;
  return prompt.length <= 120 ? only?.[1] : undefined;
}
