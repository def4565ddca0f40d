import { isBlank, unwrap } from './elements.ts';
import { styleOf } from './style-text.ts';

/** Review comments, Word's file metadata, and the paragraph marks of Word Online. */
const noise =
  'xml, datalist, .msocomanchor, .MsoCommentReference, .msocomoff, .EOP, .Apple-interchange-newline, img[alt="checked"], img[alt="unchecked"]';

/** Removes what is not text: comments, hidden text, and the programs' own markup. */
export function withoutOfficeNoise(body: Element): void {
  for (const element of body.querySelectorAll(noise)) element.remove();
  for (const element of body.querySelectorAll('[style]')) {
    const style = styleOf(element);
    const isRemark = style.get('mso-element')?.startsWith('comment') === true;
    if (isRemark || style.get('display') === 'none') element.remove();
    else if (isPlainBold(element, style)) unwrap(element);
  }
  for (const element of body.querySelectorAll('o\\:p, .Apple-converted-space')) {
    if (isBlank(element) && element.textContent === '') element.remove();
    else if (element.localName === 'o:p') unwrap(element);
    else element.replaceWith(' ');
  }
}

/** Google Docs wraps everything in a `b` element that is not bold. */
const isPlainBold = ({ localName }: Element, style: ReadonlyMap<string, string>): boolean =>
  /^(?:b|strong)$/u.test(localName) && /^(?:normal|400)$/u.test(style.get('font-weight') ?? '');
