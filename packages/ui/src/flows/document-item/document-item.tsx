import type { DocumentListItem, ExcerptPart } from '@octavo/contract';
import { tagsOf } from '@octavo/machines/home';
import { formatRoute } from '@octavo/machines/navigation';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chip/index.ts';
import { DocumentRow } from '../../components/document-row/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Tag } from '../../components/tag/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { FavouriteButton } from '../favourites/index.ts';
import { followInApp } from '../home/follow-in-app.ts';
import { ModeIcon } from '../home/mode-icon.tsx';
import { MenuButton } from '../layout/menu-button.tsx';
import { lazyPart } from '../lazy-part/index.ts';
import { Excerpt } from '../search/index.ts';
import type { RowMenuProps } from './row-menu.tsx';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './document-item.css.ts';

/** A row's position among all rows, of which only some are rendered. */
export interface RowPlace {
  readonly ref: (element: HTMLLIElement | null) => void;
  readonly 'data-index': number;
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

const RowMenu = lazyPart<RowMenuProps>(() => import('./row-menu.tsx'), { place: 'floating' });

export interface DocumentItemProps extends Partial<RowPlace> {
  readonly document: DocumentListItem;
  /** When it was last changed, where the list shows that besides the day of creation. */
  readonly date?: ReactNode;
  /** The passage of its text that matches the search. */
  readonly excerpt?: readonly ExcerptPart[] | undefined;
  readonly onOpen: (id: string) => void;
  /** Called when a tag is pressed, where tags can be. */
  readonly onTag?: (tag: string) => void;
}

/** A document in a list, with its star and its menu. */
export function DocumentItem({ document, date, excerpt, onOpen, onTag, ...rest }: DocumentItemProps) {
  const { t, i18n } = useTranslation(['document-item', 'common']);
  const { id, encryption, writingMode, contentPreview, createdAt } = document;
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'medium' });
  const title = document.title || t('common:document.untitled');
  const tags = tagsOf(document);
  const created = t('created', { date: day.format(new Date(createdAt)) });
  const open = () => onOpen(id);
  return (
    <DocumentRow
      {...rest}
      href={formatRoute({ page: 'document', id })}
      title={title}
      preview={
        encryption ? (
          t('common:document.lockedPreview')
        ) : excerpt ? (
          <Excerpt parts={excerpt} />
        ) : (
          contentPreview || t('common:document.emptyPreview')
        )
      }
      {...(encryption && {
        lock: (
          <span className={css.lock}>
            <Icon of={Lock} size={16} />
            <VisuallyHidden>{t('common:document.locked')}</VisuallyHidden>
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
      created={<time dateTime={createdAt}>{created}</time>}
      hint={created}
      {...(date !== undefined && { date })}
      {...(tags.length > 0 && {
        tags: tags.map((tag) =>
          onTag === undefined ? (
            <Tag key={tag}>{tag}</Tag>
          ) : (
            <Chip key={tag} size="sm" isQuiet data-print="shown" onClick={() => onTag(tag)}>
              {tag}
            </Chip>
          ),
        ),
      })}
      menu={
        <MenuButton
          size="sm"
          label={t('more', { title })}
          menu={(asked) => <RowMenu {...asked} document={document} onOpen={open} />}
        />
      }
      onOpen={followInApp(open)}
    />
  );
}
