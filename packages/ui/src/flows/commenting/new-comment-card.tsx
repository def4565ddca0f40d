import { Quote, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { card } from '../../components/corner/corner.css.ts';
import { Icon } from '../../components/icon/index.ts';
import * as css from './commenting.css.ts';
import { DraftForm } from './draft-form.tsx';
import { shortened } from './thread-card.tsx';
import type { PlacedDraft } from './threads.ts';

/** A comment that is being written. */
export function NewCommentCard({ placed: { draft, anchor, place } }: { readonly placed: PlacedDraft }) {
  const { t } = useTranslation('commenting');
  const quote = shortened(anchor.quote);
  return (
    <article aria-label={t('form.new')} data-chosen className={`${card} ${css.card}`}>
      {place.isGone ? (
        <p className={css.gone}>
          <Icon of={Unlink} size={14} />
          {t('gone')}
        </p>
      ) : null}
      {draft.target.type === 'mark' ? <p className={css.chip}>{t(`mark.${draft.target.mark}`)}</p> : null}
      <p className={css.quote} data-gone={place.isGone || undefined}>
        <Icon of={Quote} size={12} />
        <span dir="auto">{quote}</span>
      </p>
      <DraftForm draft={draft} />
    </article>
  );
}
