import type { DocumentListItem } from '@octavo/contract';
import { tagsOf } from '@octavo/machines/home';
import { formatRoute } from '@octavo/machines/navigation';
import { useSelector } from '@xstate/react';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip/index.ts';
import { DocumentRow } from '../../components/document-row/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { documentAge } from './document-age.ts';
import { followInApp } from './follow-in-app.ts';
import * as css from './home.css.ts';
import { ModeIcon } from './mode-icon.tsx';
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
        <span className={css.order}>{t('lastChanged')}</span>
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
  const { t, i18n } = useTranslation(['home', 'common']);
  const { id, encryption, writingMode, contentPreview, createdAt, updatedAt } = document;
  const title = document.title || t('home:untitled');
  const tags = tagsOf(document);
  const created = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(createdAt));
  return (
    <DocumentRow
      href={formatRoute({ page: 'document', id })}
      title={title}
      preview={encryption ? t('home:lockedPreview') : contentPreview || t('home:emptyPreview')}
      {...(encryption && {
        lock: (
          <span className={css.lock}>
            <Icon of={Lock} size={16} />
            <VisuallyHidden>{t('home:locked')}</VisuallyHidden>
          </span>
        ),
      })}
      mark={<FavouriteButton document={document} size="sm" label={t('home:favourite', { title })} />}
      mode={
        <>
          <ModeIcon mode={writingMode} />
          {t(`common:writingMode.${writingMode}`)}
        </>
      }
      date={
        <time dateTime={updatedAt} title={t('home:created', { date: created })}>
          {documentAge(updatedAt, now, i18n.language)}
        </time>
      }
      {...(tags.length > 0 && {
        tags: tags.map((tag) => (
          <Chip key={tag} size="sm" isQuiet onClick={() => home.send({ type: 'tag.press', tag })}>
            {tag}
          </Chip>
        )),
      })}
      onOpen={followInApp(() => home.send({ type: 'document.open', id }))}
    />
  );
}
