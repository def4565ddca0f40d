/** The widths for screenshots and in the toolbar: a phone, and a window with room for everything; in CSS pixels. */
export const widths = { narrow: 390, wide: 1440 } as const;

/** Includes the width with the least room next to the sidebar: texts are measured there, not at the widest. */
export const textWidths = { narrowest: 320, narrow: 390, wide: 1280 } as const;

interface Mode {
  readonly theme: string;
  readonly viewport: number;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/**
 * The modes in which every story is photographed: each theme, wide and narrow; and the first theme once in German, with
 * its long words, and once right to left. Chromatic uses them as modes, and `npm run visual` uses them itself, so that
 * both take the same screenshots.
 */
export function modesOf(themeNames: readonly string[]): Readonly<Record<string, Mode>> {
  const [theme = 'light'] = themeNames;
  return {
    ...Object.fromEntries(
      themeNames.flatMap((name) =>
        Object.entries(widths).map(
          ([width, viewport]) => [`${name} ${width}`, { theme: name, viewport }] as const,
        ),
      ),
    ),
    'German narrow': { theme, viewport: widths.narrow, language: 'de-DE' },
    'right to left wide': { theme, viewport: widths.wide, direction: 'rtl' },
  };
}

/** The same sizes in the toolbar; stories refer to them by these names. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: `${widths.narrow}px`, height: '844px' }, type: 'mobile' },
  window: { name: 'Window', styles: { width: `${widths.wide}px`, height: '900px' }, type: 'desktop' },
  low: { name: 'Low window', styles: { width: `${widths.wide}px`, height: '720px' }, type: 'desktop' },
} as const;
