/** The rectangles of an element's text, line by line. */
function linesOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

function isBox({ backgroundColor, borderRightWidth, display }: CSSStyleDeclaration): boolean {
  if (display === 'inline' || display === 'contents') return false;
  return Number.parseFloat(borderRightWidth) > 0 || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
}

/** Invisible but read out: visually hidden texts are a pixel wide on purpose. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, width, height, position } = getComputedStyle(at);
    if (
      clipPath.startsWith('inset(50%') ||
      (position === 'absolute' && width === '1px' && height === '1px')
    ) {
      return true;
    }
  }
  return false;
}

function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  return `<${element.tagName.toLowerCase()}${role === null ? '' : ` role="${role}"`}>`;
}

/** What is wrong with a text's position, or undefined. Glyphs may extend 3 px above and below their line. */
function faultOf(node: Text, element: Element): string | undefined {
  const lines = linesOf(node);
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  let isBoxed = false;
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.display === 'contents') continue;
    const box = at.getBoundingClientRect();
    const isWide = left < box.left - 1 || right > box.right + 1;
    const isTall = top < box.top - 3 || bottom > box.bottom + 3;
    if (isCut(style.overflowX) && isWide) return `is cut by ${nameOf(at)}`;
    if (isCut(style.overflowY) && isTall) return `is cut by ${nameOf(at)}`;
    if (!isBoxed && isBox(style)) {
      isBoxed = true;
      if ((isWide && !isScroller(style.overflowX)) || (isTall && !isScroller(style.overflowY))) {
        return `sticks out of ${nameOf(at)}`;
      }
    }
    if (isScroller(style.overflowX) || isScroller(style.overflowY)) return undefined;
    if (style.position === 'fixed') break;
  }
  if (right > innerWidth + 1 || left < -1) return 'sticks out of the window';
  return undefined;
}

function placeholderFault(input: HTMLInputElement): string | undefined {
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  const style = getComputedStyle(input, '::placeholder');
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = style;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return undefined;
  // The computed `font` is empty if part of it, such as the optical size, cannot be expressed in the shorthand.
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  pen.letterSpacing = letterSpacing;
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  const room = input.clientWidth - padding;
  const { width } = pen.measureText(input.placeholder);
  return width > room + 1 ? `needs ${Math.ceil(width)} px and has ${Math.floor(room)}` : undefined;
}

/**
 * Finds texts that are cut off or extend beyond their button, card or window, and a page that scrolls sideways.
 * `isOurs` tells the product's own texts from the reader's: only the former have to be fully visible.
 */
export function clippedTexts(isOurs: (text: string, element: Element) => boolean): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1) {
    faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null) continue;
    // Inert content is out of sight for now, such as the next slides of a carousel.
    if (element.closest('script, style, svg, [inert]') !== null) continue;
    const ours = isOurs(node.data, element) || isOurs(element.textContent, element);
    if (node.data.trim() === '' || !ours || isHidden(element)) continue;
    if (linesOf(node).length === 0) continue;
    const fault = faultOf(node, element);
    if (fault !== undefined) faults.push(`“${node.data.trim()}” ${fault}`);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
    if (!input.checkVisibility() || !isOurs(input.placeholder, input)) continue;
    const fault = placeholderFault(input);
    if (fault !== undefined) faults.push(`the placeholder “${input.placeholder}” ${fault}`);
  }
  return [...new Set(faults)];
}
