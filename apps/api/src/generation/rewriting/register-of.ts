import type { StyleSettings } from '../prompts/settings-in-words.ts';

/** The register that settings ask for; formality has the last word, and between the two ends nothing is asked for. */
export function registerOf({
  formality,
  audience,
}: Pick<StyleSettings, 'formality' | 'audience'>): 'Formal' | 'Casual' | undefined {
  if (formality === 'polished') return 'Formal';
  if (formality === 'chill') return 'Casual';
  switch (audience) {
    case 'academic':
    case 'professional':
      return 'Formal';
    case 'super casual':
      return 'Casual';
    case 'casual':
      return undefined;
    default:
      return audience satisfies never;
  }
}
