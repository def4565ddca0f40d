import type { DocumentListItem, ExcerptPart } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { DocumentItem, type RowPlace } from '../document-item/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useFindings } from '../search/index.ts';
import { documentAge } from './document-age.ts';
import * as css from './home.css.ts';
import { lazyPart } from '../lazy-part/index.ts';
import type { ManyRowsProps } from './many-rows.tsx';

/** Up to this many, all rows are rendered, so that the browser's own search finds them. */
const mostDrawn = 120;
/** More than fit on a screen of any height. */
const firstDrawn = 40;

// Fetched on demand, because few readers have so many.
const ManyRows = lazyPart<ManyRowsProps>(() => import('./many-rows.tsx'));

export interface DocumentRowsProps {
  readonly documents: readonly DocumentListItem[];
  readonly now: Date;
}

/** The rows of the list; if there are many, only those near the window. */
export function DocumentRows({ documents, now }: DocumentRowsProps) {
  const search = useSelector(useFlow('home'), ({ context }) => context.search);
  const found = new Map(useFindings(search).map(({ id, excerpt }) => [id, excerpt]));
  const drawn = (document: DocumentListItem, place?: RowPlace) => (
    <Row key={document.id} document={document} now={now} excerpt={found.get(document.id)} {...place} />
  );
  const list = (shown: readonly DocumentListItem[]) => (
    <ul className={css.rows}>{shown.map((document) => drawn(document))}</ul>
  );
  if (documents.length <= mostDrawn) return list(documents);
  return <ManyRows documents={documents} row={drawn} fallback={list(documents.slice(0, firstDrawn))} />;
}

interface RowProps extends Partial<RowPlace> {
  readonly document: DocumentListItem;
  readonly now: Date;
  readonly excerpt: readonly ExcerptPart[] | undefined;
}

function Row({ document, now, excerpt, ...place }: RowProps) {
  const home = useFlow('home');
  const { i18n } = useTranslation('home');
  const { updatedAt } = document;
  const order = useSelector(home, ({ context }) => context.order);
  return (
    <DocumentItem
      {...place}
      document={document}
      {...(excerpt !== undefined && excerpt.length > 0 && { excerpt })}
      // Sorted by creation, a second date would be one too many.
      {...(order !== 'created' && {
        date: <time dateTime={updatedAt}>{documentAge(updatedAt, now, i18n.language)}</time>,
      })}
      onOpen={(id) => home.send({ type: 'document.open', id })}
      onTag={(tag) => home.send({ type: 'tag.press', tag })}
    />
  );
}
