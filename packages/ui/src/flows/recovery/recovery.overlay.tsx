import type { LeftText } from '@octavo/machines/recovery';
import { useSelector } from '@xstate/react';
import { FilePlus2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { DiffText } from '../../components/diff-text/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useDiffLabels } from '../versions/use-diff-labels.ts';
import { wordDiff } from '../word-diff/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './recovery.css.ts';
import { useQuestion } from './use-question.ts';

/** Asks whether to keep or discard words that the server never received, of a document that no longer exists. */
export default function Recovery() {
  const flow = useFlow('recovery');
  const { t } = useTranslation(['recovery', 'common']);
  const isOpen = useSelector(flow, (state) => state.hasTag('open'));
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isKeeping = useSelector(flow, (state) => state.matches('keeping'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const { words, reason } = useQuestion();
  if (words === undefined) return null;
  const { texts } = words;
  const dismiss = () => flow.send({ type: 'dismiss' });
  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      description={reason}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        <>
          <Button tone="quiet" onClick={dismiss}>
            {t('later')}
          </Button>
          <Button tone="danger" busy={isBusy && !isKeeping} onClick={() => flow.send({ type: 'discard' })}>
            {t('discard')}
          </Button>
          <Button tone="solid" icon={FilePlus2} busy={isKeeping} onClick={() => flow.send({ type: 'keep' })}>
            {t('keep', { count: texts.length })}
          </Button>
        </>
      }
    >
      <div className={css.texts}>
        {texts.map((text) => (
          <Left key={text.writtenAt} left={text} isAlone={texts.length === 1} />
        ))}
      </div>
      <p className={css.note}>
        {texts.some(({ common }) => common !== null) ? `${t('marked')} ` : ''}
        {t('warning')}
      </p>
      {failure === null ? null : (
        <div className={css.failed}>
          <Notice tone="danger" role="alert">
            {failure.code === 'unknown' ? t('failed') : failure.message}
          </Notice>
        </div>
      )}
    </Dialog>
  );
}

function Left({ left, isAlone }: { readonly left: LeftText; readonly isAlone: boolean }) {
  const { t, i18n } = useTranslation('recovery');
  const labels = useDiffLabels();
  const { text, common, writtenAt } = left;
  const parts = useMemo(
    () => (common === null ? [{ kind: 'kept' as const, text }] : wordDiff(common, text)),
    [common, text],
  );
  const time = new Intl.DateTimeFormat(regionalLanguage(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const written = t('written', { time: time.format(new Date(writtenAt)) });
  return (
    <div>
      <p className={css.facts}>{written}</p>
      <ScrollArea label={written} maxHeight={isAlone ? css.textHeight : css.halfHeight}>
        <DiffText parts={parts} {...labels} />
      </ScrollArea>
    </div>
  );
}
