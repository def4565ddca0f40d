import { textLimits } from '@octavo/contract/text-limits';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Asks for an idea, a wish or a problem in a few lines, and thanks for it. */
export default function FeedbackDialog() {
  const feedback = useFlow('feedback');
  const { t } = useTranslation(['feedback', 'common']);
  const form = useId();
  const { kind, text, isMissing, refusal } = useSelector(feedback, ({ context }) => context);
  const isOpen = useSelector(feedback, (state) => state.hasTag('visible'));
  const isBusy = useSelector(feedback, (state) => state.hasTag('busy'));
  const isSent = useSelector(feedback, (state) => state.hasTag('sent'));
  const dismiss = () => feedback.send({ type: 'dismiss' });

  const submit = submitting(() => feedback.send({ type: 'submit' }));

  return (
    <Dialog
      open={isOpen}
      title={t(`${kind}.title`)}
      description={t('note')}
      closeLabel={t('common:close')}
      onClose={dismiss}
      footer={
        isSent ? (
          <Button onClick={dismiss}>{t('common:close')}</Button>
        ) : (
          <>
            <Button tone="quiet" disabled={isBusy} onClick={dismiss}>
              {t('common:cancel')}
            </Button>
            <Button tone="solid" type="submit" form={form} busy={isBusy}>
              {t('send')}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Notice role="alert" tone="success" title={t('sent')}>
          {t('sentHint')}
        </Notice>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <TextArea
            label={t(`${kind}.label`)}
            hint={t(`${kind}.hint`)}
            error={isMissing ? t(`${kind}.missing`) : (refusal ?? undefined)}
            minRows={4}
            limit={textLimits.suggestion}
            countText={(count, limit) => t('count', { count, limit })}
            value={text}
            readOnly={isBusy}
            onValueChange={(next) => feedback.send({ type: 'text.change', text: next })}
          />
        </form>
      )}
    </Dialog>
  );
}
