import type { DocumentListItem } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentItem } from '../document-item/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { documentAge } from './document-age.ts';
import * as css from './home.css.ts';
import { OrderButton } from './order-button.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { useListed } from './use-listed.ts';

/** The documents that the search and the filter leave, newest change first. */
export function DocumentList({ now }: { readonly now: Date }) {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const heading = useId();
  const filter = useSelector(home, (state) => state.context.filter);
  const shown = useListed();
  if (shown.length === 0) return <NothingListed />;

  return (
    <section aria-labelledby={heading} className={css.section}>
      <div className={css.sectionHead}>
        <h2 id={heading} className={css.label}>
          {t(filter === 'all' ? 'allDocuments' : 'favouriteDocuments')}
        </h2>
        <OrderButton />
      </div>
      <ul className={css.rows}>
        {shown.map((document) => (
          <Row key={document.id} document={document} now={now} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly document: DocumentListItem;
  readonly now: Date;
}

function Row({ document, now }: RowProps) {
  const home = useFlow('home');
  const { t, i18n } = useTranslation('home');
  const { createdAt, updatedAt } = document;
  const created = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <DocumentItem
      document={document}
      date={
        <time dateTime={updatedAt} title={t('created', { date: created })}>
          {documentAge(updatedAt, now, i18n.language)}
        </time>
      }
      onOpen={(id) => home.send({ type: 'document.open', id })}
      onTag={(tag) => home.send({ type: 'tag.press', tag })}
    />
  );
}
