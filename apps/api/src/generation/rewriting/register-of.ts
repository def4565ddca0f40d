import type { StyleSettings } from '@octavo/language/asking/prompts/settings-in-words';

/** The register that the settings ask for; formality decides, and between its two ends no register is asked for. */
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
