/** Where the layout of a phone ends and where there is room for everything; in CSS pixels. */
export const widths = { narrow: 390, wide: 1280 } as const;

/**
 * What every story is photographed in: each theme, wide and narrow. Chromatic takes them as modes, `npm run visual`
 * takes them itself, so that both look at the same pictures.
 */
export function modesOf(themeNames: readonly string[]) {
  return Object.fromEntries(
    themeNames.flatMap((theme) =>
      Object.entries(widths).map(([width, viewport]) => [`${theme} ${width}`, { theme, viewport }] as const),
    ),
  );
}
