import { type RefObject, useLayoutEffect, useRef } from 'react';
import { rangeOfText, type SelectedText, selectedText } from './selected-text.ts';

/**
 * Keeps the reader's selection when comments of others are drawn in the text: new elements take the place of those that
 * the selection begins or ends in.
 */
export function useKeptSelection(sheet: RefObject<HTMLElement | null>, highlights: unknown): void {
  const kept = useRef<SelectedText>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const selection = document.getSelection();
    const range = kept.current === null ? null : rangeOfText(element, kept.current);
    if (range !== null && selection !== null && !isSame(selectedNow(element), kept.current)) {
      selection.removeAllRanges();
      selection.addRange(range);
    }
    const remember = () => {
      kept.current = selectedNow(element);
    };
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, [sheet, highlights]);
}

function selectedNow(sheet: HTMLElement): SelectedText | null {
  const selection = document.getSelection();
  return selection === null || selection.rangeCount === 0
    ? null
    : selectedText(sheet, selection.getRangeAt(0));
}

const isSame = (one: SelectedText | null, other: SelectedText | null): boolean =>
  one?.from === other?.from && one?.to === other?.to;
