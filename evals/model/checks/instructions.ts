import { houseRules } from '../../../apps/api/src/generation/prompts/house-rules.ts';

/** What no answer may recite. */
export const instructions = (['en', 'fr', 'de', 'pt'] as const)
  .map((language) => houseRules(language, ''))
  .join('\n');
