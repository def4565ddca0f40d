/** The declarations of a style attribute, parsed from its text, since browsers drop Word's own properties. */
export function declarations(style: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    found.set(declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim());
  }
  return found;
}

export interface StyleRule {
  readonly selectors: readonly string[];
  readonly style: ReadonlyMap<string, string>;
}

/** The rules of a style sheet, including conditional ones. */
export function styleRules(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const text = sheet.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->/gu, ' ');
  for (const chunk of text.split('}')) {
    const open = chunk.lastIndexOf('{');
    if (open === -1) continue;
    const selector = chunk.slice(chunk.lastIndexOf('{', open - 1) + 1, open);
    rules.push({
      selectors: selector.split(',').map((part) => part.trim().replaceAll(/\s+/gu, ' ')),
      style: declarations(chunk.slice(open + 1)),
    });
  }
  return rules;
}

export const styleOf = (element: Element): ReadonlyMap<string, string> =>
  declarations(element.getAttribute('style') ?? '');

export function setStyle(element: Element, style: ReadonlyMap<string, string>): void {
  const text = [...style].map(([name, value]) => `${name}:${value}`).join(';');
  if (text === '') element.removeAttribute('style');
  else element.setAttribute('style', text);
}
