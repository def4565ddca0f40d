import type { DocumentListItem } from '@octavo/contract';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import * as css from './home.css.ts';
import type { RowPlace } from '../document-item/index.ts';
import { useIsPrinted } from '../layout/use-is-printed.ts';

/** The height of a row with a one-line title, in pixels. */
const usualHeight = 74;

export interface ManyRowsProps {
  readonly documents: readonly DocumentListItem[];
  readonly row: (document: DocumentListItem, place?: RowPlace) => ReactNode;
}

/** A list of any length that scrolls with the page: renders the rows near the window, and the focused one. */
export default function ManyRows({ documents, row }: ManyRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const isPrinted = useIsPrinted();
  const [focused, setFocused] = useState<string | null>(null);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []);

  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this component alone
  const rows = useWindowVirtualizer({
    count: documents.length,
    estimateSize: () => usualHeight,
    getItemKey: (index) => documents[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const kept = focused === null ? -1 : documents.findIndex(({ id }) => id === focused);
      // Its neighbours too, so that Tab continues from it.
      const beside = [kept - 1, kept, kept + 1].filter((at) => at >= 0 && at < documents.length);
      return kept < 0 ? shown : [...new Set([...shown, ...beside])].toSorted((a, b) => a - b);
    },
  });
  const items = rows.getVirtualItems();
  if (isPrinted) return <ul className={css.rows}>{documents.map((document) => row(document))}</ul>;

  function keepFocused({ target }: FocusEvent) {
    const index = target.closest('li')?.dataset['index'];
    setFocused(documents[Number(index)]?.id ?? null);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which row has the focus
    <ul ref={list} className={css.rows} onFocus={keepFocused} onBlur={() => setFocused(null)}>
      {items.map(({ index, start }, at) => {
        const document = documents[index];
        if (!document) return null;
        const before = start - (items[at - 1]?.end ?? top);
        const drawn = row(document, {
          ref: rows.measureElement,
          'data-index': index,
          'aria-setsize': documents.length,
          'aria-posinset': index + 1,
        });
        return before > 0 ? [<Gap key={`before ${document.id}`} height={before} />, drawn] : drawn;
      })}
      <Gap height={rows.getTotalSize() + top - (items.at(-1)?.end ?? top)} />
    </ul>
  );
}

/** The height of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return <li role="presentation" aria-hidden style={{ height }} />;
}
