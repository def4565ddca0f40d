import { languages } from '@octavo/contract/languages';

/**
 * The nearest supported language: the same, else one of the same family, else the one asked for (which then falls back
 * to English).
 */
export function nearestLanguage(wanted: string): string {
  const family = wanted.toLowerCase().split('-')[0] ?? '';
  const inFamily = languages.filter((language) => language.split('-')[0] === family);
  const same = inFamily.find((language) => language.toLowerCase() === wanted.toLowerCase());
  return same ?? (family === 'fr' ? 'fr-FR' : (inFamily[0] ?? wanted));
}
