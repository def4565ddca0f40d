import { anchorAt, type CommentAnchor, findAnchor } from '@octavo/document-schema/comment-anchor';
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly anchor: CommentAnchor;
  /** Distance of its block from the top of the window, in pixels. */
  readonly top: number;
}

/** How much of a line is taken to find it again, in UTF-16 code units. */
const quoteLength = 80;

/**
 * Keeps the line that the reader sees where it is when another version of the text takes the place of this one: found
 * again by its words, as comments are.
 */
export function useKeptPlace(sheet: RefObject<HTMLElement | null>, text: string): void {
  const before = useRef<{ readonly text: string; readonly place: Place | null }>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const kept = before.current;
    if (kept !== null && kept.text !== text && kept.place !== null) goBack(element, text, kept.place);
    const remember = () => {
      before.current = { text, place: placeAtTop(element, text) };
    };
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [sheet, text]);
}

const blocksOf = (sheet: HTMLElement) => [...sheet.querySelectorAll<HTMLElement>('[data-from]')];
const placeOf = ({ dataset }: HTMLElement): number => Number(dataset['from']);

function placeAtTop(sheet: HTMLElement, text: string): Place | null {
  // At the very top, the reader sees the beginning of the new version.
  if (scrollY === 0) return null;
  const block = blocksOf(sheet).find((each) => each.getBoundingClientRect().bottom > 0);
  if (block === undefined) return null;
  const from = placeOf(block);
  const end = text.indexOf('\n', from);
  const to = Math.min(end === -1 ? text.length : end, from + quoteLength);
  return { anchor: anchorAt(text, from, to), top: block.getBoundingClientRect().top };
}

function goBack(sheet: HTMLElement, text: string, { anchor, top }: Place): void {
  const { from } = findAnchor(text, anchor);
  const block = blocksOf(sheet).findLast((each) => placeOf(each) <= from);
  if (block !== undefined) scrollBy(0, block.getBoundingClientRect().top - top);
}
