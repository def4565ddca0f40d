import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@octavo/contract/languages';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { wcagContrast } from 'culori';
import { Scroll } from 'lucide-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { modesOf } from '../../.storybook/modes.ts';
import { themeSwitch } from '../../.storybook/theme-switch.ts';
import { offerThemes } from '../../apps/web/offered-themes.ts';
import { chooseTheme } from '../../apps/web/src/start/choose-theme.ts';
import { themeNames, themesIn } from '../../scripts/lib/themes.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache', 'fourth-theme');
const theme = join(folder, 'theme');

/** Everything that adding a theme takes. */
const sepia = `import type { ThemeEntry, ThemeTokens } from '../theme-tokens.ts';
import lightTokens from './light.ts';

export { Scroll as icon } from 'lucide-react';

export const entry = {
  position: 4,
  names: { en: 'Sepia', 'fr-CA': 'Sépia', 'fr-FR': 'Sépia', 'pt-PT': 'Sépia', 'de-DE': 'Sepia' },
} as const satisfies ThemeEntry;

const light = lightTokens();
const palette = { ...light.palette, sepia93: '#EFE7D8', sepia96: '#F8F2E6' } as const;

export default () => ({
  ...light,
  idea: 'An old letter by a window.',
  palette,
  color: {
    ...light.color,
    surface: { ...light.color.surface, desk: palette.sepia93, page: palette.sepia96 },
  },
} satisfies ThemeTokens);

declare module '../theme-registry.ts' {
  interface ThemeRegistry {
    sepia: true;
  }
}
`;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'packages/ui/src/theme'), theme, { recursive: true });
  writeFileSync(join(theme, 'data', 'sepia.ts'), sepia);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (file: string) => import(/* @vite-ignore */ join(theme, file));

it('is in the list, after the others', async () => {
  const { themeNames } = await load('themes.ts');
  expect(themeNames).toEqual(['light', 'dark', 'cyberpunk', 'sepia']);
});

it('is offered by the switch and captured in both widths', async () => {
  const { themeEntries, themeNames } = await load('theme-entries.ts');
  expect(themeSwitch(themeEntries).at(-1)).toEqual({ value: 'sepia', title: 'Sepia' });
  expect(Object.keys(modesOf(themeNames))).toEqual(expect.arrayContaining(['sepia narrow', 'sepia wide']));
});

it('has its name in every language and its drawing', async () => {
  const { offeredTheme } = await load('theme-entries.ts');
  const { names, icon } = offeredTheme('sepia');
  expect(Object.keys(names)).toEqual([...languages]);
  expect(icon).toBe(Scroll);
});

it('is included in the runs that go through all themes', () => {
  expect(themesIn(join(theme, 'data')).toSorted()).toEqual(['cyberpunk', 'dark', 'light', 'sepia']);
});

it('is shown before the first paint if it was chosen, and only while it exists', () => {
  const shownWith = (names: readonly string[]) => {
    const page = offerThemes(readFileSync(join(root, 'apps/web/index.html'), 'utf8'), names);
    const dataset = { themes: /data-themes="([^"]*)"/.exec(page)?.[1], theme: '' };
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('localStorage', { getItem: () => 'sepia' });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    chooseTheme();
    vi.unstubAllGlobals();
    return dataset.theme;
  };
  expect(shownWith(themesIn(join(theme, 'data')))).toBe('sepia');
  expect(shownWith(themeNames)).toBe('light');
});

it.each(['.storybook', 'apps/web', 'e2e', 'packages/ui', 'scripts', 'vitest.config.ts'])(
  'no list of themes is hard-coded in %s',
  (place) => {
    const typed = sourcesOf(join(root, place)).filter((file) =>
      /(['"])light\1,\s*(['"])dark\2/.test(readFileSync(file, 'utf8')),
    );
    expect(typed).toEqual([]);
  },
);

it('is checked for contrast, pair by pair', async () => {
  const { themes } = await load('themes.ts');
  const { contrastPairs } = await load('contrast-pairs.ts');
  const pairs: readonly { front: string; back: string; minimum: number; name: string }[] = contrastPairs(
    themes.sepia.color,
  );
  expect(pairs.find(({ name }) => name === 'primary text on page')?.back).toBe('#F8F2E6');
  expect(pairs.filter(({ front, back, minimum }) => wcagContrast(front, back) < minimum)).toEqual([]);
});

it('has its styles', async () => {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, `import './theme/themes.css.ts';\n`);
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [vanillaExtractPlugin()],
    build: { write: false, cssMinify: false, rollupOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const css = outputs.map((part) => ('source' in part ? String(part.source) : '')).join('');
  expect(css).toMatch(/\[data-theme='sepia'\]\s*\{\s*--octavo-surface-desk: #EFE7D8;/);
});

it('is known to the types, and an unknown theme is not', () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import type { ThemeEntry } from './theme/theme-tokens.ts';
import type { ThemeName } from './theme/themes.ts';
export const known: ThemeName = 'sepia';
// @ts-expect-error nobody added it
export const unknown: ThemeName = 'mauve';
// @ts-expect-error it has no German name
export const untranslated: ThemeEntry['names'] = { en: 'Mauve', 'fr-CA': 'Mauve', 'fr-FR': 'Mauve', 'pt-PT': 'Malva' };
`,
  );
  const config = join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['use.ts', 'theme'] }),
  );
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const { stdout } = spawnSync(tsc, ['--noEmit', '-p', config], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

function sourcesOf(place: string): readonly string[] {
  if (statSync(place).isFile()) return [place];
  const exclude = (path: string) => /node_modules|dist$|\/data$/.test(path);
  return globSync(`${place}/**/*.{js,mjs,ts,tsx,json}`, { exclude }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
}
