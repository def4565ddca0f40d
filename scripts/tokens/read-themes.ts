import type { ThemeTokens } from '../../packages/ui/src/theme/theme-tokens.ts';
import { themeNames } from '../lib/themes.mjs';

/** The themes by name, read without a build. */
export async function readThemes(): Promise<ReadonlyMap<string, ThemeTokens>> {
  const themes = new Map<string, ThemeTokens>();
  for (const name of themeNames) {
    const file: { default: () => ThemeTokens } = await import(`../../packages/ui/src/theme/data/${name}.ts`);
    themes.set(name, file.default());
  }
  return themes;
}
