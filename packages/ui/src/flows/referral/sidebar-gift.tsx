import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import { GiftButton } from './gift-button.tsx';

/** The gift in the sidebar (SPEC §2). Not for a shared account, which cannot invite (SPEC §6). */
export function SidebarGift({ isSlim }: { readonly isSlim: boolean }) {
  const app = useFlow('app');
  const type = useSelector(useFlow('account'), ({ context }) => context.account?.info.accountType);
  const hasFreeMonth = useSelector(useFlow('referral'), ({ context }) => context.hasFreeMonth);
  if (type === undefined || type === 'shared') return null;
  return (
    <GiftButton hasFreeMonth={hasFreeMonth} isSlim={isSlim} onOpen={() => app.send({ type: 'open-gift' })} />
  );
}
