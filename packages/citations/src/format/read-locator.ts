/** Names of locators in the page's languages, by their name in CSL. */
const names = {
  page: 'pp?\\.|pages?|S\\.|Seiten?|págs?\\.|páginas?',
  chapter: 'chap(?:ter|itre)?s?\\.?|ch\\.|Kap(?:itel)?\\.?|cap(?:ítulo)?s?\\.?',
  section: '§+|sec(?:tion|ção)?s?\\.?|Abschnitte?',
  paragraph: '¶+|para(?:graph)?s?\\.?|Abs(?:atz)?\\.?|paragraphes?|parágrafos?',
  volume: 'vol(?:ume)?s?\\.?|Bd\\.|Band|Bände',
  figure: 'fig(?:ure)?s?\\.?|Abb(?:ildung)?\\.?|figuras?',
  verse: 'verses?|vv?\\.|Verse?|versets?|versículos?',
} as const;

const forms = Object.entries(names).map(([label, form]) => ({
  label,
  form: new RegExp(`^(?:${form})(?=[\\s\\d])\\s*`, 'iu'),
}));

/** Splits a typed locator, such as "chapter 3", into CSL's label and the rest. Bare numbers are pages. */
export function readLocator(typed: string): { readonly label: string; readonly place: string } {
  const locator = typed.trim();
  for (const { label, form } of forms) {
    const [name] = form.exec(locator) ?? [];
    if (name !== undefined) return { label, place: locator.slice(name.length) };
  }
  return { label: 'page', place: locator };
}
