/** The options of the toolbar's switch: every theme, by the name shown to readers. */
export function themeSwitch(
  themes: readonly { readonly name: string; readonly names: { readonly en: string } }[],
) {
  return themes.map(({ name, names }) => ({ value: name, title: names.en }));
}
