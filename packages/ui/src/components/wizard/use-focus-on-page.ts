import { useEffect, useEffectEvent, useRef } from 'react';

/** Gives the focus to what a page asks for: its first field, else its question. */
export function useFocusOnPage(open: boolean, page: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(page);

  function giveFocus() {
    const field = ref.current?.querySelector<HTMLElement>('input, textarea');
    const question = ref.current?.querySelector<HTMLElement>('h2');
    (field ?? question)?.focus();
  }

  const giveToNewPage = useEffectEvent(() => {
    if (open && shown.current !== page) giveFocus();
    shown.current = page;
  });
  useEffect(() => giveToNewPage(), [open, page]);

  return { pageRef: ref, giveFocus };
}
