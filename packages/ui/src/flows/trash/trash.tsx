import type { DocumentListItem } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trashDrawing } from '../../components/drawing/subjects/trash.tsx';
import { Button } from '../../components/button/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ListFailed, ListMessage, ListPage, ListRows, RowsLoading } from '../layout/list-page.tsx';
import { useKeptFocus } from '../layout/use-kept-focus.ts';
import { LeftWords } from '../recovery/left-words.tsx';
import { TrashRow } from './trash-row.tsx';

/** The trash (SPEC §2, §4): deleted documents, which can be restored or deleted permanently. */
export function Trash() {
  const trash = useFlow('trash');
  const deletion = useFlow('deletion');
  const { t } = useTranslation('trash');
  const isReady = useSelector(trash, (state) => state.hasTag('ready'));
  const isFailed = useSelector(trash, (state) => state.hasTag('failed'));
  const docs = useLeft();
  useKeptFocus(docs.length);

  return (
    <ListPage
      heading={t('heading')}
      hint={t('hint')}
      {...(isReady &&
        docs.length > 0 && {
          action: (
            <Button
              icon={Trash2}
              onClick={() => deletion.send({ type: 'ask', task: { kind: 'all', count: docs.length } })}
            >
              {t('empty')}
            </Button>
          ),
        })}
    >
      <LeftWords />
      {isFailed ? (
        <ListFailed
          title={t('failed.title')}
          hint={t('failed.hint')}
          onRetry={() => trash.send({ type: 'retry' })}
        />
      ) : isReady ? (
        <Found docs={docs} />
      ) : (
        <RowsLoading label={t('loading')} marked={false} />
      )}
    </ListPage>
  );
}

function Found({ docs }: { readonly docs: readonly DocumentListItem[] }) {
  const { t } = useTranslation('trash');
  const isRestoring = useSelector(useFlow('trash'), ({ context }) => context.restoring.length > 0);
  return (
    <>
      <LiveRegion>{isRestoring ? t('restoring') : ''}</LiveRegion>
      {docs.length === 0 ? (
        <ListMessage>
          <EmptyState drawing={trashDrawing} title={t('nothing.title')} hint={t('nothing.hint')} />
        </ListMessage>
      ) : (
        <ListRows>
          {docs.map((document) => (
            <TrashRow key={document.id} document={document} />
          ))}
        </ListRows>
      )}
    </>
  );
}

/** The documents in the trash, except those being restored or deleted. */
function useLeft(): readonly DocumentListItem[] {
  const trash = useFlow('trash');
  const docs = useSelector(trash, ({ context }) => context.docs);
  const restoring = useSelector(trash, ({ context }) => context.restoring);
  return useMemo(() => docs.filter(({ id }) => !restoring.includes(id)), [docs, restoring]);
}
