import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useKeyDown } from '../keyboard/use-key-down.ts';

/**
 * Called with the row that the focus has moved to, and with null when it leaves the list. The listener scrolls to the
 * row.
 */
export type OnMove = ((id: string | null) => void) | null;

/**
 * Keyboard handling of the list, and where the focus goes when the focused element disappears: to the card that was
 * opened, or to the row that has replaced the last one.
 */
export function useListFocus(
  list: RefObject<HTMLUListElement | null>,
  actor: SuggestionsActor,
  onMove: OnMove,
): void {
  const items = useSelector(actor, (state) => state.context.items);
  const selectedId = useSelector(actor, (state) => state.context.selectedId);
  const last = useRef<number | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = () => {
      last.current = rows(element).findIndex((row) => row.contains(document.activeElement));
    };
    const forget = (event: FocusEvent) => {
      // Without `relatedTarget` the focused element was removed, so the position is still needed.
      if (event.relatedTarget) last.current = null;
      if (!(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) onMove?.(null);
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [list, onMove]);

  useEffect(() => {
    const element = list.current;
    if (!element || last.current === null || document.activeElement !== document.body) return;
    const open = element.querySelector('[data-open]');
    const row = open ?? rows(element).at(Math.min(last.current, items.length - 1));
    bring(row, onMove);
  }, [list, items, selectedId, onMove]);

  useKeyDown(list, (event) => {
    if (list.current && handle(event, list.current, actor, onMove)) event.preventDefault();
  });
}

function handle(
  event: KeyboardEvent,
  list: HTMLUListElement,
  actor: SuggestionsActor,
  onMove: OnMove,
): boolean {
  const { selectedId } = actor.getSnapshot().context;
  const inCard = event.target instanceof Element && event.target.closest('[data-open]') !== null;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const down = event.key === 'ArrowDown';
      if (inCard) actor.send({ type: down ? 'suggestion.next' : 'suggestion.previous' });
      else bring(neighbourOf(list, down ? 1 : -1), onMove);
      return true;
    }
    case 'Home':
    case 'End':
      bring(rows(list).at(event.key === 'Home' ? 0 : -1), onMove);
      return true;
    case 'Escape':
      if (selectedId === null) return false;
      actor.send({ type: 'suggestion.select', id: null });
      return true;
    case 'Enter':
      if (!inCard || selectedId === null || !(event.ctrlKey || event.metaKey)) return false;
      actor.send({ type: 'suggestion.apply', id: selectedId });
      return true;
    default:
      return false;
  }
}

function neighbourOf(list: HTMLUListElement, step: 1 | -1): Element | undefined {
  const all = rows(list);
  const here = all.findIndex((row) => row.contains(document.activeElement));
  return all[Math.min(all.length - 1, Math.max(0, here + step))];
}

function bring(row: Element | null | undefined, onMove: OnMove): void {
  const target = row?.querySelector<HTMLElement>('[data-apply]') ?? row?.querySelector<HTMLElement>('button');
  target?.focus({ preventScroll: onMove !== null });
  if (row instanceof HTMLElement) onMove?.(row.dataset['suggestion'] ?? null);
}

function rows(list: HTMLUListElement): readonly Element[] {
  return [...list.querySelectorAll(':scope > [data-suggestion]')];
}
