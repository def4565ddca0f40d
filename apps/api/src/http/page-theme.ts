import { brandColors } from '@octavo/contract/brand';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { raw } from 'hono/html';

type Theme = keyof typeof brandColors;

const themes = ['light', 'dark', 'cyberpunk'] as const satisfies readonly Theme[];

const fonts: Readonly<Record<Theme, string>> = {
  light: 'Georgia,serif',
  dark: 'Georgia,serif',
  cyberpunk: 'ui-monospace,"IBM Plex Mono",Menlo,Consolas,monospace',
};

const tokens = (theme: Theme): string => {
  const { ink, inkHover, onInk, paper, desk, text } = brandColors[theme];
  const isDrawn = theme === 'cyberpunk';
  return `{color-scheme:${theme === 'light' ? 'light' : 'dark'};--ink:${ink};--ink-hover:${inkHover};--on-ink:${onInk};--paper:${paper};--desk:${desk};--text:${text};--font:${fonts[theme]};--corner:${isDrawn ? '0' : '.5rem'};--edge:${isDrawn ? ink : 'transparent'}}`;
};

/** The colours of each theme, for the pages that the server renders itself. */
export const themeStyle = `:root${tokens('light')}@media(prefers-color-scheme:dark){:root${tokens('dark')}}${themes.map((theme) => `[data-theme=${theme}]${tokens(theme)}`).join('')}`;

/** The attribute of `html` for the theme stored in the app's cookie; without one the page follows the device. */
export function themeOf(context: Context) {
  const kept = getCookie(context, 'theme');
  const theme = themes.find((known) => known === kept);
  return theme && raw(`data-theme="${theme}"`);
}
