import type { CommentsActor } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import type { OnMove } from '../suggestions/use-list-focus.ts';

/**
 * Keyboard handling of the list, and where the focus goes when the focused element disappears: to the card that was
 * opened, to the row that a card has become, or to the panel.
 */
export function useCommentKeys(
  list: RefObject<HTMLUListElement | null>,
  actor: CommentsActor,
  onMove: OnMove,
): void {
  const selectedId = useSelector(actor, ({ context }) => context.selectedId);
  const before = useRef(selectedId);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const enter = () => {
      hadFocus.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // The focused element was removed, and the panel may have taken the focus.
      if (!(relatedTarget instanceof Element) || relatedTarget.matches('[data-suggestions-panel]')) return;
      hadFocus.current = element.contains(relatedTarget);
      if (!hadFocus.current) onMove?.(null);
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [list, onMove]);

  useEffect(() => {
    const element = list.current;
    const closed = before.current;
    before.current = selectedId;
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('[data-suggestions-panel]');
    if (!element || !hadFocus.current || closed === selectedId || !isLost) return;
    const row = rowWith(element, selectedId ?? closed);
    if (row) bring(row, onMove);
    else element.closest<HTMLElement>('[data-suggestions-panel]')?.focus({ preventScroll: true });
  }, [list, selectedId, onMove]);

  useKeyDown(list, (event) => {
    if (list.current && handle(event, list.current, actor, onMove)) event.preventDefault();
  });
}

function handle(event: KeyboardEvent, list: HTMLElement, actor: CommentsActor, onMove: OnMove): boolean {
  if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const card = event.target.closest('[data-open]');
  const isWriting = event.target.matches('textarea');
  if (event.key === 'Escape') {
    if (card === null) return false;
    actor.send({ type: 'comment.select', id: null });
    return true;
  }
  if (isWriting) return false;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (card) actor.send({ type: step === 1 ? 'comment.next' : 'comment.previous' });
      else bring(neighbourOf(list, step), onMove);
      return true;
    }
    case 'Home':
    case 'End':
      if (card) return false;
      bring(rowsOf(list).at(event.key === 'Home' ? 0 : -1), onMove);
      return true;
    default:
      return false;
  }
}

function neighbourOf(list: HTMLElement, step: 1 | -1): Element | undefined {
  const all = rowsOf(list);
  const here = all.findIndex((row) => row.contains(document.activeElement));
  return all[Math.min(all.length - 1, Math.max(0, here + step))];
}

function bring(row: Element | null | undefined, onMove: OnMove): void {
  const target = row?.querySelector<HTMLElement>('[data-card]') ?? row?.querySelector<HTMLElement>('button');
  target?.focus({ preventScroll: onMove !== null });
  if (row instanceof HTMLElement) onMove?.(row.dataset['thread'] ?? null);
}

const rowsOf = (list: HTMLElement): readonly Element[] => [
  ...list.querySelectorAll(':scope > [data-thread]'),
];

const rowWith = (list: HTMLElement, id: string | null): Element | null =>
  rowsOf(list).find((row) => row instanceof HTMLElement && row.dataset['thread'] === id) ?? null;
