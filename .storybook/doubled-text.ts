// An editable text reacts to changes inside it.
const left = 'svg, svg *, [contenteditable] *';

/** Doubles the text size of the page, like a browser that enlarges only text. Returns a function that undoes it. */
export function doubleTexts(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>(`html, body, body *:not(${left})`)];
  const before = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, style: element.getAttribute('style'), fontSize, lineHeight };
  });
  for (const { element, fontSize, lineHeight } of before) {
    element.style.setProperty('font-size', doubled(fontSize), 'important');
    if (lineHeight !== 'normal') element.style.setProperty('line-height', doubled(lineHeight), 'important');
  }
  return () => {
    for (const { element, style } of before) {
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    }
  };
}

const doubled = (length: string) => `${Number.parseFloat(length) * 2}px`;
