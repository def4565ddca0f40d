import type { Account } from '@octavo/machines/account';
import { accountFlow } from '@octavo/machines/account/fixtures';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';

/** The account flow, signed in to a given account. */
export function useAccountOf(account: Account) {
  const machine = useMemo(
    () => accountFlow.stage.provide({ actors: { load: fromPromise<Account, void>(async () => account) } }),
    [account],
  );
  const actor = useActorRef(machine, accountFlow.from(undefined));
  useEffect(() => actor.send({ type: 'refresh' }), [actor]);
  return actor;
}
