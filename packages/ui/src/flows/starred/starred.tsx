import { isFavourite } from '@octavo/machines/favourites';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { favouritesDrawing } from '../../components/drawing/subjects/favourites.tsx';
import { EmptyState } from '../../components/empty-state/index.ts';
import { DocumentItem } from '../document-item/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { documentAge } from '../home/document-age.ts';
import { ListFailed, ListMessage, ListPage, ListRows, RowsLoading } from '../layout/list-page.tsx';
import { useKeptFocus } from '../layout/use-kept-focus.ts';

export interface StarredProps {
  /** The time that ages are relative to; the time of rendering by default. */
  readonly now?: Date;
}

/** The favourites (SPEC §2). A document that loses its star leaves the page. */
export function Starred({ now }: StarredProps) {
  const starred = useFlow('starred');
  const { t } = useTranslation('starred');
  const isReady = useSelector(starred, (state) => state.hasTag('ready'));
  const isFailed = useSelector(starred, (state) => state.hasTag('failed'));

  return (
    <ListPage heading={t('heading')} hint={t('hint')}>
      {isFailed ? (
        <ListFailed
          title={t('failed.title')}
          hint={t('failed.hint')}
          onRetry={() => starred.send({ type: 'retry' })}
        />
      ) : isReady ? (
        <Found {...(now && { now })} />
      ) : (
        <RowsLoading label={t('loading')} />
      )}
    </ListPage>
  );
}

function Found({ now }: StarredProps) {
  const starred = useFlow('starred');
  const [drawn] = useState(() => new Date());
  const { t, i18n } = useTranslation('starred');
  const marks = useSelector(useFlow('favourites'), ({ context }) => context);
  const listed = useSelector(starred, ({ context }) => context.docs);
  const docs = listed.filter((document) => isFavourite(marks, document));
  useKeptFocus(docs.length);
  if (docs.length === 0) {
    return (
      <ListMessage>
        <EmptyState drawing={favouritesDrawing} title={t('nothing.title')} hint={t('nothing.hint')} />
      </ListMessage>
    );
  }
  return (
    <ListRows>
      {docs.map((document) => (
        <DocumentItem
          key={document.id}
          document={document}
          date={
            <time dateTime={document.updatedAt}>
              {documentAge(document.updatedAt, now ?? drawn, i18n.language)}
            </time>
          }
          onOpen={(id) => starred.send({ type: 'document.open', id })}
        />
      ))}
    </ListRows>
  );
}
