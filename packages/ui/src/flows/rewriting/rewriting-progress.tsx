import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './rewriting.css.ts';
import { useProgressSentence } from './use-progress-sentence.ts';

/** The progress of the rewrite; its button stops it and keeps what is done. */
export function RewritingProgress() {
  const { t } = useTranslation('rewriting');
  const flow = useFlow('rewriting');
  const at = useSelector(flow, ({ context }) => context.at);
  const total = useSelector(flow, ({ context }) => context.runs.length);
  const label = useProgressSentence();
  return (
    <div className={css.progress}>
      <div>
        <p className={css.note}>{label}</p>
        <Progress label={t('label')} value={at} max={total} valueText={label} />
      </div>
      <Button tone="outline" size="sm" onClick={() => flow.send({ type: 'stop' })}>
        {t('stop')}
      </Button>
    </div>
  );
}
