import { isElement } from './elements.ts';

/** Text blocks and inline elements. */
const lines = new Set(
  'P H1 H2 H3 H4 H5 H6 A B STRONG I EM U S DEL SPAN FONT CODE CITE SMALL LABEL FIGURE FIGCAPTION CENTER'.split(
    ' ',
  ),
);

/** Moves pictures out of tables and code, which cannot contain any, to below them. */
export function liftPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const whole = outermost(picture, 'table, pre');
    if (whole === null) continue;
    // After those already moved.
    let last: Element = whole;
    while (last.nextElementSibling?.localName === 'img') last = last.nextElementSibling;
    last.after(picture);
  }
}

/** Moves pictures out of their lines, which are split there: a picture is a block of its own. */
export function hoistPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    while (picture.parentElement !== null && lines.has(picture.parentElement.tagName)) {
      part(picture, picture.parentElement);
    }
  }
}

function outermost(element: Element, selector: string): Element | null {
  let found: Element | null = null;
  for (let next = element.closest(selector); next; next = next.parentElement?.closest(selector) ?? null) {
    found = next;
  }
  return found;
}

/** Splits an element around a picture; an empty half is left out. */
function part(picture: Element, line: Element): void {
  const rest = line.cloneNode(false);
  while (picture.nextSibling !== null) rest.appendChild(picture.nextSibling);
  line.after(picture, rest);
  for (const half of [line, rest]) {
    const says = (half.textContent ?? '').trim() !== '';
    const holds = isElement(half) && half.querySelector('img, br, hr, cite') !== null;
    if (!says && !holds) half.parentNode?.removeChild(half);
  }
}
