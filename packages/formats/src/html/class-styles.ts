import { setStyle, styleOf, type StyleRule } from './style-text.ts';

/** Style properties that a document can represent. */
const meaning = new Set([
  'font-weight',
  'font-style',
  'text-decoration',
  'text-decoration-line',
  'vertical-align',
  'white-space',
  'list-style-type',
  'mso-list',
  'mso-outline-level',
]);

const simpleSelector = /^(?<tag>[a-z][a-z\d]*)?\.(?<name>[\w-]+)$/iu;

type ByClass = Map<
  string,
  { readonly tag: string | undefined; readonly style: ReadonlyMap<string, string> }[]
>;

/** Copies the styles of classes in a clipboard's style sheet to the elements that have them. */
export function classStyles(body: Element, rules: readonly StyleRule[]): void {
  const byClass = meaningByClass(rules);
  if (byClass.size === 0) return;
  for (const element of body.querySelectorAll('[class]')) {
    const said = [...element.classList]
      .flatMap((name) => byClass.get(name) ?? [])
      .filter(({ tag }) => tag === undefined || tag === element.localName)
      .flatMap(({ style }) => [...style]);
    if (said.length > 0) setStyle(element, new Map([...said, ...styleOf(element)]));
  }
}

function meaningByClass(rules: readonly StyleRule[]): ByClass {
  const byClass: ByClass = new Map();
  for (const { selectors, style } of rules) {
    const kept = new Map([...style, ...fontOf(style)].filter(([name]) => meaning.has(name)));
    if (kept.size === 0) continue;
    for (const selector of selectors) {
      const { tag, name } = simpleSelector.exec(selector)?.groups ?? {};
      if (name === undefined) continue;
      const known = byClass.get(name) ?? [];
      known.push({ tag: tag?.toLowerCase(), style: kept });
      byClass.set(name, known);
    }
  }
  return byClass;
}

/** `font: italic bold 12px Times` sets both style and weight. */
function fontOf(style: ReadonlyMap<string, string>): [string, string][] {
  const font = style.get('font') ?? '';
  return [
    ...(/\b(?:bold|[6-9]00)\b/u.test(font) ? [['font-weight', 'bold'] as [string, string]] : []),
    ...(/\b(?:italic|oblique)\b/u.test(font) ? [['font-style', 'italic'] as [string, string]] : []),
  ];
}
