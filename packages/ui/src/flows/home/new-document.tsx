import { useSelector } from '@xstate/react';
import { FileUp, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { ImportChoice, ImportPicker } from '../import/import-choice.tsx';
import * as css from './home.css.ts';
import { NewDocumentChoices } from './new-document-choices.tsx';

const modes = ['blank'] as const;

/** The ways to begin. */
export function NewDocument() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const heading = useId();
  const isCreating = useSelector(home, (state) => state.hasTag('creating'));
  // While the list is on its way a press would be lost: it has to wait.
  const isWaiting = useSelector(home, (state) => !state.can({ type: 'create' }));
  const create = () => home.send({ type: 'create' });
  return (
    <ImportPicker>
      {(chooseFiles) => (
        <>
          <div className={css.compactNew}>
            <IconButton icon={FileUp} label={t('import.files')} size="lg" onClick={chooseFiles} />
            <Button icon={Plus} size="lg" busy={isWaiting} onClick={create}>
              {t('new.short')}
            </Button>
          </div>
          <section aria-labelledby={heading} className={css.rail}>
            <h2 id={heading} className={css.label}>
              {t('new.label')}
            </h2>
            <NewDocumentChoices
              modes={modes}
              busy={isWaiting ? modes : []}
              onChoose={create}
              more={<ImportChoice onClick={chooseFiles} />}
            />
          </section>
          <LiveRegion>{isCreating ? t('new.creating') : ''}</LiveRegion>
        </>
      )}
    </ImportPicker>
  );
}
