import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { GiftDialog } from './gift-dialog.tsx';

/** The invitation link to pass on (SPEC §2). */
export default function Gift() {
  const referral = useFlow('referral');
  const id = useSelector(useFlow('account'), ({ context }) => context.account?.info.id ?? '');
  const isOpen = useSelector(referral, (state) => state.hasTag('gift'));
  const hasFreeMonth = useSelector(referral, ({ context }) => context.hasFreeMonth);
  return (
    <GiftDialog
      open={isOpen}
      onClose={() => referral.send({ type: 'close' })}
      link={`${location.origin}/i/${id}`}
      hasFreeMonth={hasFreeMonth}
    />
  );
}
