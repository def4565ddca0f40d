import { useSelector } from '@xstate/react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { KeptParagraphs } from './kept-paragraphs.tsx';
import * as css from './make-local.css.ts';

/** Asks whether to keep the localised text, and switches between the two. */
export function KeepOrNot() {
  const { t } = useTranslation(['make-local', 'common']);
  const flow = useFlow('make-local');
  const isOriginal = useSelector(flow, (state) => state.hasTag('original'));
  const outcome = useSelector(flow, ({ context }) => context.outcome);
  return (
    <>
      <p className={css.question}>{t('done')}</p>
      {outcome === null ? null : (
        <>
          <p className={css.hint}>{t('changed', { count: outcome.changed, of: outcome.of })}</p>
          {outcome.engine === 'model' ? null : (
            <p className={css.hint}>{t(outcome.engine === 'stand-in' ? 'common:standIn' : 'byRules')}</p>
          )}
          <KeptParagraphs kept={outcome.kept} />
        </>
      )}
      <div className={css.choice}>
        <Button tone="solid" icon={Check} onClick={() => flow.send({ type: 'accept' })}>
          {t('accept')}
        </Button>
        <Button tone="outline" icon={X} onClick={() => flow.send({ type: 'reject' })}>
          {t('reject')}
        </Button>
      </div>
      <Button tone="quiet" isWide onClick={() => flow.send({ type: 'preview.toggle' })}>
        {t(isOriginal ? 'previewChanges' : 'previewOriginal')}
      </Button>
    </>
  );
}
