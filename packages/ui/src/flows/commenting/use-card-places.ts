import { type RefObject, useLayoutEffect } from 'react';
import { cardPlaces } from './card-places.ts';
import { elementAt } from './selected-text.ts';

const gap = 12;

export interface CardPlacesOptions {
  /** The list with a slot for each card: `data-slot-of` is its thread or draft, `data-slot-from` its place. */
  readonly list: RefObject<HTMLElement | null>;
  readonly text: () => HTMLElement | null;
  readonly chosen: string | null;
  readonly isBeside: boolean;
}

/** Keeps each card at the height of its words, however text, window and cards change. */
export function useCardPlaces({ list, text, chosen, isBeside }: CardPlacesOptions): void {
  // After each render: what is in the cards decides how high they are.
  useLayoutEffect(() => {
    const element = list.current;
    const root = text();
    if (element === null || root === null || !isBeside) return undefined;
    const place = () => placeCards(element, root, chosen);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(root);
    for (const slot of slotsOf(element)) sizes.observe(slot);
    return () => sizes.disconnect();
  });
}

const slotsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-slot-of]')];

function placeCards(list: HTMLElement, root: HTMLElement, chosen: string | null): void {
  const slots = slotsOf(list);
  const { top } = list.getBoundingClientRect();
  const sizes = slots.map((slot) => ({
    wanted: wordsOf(root, slot).getBoundingClientRect().top - top,
    height: slot.offsetHeight,
  }));
  const pivot = slots.findIndex((slot) => slot.dataset['slotOf'] === chosen);
  const places = cardPlaces(sizes, gap, pivot === -1 ? null : pivot);
  for (const [index, slot] of slots.entries()) slot.style.setProperty('--card-y', `${places[index] ?? 0}px`);
  const end = Math.max(0, ...sizes.map(({ height }, index) => (places[index] ?? 0) + height));
  // The page is long enough for the last card.
  list.style.minHeight = `${end}px`;
}

function wordsOf(root: HTMLElement, { dataset }: HTMLElement): Element {
  return (
    root.querySelector(`mark[data-threads~="${CSS.escape(dataset['slotOf'] ?? '')}"]`) ??
    elementAt(root, Number(dataset['slotFrom'])) ??
    root
  );
}
