import type { DocumentListItem } from '@octavo/contract';
import { tagsOf } from '@octavo/machines/home';
import { formatRoute } from '@octavo/machines/navigation';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DocumentRow } from '../../components/document-row/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { ModeIcon } from '../home/mode-icon.tsx';
import * as css from './history-page.css.ts';

export interface HistoryRowProps {
  readonly document: DocumentListItem;
  readonly onOpen: (id: string) => void;
}

/** A document with the time of its last change on the day that it stands under. */
export function HistoryRow({ document, onOpen }: HistoryRowProps) {
  const { t, i18n } = useTranslation(['home', 'common']);
  const { id, encryption, writingMode, contentPreview, updatedAt } = document;
  const title = document.title || t('untitled');
  const tags = tagsOf(document);
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  return (
    <DocumentRow
      href={formatRoute({ page: 'document', id })}
      title={title}
      preview={encryption ? t('lockedPreview') : contentPreview || t('emptyPreview')}
      {...(encryption && {
        lock: (
          <span className={css.lock}>
            <Icon of={Lock} size={16} />
            <VisuallyHidden>{t('locked')}</VisuallyHidden>
          </span>
        ),
      })}
      mark={<FavouriteButton document={document} size="sm" label={t('favourite', { title })} />}
      mode={
        <>
          <ModeIcon mode={writingMode} />
          {t(`common:writingMode.${writingMode}`)}
        </>
      }
      date={<time dateTime={updatedAt}>{clock.format(new Date(updatedAt))}</time>}
      {...(tags.length > 0 && { tags: tags.map((tag) => <Tag key={tag}>{tag}</Tag>) })}
      onOpen={followInApp(() => onOpen(id))}
    />
  );
}
