import { houseRules } from '@octavo/language/asking/prompts/house-rules';

/** What no answer may recite. */
export const instructions = (['en', 'fr', 'de', 'pt'] as const)
  .map((language) => houseRules(language, ''))
  .join('\n');
