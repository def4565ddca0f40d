import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { answers, jsonBody, route } from './route.ts';
import { writingLimits } from './writing-limits.ts';

const word = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(writingLimits.wordLength, `must have at most ${writingLimits.wordLength} characters`)
  // No control characters and no lone surrogates, which a database may reject.
  .regex(/^[^\s\p{Cc}\p{Cs}]+$/u, 'must be one word')
  .transform((text) => text.normalize('NFC'));
const rule = z.string().regex(/^[\w.-]{1,100}$/, 'must be the name of a rule, as a correction carries it');

export const writingPreferences = z
  .object({
    words: z.array(z.string()).meta({ description: 'The personal dictionary, by alphabet.' }),
    ignoredRules: z.array(z.string()).meta({ description: 'Rules whose corrections are not given.' }),
  })
  .meta({ id: 'WritingPreferences' });
export type WritingPreferences = z.infer<typeof writingPreferences>;

const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(writingLimits.atOnce).optional();

export const writingPreferencesChange = z
  .object({
    addWords: some(word),
    removeWords: some(word),
    ignoreRules: some(rule),
    restoreRules: some(rule),
  })
  .meta({
    id: 'WritingPreferencesChange',
    description:
      'What is to be added and taken away; what is not named stays, so that two devices do not undo each other.',
  });
export type WritingPreferencesChange = z.infer<typeof writingPreferencesChange>;

export const writingPreferencesRoutes = {
  writingPreferences: route(endpoints.writingPreferences, {
    domain: 'Writing',
    summary: 'The personal dictionary and the rules that are ignored',
    responses: answers(writingPreferences),
  }),
  changeWritingPreferences: route(endpoints.changeWritingPreferences, {
    domain: 'Writing',
    summary: 'Change the personal dictionary and the rules that are ignored',
    request: { body: jsonBody(writingPreferencesChange) },
    responses: answers(writingPreferences),
  }),
};
