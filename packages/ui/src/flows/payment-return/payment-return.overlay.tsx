import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { PaymentReturn } from '../upgrade/payment-return.tsx';

const outcomes = ['settling', 'succeeded', 'processing', 'requires_payment_method', 'other'] as const;

/** The state of the payment from which the reader returns (SPEC §4). */
export default function PaymentReturnDialog() {
  const paymentReturn = useFlow('payment-return');
  const account = useFlow('account');
  const outcome = useSelector(paymentReturn, (state) => outcomes.find((name) => state.matches(name)));
  const isAnonymous = useSelector(account, ({ context }) => context.account?.info.accountType === 'anon');
  return (
    <PaymentReturn
      open={outcome !== undefined}
      onClose={() => paymentReturn.send({ type: 'close' })}
      outcome={outcome ?? 'other'}
      isAnonymous={isAnonymous}
      onSignIn={() => paymentReturn.send({ type: 'signIn' })}
      onTryAgain={() => paymentReturn.send({ type: 'retry' })}
    />
  );
}
