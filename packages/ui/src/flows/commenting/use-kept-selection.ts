import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type KeptWords, placeOfWords } from './kept-words.ts';
import { rangeOfText, type SelectedText, selectedText } from './selected-text.ts';

/**
 * Keeps the reader's selection when comments of others, or another version of the text, are drawn: new elements take the
 * place of those that the selection begins or ends in.
 */
export function useKeptSelection(
  sheet: RefObject<HTMLElement | null>,
  text: string,
  highlights: unknown,
): void {
  const kept = useRef<KeptWords>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const remember = () => {
      const selected = selectedNow(element);
      kept.current = selected && { text, ...selected };
    };
    const place = kept.current && placeOfWords(kept.current, text);
    if (place !== null && !isSame(selectedNow(element), place)) select(element, place);
    document.addEventListener('selectionchange', remember);
    return () => document.removeEventListener('selectionchange', remember);
  }, [sheet, text, highlights]);
}

function selectedNow(sheet: HTMLElement): SelectedText | null {
  const selection = document.getSelection();
  return selection === null || selection.rangeCount === 0
    ? null
    : selectedText(sheet, selection.getRangeAt(0));
}

function select(sheet: HTMLElement, place: SelectedText): void {
  const selection = document.getSelection();
  const range = rangeOfText(sheet, place);
  if (selection === null || range === null) return;
  selection.removeAllRanges();
  selection.addRange(range);
}

const isSame = (one: SelectedText | null, other: SelectedText): boolean =>
  one?.from === other.from && one?.to === other.to;
