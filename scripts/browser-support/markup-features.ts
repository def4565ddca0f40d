import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { CompatData, Feature } from './compat-data.ts';
import { lineOf, type Use } from './use.ts';

/** The browser features used by elements and their attributes in TSX. */
export function markupIn(file: string, data: CompatData): Use[] {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const uses: Use[] = [];
  const take = (feature: Feature | undefined, at: number) => {
    if (feature === undefined || feature.missingIn.length === 0) return;
    uses.push({ feature: feature.id, lacks: feature.missingIn.join(', '), file, line: lineOf(text, at) });
  };
  new Visitor({
    JSXOpeningElement: ({ name, attributes, start }) => {
      if (name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name)) return;
      const element = name.name;
      take(data.feature(`html.elements.${element}`, `svg.elements.${element}`), start);
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const named = attribute.name.name.toLowerCase();
        const ids = ['html.elements', 'svg.elements'].map((kind) => `${kind}.${element}.${named}`);
        take(data.feature(...ids, `html.global_attributes.${named}`), attribute.start);
      }
    },
  }).visit(program);
  return uses;
}
