/** What pictures are taken at and the tool bar offers: a phone, and a window with room for everything; in CSS pixels. */
export const widths = { narrow: 390, wide: 1440 } as const;

/** Between them, where there is least room beside the sidebar: texts are measured here, not at the wide end. */
export const textWidths = { narrowest: 320, narrow: 390, wide: 1280 } as const;

interface Mode {
  readonly theme: string;
  readonly viewport: number;
  readonly language?: string;
  readonly direction?: 'ltr' | 'rtl';
}

/**
 * What every story is photographed in: each theme, wide and narrow; and in the first theme once in German, whose words
 * are long, and once from right to left. Chromatic takes them as modes, `npm run visual` takes them itself, so that
 * both look at the same pictures.
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

/** The same sizes in the tool bar; the names are those that stories ask for. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: `${widths.narrow}px`, height: '844px' }, type: 'mobile' },
  window: { name: 'Window', styles: { width: `${widths.wide}px`, height: '900px' }, type: 'desktop' },
  low: { name: 'Low window', styles: { width: `${widths.wide}px`, height: '720px' }, type: 'desktop' },
} as const;
