interface Named {
  readonly title: string;
}

/** What the switch in the tool bar offers: every theme, by the name that readers know it by. */
export function themeSwitch<Name extends string>(
  names: readonly Name[],
  themes: Readonly<Record<Name, Named>>,
) {
  return names.map((value) => ({ value, title: themes[value].title }));
}
