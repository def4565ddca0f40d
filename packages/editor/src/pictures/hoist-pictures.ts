/** Blocks of text, and what stands within a line of it. */
const lines = new Set(
  'P H1 H2 H3 H4 H5 H6 A B STRONG I EM U S DEL SPAN FONT CODE CITE SMALL LABEL FIGURE FIGCAPTION CENTER'.split(
    ' ',
  ),
);

/** Pictures in a table or in code come to stand below it: neither holds any. */
export function liftPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const whole = outermost(picture, 'table, pre');
    if (whole === null) continue;
    // Behind those that were lifted before.
    let last: Element = whole;
    while (last.nextElementSibling?.localName === 'img') last = last.nextElementSibling;
    last.after(picture);
  }
}

/** Lifts pictures out of the lines they stand in, which are parted there: a picture is a block among blocks. */
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

/** The picture comes between two halves of what it stood in; a half that says nothing is left out. */
function part(picture: Element, line: Element): void {
  const rest = line.cloneNode(false);
  while (picture.nextSibling !== null) rest.appendChild(picture.nextSibling);
  line.after(picture, rest);
  for (const half of [line, rest]) {
    const says = (half.textContent ?? '').trim() !== '';
    const holds = half instanceof Element && half.querySelector('img, br, hr, cite') !== null;
    if (!says && !holds) half.parentNode?.removeChild(half);
  }
}
