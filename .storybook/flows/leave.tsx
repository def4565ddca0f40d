import { type ReactNode, useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formerFocus } from './former-focus.ts';

let isLeft = false;
const listeners = new Set<() => void>();

/** Wraps a story's content until it is left. */
export function Leavable({ children }: { readonly children: ReactNode }) {
  const left = useSyncExternalStore(subscribe, () => isLeft);
  return left ? null : children;
}

/** Renders the next story again. */
export function stay(): void {
  setLeft(false);
}

/** Removes the content from the page. */
export function leave(): void {
  setLeft(true);
}

/**
 * Removes the flow from the page as its parent would, and fails if it leaves the page inert, or does not return the
 * focus that it had taken.
 */
export async function expectCleanLeave({ takesFocus }: { readonly takesFocus: boolean }): Promise<void> {
  const wasOutside = document.activeElement === formerFocus();
  leave();
  await waitFor(() => expect(stoppers()).toEqual([]), { timeout: 4000 });
  if (!takesFocus && !wasOutside) return;
  await waitFor(() => expect(document.activeElement).toBe(formerFocus()), { timeout: 4000 });
}

/** Anything that prevents the reader from continuing with the page. */
function stoppers(): readonly string[] {
  return [document.documentElement, document.body, ...document.body.children].flatMap((element) => {
    const { pointerEvents, overflow } = getComputedStyle(element);
    const isPage = element === document.body || element === document.documentElement;
    return [
      ...(element.hasAttribute('inert') ? [`${nameOf(element)} is inert`] : []),
      ...(element.getAttribute('aria-hidden') === 'true' && !isOurs(element)
        ? [`${nameOf(element)} is hidden`]
        : []),
      ...(isPage && pointerEvents === 'none' ? [`${nameOf(element)} takes no pointer`] : []),
      ...(isPage && overflow === 'hidden' ? [`${nameOf(element)} does not scroll`] : []),
    ];
  });
}

/** Storybook's own layers, and what a closing overlay still has on screen, do not count as the page. */
function isOurs(element: Element): boolean {
  return element.id !== 'storybook-root' && element.id !== formerFocus()?.id;
}

function nameOf(element: Element): string {
  return element.id === '' ? element.tagName.toLowerCase() : element.id;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLeft(next: boolean): void {
  isLeft = next;
  for (const listener of listeners) listener();
}
