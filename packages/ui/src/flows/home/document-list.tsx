import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import { DocumentRows } from './document-rows.tsx';
import * as css from './home.css.ts';
import { OrderButton } from './order-button.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { useListed } from './use-listed.ts';

/** The documents that match the search and the filter, in the chosen order. */
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
        <span className={css.order}>
          <OrderButton />
        </span>
      </div>
      <DocumentRows documents={shown} now={now} />
    </section>
  );
}
