import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { wcagContrast } from 'culori';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modesOf } from '../../.storybook/modes.ts';
import { themeSwitch } from '../../.storybook/theme-switch.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache', 'fourth-theme');
const theme = join(folder, 'theme');

/** All that somebody writes who adds a theme. */
const sepia = `import type { ThemeTokens } from '../theme-tokens.ts';
import light from './light.ts';

const palette = { ...light.palette, sepia93: '#EFE7D8', sepia96: '#F8F2E6' } as const;

export default {
  ...light,
  title: 'Sepia',
  idea: 'An old letter by a window.',
  position: 4,
  palette,
  color: {
    ...light.color,
    surface: { ...light.color.surface, desk: palette.sepia93, page: palette.sepia96 },
  },
} satisfies ThemeTokens;

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

it('is in the list, behind the others', async () => {
  const { themeNames } = await load('themes.ts');
  expect(themeNames).toEqual(['light', 'dark', 'cyberpunk', 'sepia']);
});

it('is offered by the switch and photographed in both widths', async () => {
  const { themeNames, themes } = await load('themes.ts');
  expect(themeSwitch(themeNames, themes).at(-1)).toEqual({ value: 'sepia', title: 'Sepia' });
  expect(Object.keys(modesOf(themeNames)).slice(-2)).toEqual(['sepia narrow', 'sepia wide']);
});

it('is measured for contrast, pair by pair', async () => {
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

it('is known to the types, and no theme that is not there is', () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import type { ThemeName } from './theme/themes.ts';
export const known: ThemeName = 'sepia';
// @ts-expect-error nobody added it
export const unknown: ThemeName = 'mauve';
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
