import { elementsNamed, elementsOf, textWithin, type XmlElement, xmlTree } from '../xml-tree.ts';

/** MathML as a line of text, such as `x=(-b±√(b^2-4ac))/(2a)`; null where there is none (MathML 3, chapter 3). */
export function formulaText(xml: string): string | null {
  const [math] = elementsNamed('math', bare(xmlTree(xml)));
  return math === undefined ? null : lineOf(math).replaceAll(/\s+/gu, ' ').trim();
}

/** Strips prefixes: some programs write `math:mi`. */
const bare = ({ name, attributes, children }: XmlElement): XmlElement => ({
  name: name.replace(/^.*:/u, ''),
  attributes,
  children: children.map((child) => (typeof child === 'string' ? child : bare(child))),
});

function lineOf(element: XmlElement): string {
  const parts = elementsOf(element).filter(({ name }) => !name.startsWith('annotation'));
  const part = (at: number) => parts[at];
  const within = (at: number) => (parts[at] === undefined ? '' : lineOf(parts[at]));
  switch (element.name) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'mtext':
    case 'ms':
      return textWithin(element);
    case 'mspace':
      return ' ';
    case 'mfrac':
      return `${atom(part(0))}/${atom(part(1))}`;
    case 'msqrt':
      return `√${inBrackets(parts.map(lineOf).join(''))}`;
    case 'mroot':
      return `√[${within(1)}]${atom(part(0))}`;
    case 'msup':
    case 'mover':
      return `${atom(part(0))}^${atom(part(1))}`;
    case 'msub':
    case 'munder':
      return `${atom(part(0))}_${atom(part(1))}`;
    case 'msubsup':
    case 'munderover':
      return `${atom(part(0))}_${atom(part(1))}^${atom(part(2))}`;
    case 'mfenced':
      return `${element.attributes['open'] ?? '('}${parts.map(lineOf).join(', ')}${element.attributes['close'] ?? ')'}`;
    case 'mtable':
      return `[${parts.map(lineOf).join('; ')}]`;
    case 'mtr':
      return parts.map(lineOf).join(', ');
    case 'semantics':
      return within(0);
    default:
      return parts.map(lineOf).join('');
  }
}

const atom = (element: XmlElement | undefined): string =>
  element === undefined ? '' : inBrackets(lineOf(element));

/** Adds brackets, except around one letter, number or sign, or what has brackets already. */
const inBrackets = (text: string): string =>
  /^(?:.|\p{N}+(?:[.,]\p{N}+)?|\([^()]*\)|\[[^[\]]*\]|\p{L}+)?$/u.test(text.trim())
    ? text.trim()
    : `(${text.trim()})`;
