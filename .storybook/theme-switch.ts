/** What the switch in the tool bar offers: every theme, by the name that readers know it by. */
export function themeSwitch(
  themes: readonly { readonly name: string; readonly names: { readonly en: string } }[],
) {
  return themes.map(({ name, names }) => ({ value: name, title: names.en }));
}
