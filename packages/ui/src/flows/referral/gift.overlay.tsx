import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { GiftDialog } from './gift-dialog.tsx';

/** The invitation link to share (SPEC §2), or how a visitor gets one. */
export default function Gift() {
  const referral = useFlow('referral');
  const info = useSelector(useFlow('account'), ({ context }) => context.account?.info);
  const isOpen = useSelector(referral, (state) => state.hasTag('gift'));
  const hasFreeMonth = useSelector(referral, ({ context }) => context.hasFreeMonth);
  return (
    <GiftDialog
      open={isOpen}
      onClose={() => referral.send({ type: 'close' })}
      onSignIn={() => referral.send({ type: 'signIn' })}
      link={info?.accountType === 'anon' ? null : `${location.origin}/i/${info?.id ?? ''}`}
      hasFreeMonth={hasFreeMonth}
    />
  );
}
