import { brand } from '@octavo/contract/brand';
import type { PaymentOutcome } from '@octavo/machines/payment-return';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Confetti } from '../../components/confetti/index.ts';
import { Dialog } from '../../components/dialog/index.ts';

export interface PaymentReturnProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The state of the payment; `settling` while the server does not know of it yet. */
  readonly outcome: PaymentOutcome | 'settling';
  /** The reader paid without being signed in: signing in activates Pro. */
  readonly isAnonymous: boolean;
  readonly onSignIn: () => void;
  /** Opens the payment form again. */
  readonly onTryAgain: () => void;
}

/** The state of the payment, shown when the reader returns from the provider. */
export function PaymentReturn({
  open,
  onClose,
  outcome,
  isAnonymous,
  onSignIn,
  onTryAgain,
}: PaymentReturnProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  const needsSignIn = outcome === 'succeeded' && isAnonymous;
  const told = needsSignIn ? 'signIn' : outcome;
  const isOver = outcome === 'succeeded' || outcome === 'processing' || outcome === 'settling';

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t(`return.${told}.title`)}
      closeLabel={t('common:close')}
      footer={
        needsSignIn ? (
          <Answers
            later={t('return.later')}
            onLater={onClose}
            next={t('return.signIn.action')}
            onNext={onSignIn}
          />
        ) : isOver ? (
          <Button tone="solid" onClick={onClose}>
            {t(`return.${outcome}.action`)}
          </Button>
        ) : (
          <Answers
            later={t('return.later')}
            onLater={onClose}
            next={t(`return.${outcome}.action`)}
            onNext={onTryAgain}
          />
        )
      }
    >
      {t(`return.${told}.text`, { brand: brand.name })}
      {outcome === 'succeeded' && !needsSignIn ? <Confetti /> : null}
    </Dialog>
  );
}

interface AnswersProps {
  readonly later: string;
  readonly onLater: () => void;
  readonly next: string;
  readonly onNext: () => void;
}

function Answers({ later, onLater, next, onNext }: AnswersProps) {
  return (
    <>
      <Button tone="quiet" onClick={onLater}>
        {later}
      </Button>
      <Button tone="solid" onClick={onNext}>
        {next}
      </Button>
    </>
  );
}
