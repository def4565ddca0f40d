import { made, renamed, unwrap } from './elements.ts';
import { setStyle, styleOf } from './style-text.ts';

const headings = 'h1, h2, h3, h4, h5, h6';
const listClass = /(?:^|\s)MsoList/u;

/** Converts elements that are headings by other means: a role, Word's styles, or an outline level. */
export function namedHeadings(body: Element): void {
  for (const element of body.querySelectorAll('p, div, span, [role="heading"]')) {
    const rank = rankOf(element);
    if (rank !== null) renamed(element, `h${Math.min(6, rank)}`);
  }
  for (const heading of body.querySelectorAll(headings)) plainHeading(heading);
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote')) {
    const block = made(quote, 'blockquote');
    quote.replaceWith(block);
    block.append(quote);
  }
}

function rankOf(element: Element): number | null {
  if (element.getAttribute('role') === 'heading') {
    const level = element.getAttribute('aria-level') ?? element.getAttribute('data-aria-level');
    return positive(level) ?? 2;
  }
  if (element.localName !== 'p') return null;
  const style = /(?:^|\s)Mso(?:Title|Heading(?<rank>\d))(?:\s|$)/u.exec(element.className);
  if (style) return positive(style.groups?.['rank']) ?? 1;
  if (listClass.test(element.className) || isRunningText(element.textContent.trim())) return null;
  return positive(styleOf(element).get('mso-outline-level'));
}

const wordsOfHeading = { most: 25, mostWithFullStop: 5 };

/** Word also gives outline levels to ordinary paragraphs. */
function isRunningText(text: string): boolean {
  const words = text.split(/\s+/u).length;
  const { most, mostWithFullStop } = wordsOfHeading;
  return words > (/[.;,…]["'”’»)\]]*$/u.test(text) ? mostWithFullStop : most);
}

function positive(text: string | null | undefined): number | null {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Headings are bold anyway, so bold inside them is removed. */
function plainHeading(heading: Element): void {
  const style = new Map(styleOf(heading));
  if (style.delete('font-weight')) setStyle(heading, style);
  for (const bold of heading.querySelectorAll('b, strong')) {
    if (bold.textContent.trim() === heading.textContent.trim()) unwrap(bold);
  }
}

/** Documents have only three ranks of headings. */
export function threeRanks(body: Element): void {
  for (const heading of body.querySelectorAll('h4, h5, h6')) renamed(heading, 'h3');
}
