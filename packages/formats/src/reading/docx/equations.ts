import { escapeHtml } from '../file-text.ts';
import { type XmlElement, xmlTree } from '../xml-tree.ts';

/** Word's XML with each equation as a line of text, since mammoth leaves equations out. */
export const withPlainEquations = (xml: string): string =>
  xml
    .replaceAll(/<m:oMathParaPr\b(?:[^>]*\/>|[\s\S]*?<\/m:oMathParaPr>)|<\/?m:oMathPara\b[^>]*>/gu, '')
    .replaceAll(/<m:oMath(?:\s[^>]*)?>[\s\S]*?<\/m:oMath>/gu, (equation) => {
      const text = textOf(xmlTree(equation)).trim();
      return `<w:r><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r>`;
    });

/** An equation on one line, as in `x=(-b±√(b^2-4ac))/(2a)` (ECMA-376 1, 22.1). */
function textOf(element: XmlElement): string {
  const within = (name: string) => textOf(childOf(element, name));
  const atom = (name: string) => atomOf(childOf(element, name));
  const after = (mark: string, name: string) => (within(name) === '' ? '' : mark + atom(name));
  const setting = (name: string, usual: string) =>
    childOf(childOf(element, `${element.name}Pr`), name).attributes['m:val'] ?? usual;

  switch (element.name) {
    case 'm:t':
      return element.children.filter((child) => typeof child === 'string').join('');
    case 'm:f':
      return `${atom('m:num')}${setting('m:type', 'bar') === 'noBar' ? '¦' : '/'}${atom('m:den')}`;
    case 'm:sSup':
    case 'm:sSub':
    case 'm:sSubSup':
      return `${atom('m:e')}${after('_', 'm:sub')}${after('^', 'm:sup')}`;
    case 'm:sPre':
      return `${after('_', 'm:sub')}${after('^', 'm:sup')}${atom('m:e')}`;
    case 'm:limLow':
      return `${atom('m:e')}${after('_', 'm:lim')}`;
    case 'm:limUpp':
      return `${atom('m:e')}${after('^', 'm:lim')}`;
    case 'm:rad':
      return `√${within('m:deg') === '' ? '' : `[${within('m:deg')}]`}${atom('m:e')}`;
    case 'm:nary':
      return `${setting('m:chr', '∫')}${after('_', 'm:sub')}${after('^', 'm:sup')} ${within('m:e')}`;
    case 'm:func':
      return `${within('m:fName')} ${within('m:e')}`;
    case 'm:acc':
      return `${within('m:e')}${setting('m:chr', '\u0302')}`;
    case 'm:d': {
      const parts = childrenOf(element, 'm:e').map(textOf).join(setting('m:sepChr', '|'));
      return `${setting('m:begChr', '(')}${parts}${setting('m:endChr', ')')}`;
    }
    case 'm:m':
      return `[${childrenOf(element, 'm:mr')
        .map((row) => childrenOf(row, 'm:e').map(textOf).join(', '))
        .join('; ')}]`;
    case 'm:eqArr':
      return childrenOf(element, 'm:e').map(textOf).join('; ');
    case 'w:del':
      return '';
    default:
      return element.children.map((child) => (typeof child === 'string' ? '' : textOf(child))).join('');
  }
}

/** Adds brackets if the text is longer than one letter or number. */
function atomOf(element: XmlElement): string {
  const text = textOf(element);
  const parts = element.children.filter((child) => typeof child !== 'string');
  const isBracketed = parts.length === 1 && parts.some(({ name }) => name === 'm:d' || name === 'm:m');
  return isBracketed || /^(?:\p{L}\p{M}*|\p{N}+(?:[.,]\p{N}+)?|\p{S}|)$/u.test(text) ? text : `(${text})`;
}

const childrenOf = ({ children }: XmlElement, named: string): XmlElement[] =>
  children.filter((child) => typeof child !== 'string').filter(({ name }) => name === named);

const childOf = (element: XmlElement, name: string): XmlElement =>
  childrenOf(element, name)[0] ?? { name: '', attributes: {}, children: [] };
