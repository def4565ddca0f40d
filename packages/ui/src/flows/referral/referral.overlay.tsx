import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { ClaimMonth } from './claim-month.tsx';
import { EarnedMonth } from './earned-month.tsx';

/** The result of inviting: a month that was earned, or one to claim (SPEC §4). */
export default function Referral() {
  const referral = useFlow('referral');
  const people = useSelector(referral, ({ context }) => context.people);
  const isEarned = useSelector(referral, (state) => state.hasTag('earned'));
  const isClaim = useSelector(referral, (state) => state.hasTag('claim'));
  const close = () => referral.send({ type: 'close' });
  return (
    <>
      <EarnedMonth
        open={isEarned}
        onClose={close}
        people={people}
        onInviteMore={() => referral.send({ type: 'invite' })}
      />
      <ClaimMonth
        open={isClaim}
        onClose={close}
        people={people}
        onGoPro={() => referral.send({ type: 'upgrade' })}
      />
    </>
  );
}
