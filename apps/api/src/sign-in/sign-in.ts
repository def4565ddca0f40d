import type { Session, SessionStore } from '../session/session-store.ts';
import type { Person, SignInStore } from './sign-in-store.ts';

/** The session with which a visitor arrives. */
export interface Arrival {
  readonly session: Session | undefined;
  readonly token: string | undefined;
  /** The browser's User-Agent. */
  readonly device?: string | undefined;
}

export interface SignIn {
  /** Signs in and returns the token of a new session; the session of the arrival ends. */
  enter(person: Person, arrival: Arrival): Promise<string>;
  /** The same into a shared account. @throws AppError 403 `not_allowed` if the visitor has paid */
  enterAccount(id: string, arrival: Arrival): Promise<string>;
}

/** @param sendAddress called with each account with a mailbox that is entered; not awaited */
export function createSignIn(
  store: SignInStore,
  sessions: SessionStore,
  sendAddress: (accountId: string) => Promise<void> = async () => {},
): SignIn {
  const visitorOf = ({ session }: Arrival): string | undefined =>
    session?.account.type === 'anon' ? session.account.id : undefined;

  const renew = async (accountId: string, { token, device }: Arrival): Promise<string> => {
    if (token !== undefined) await sessions.close(token);
    return sessions.open(accountId, device);
  };

  return {
    async enter(person, arrival) {
      const accountId = await store.enter(person, visitorOf(arrival));
      // If it fails, the sweep makes up for it.
      sendAddress(accountId).catch(() => {});
      return renew(accountId, arrival);
    },
    async enterAccount(id, arrival) {
      await store.enterAccount(id, visitorOf(arrival));
      return renew(id, arrival);
    },
  };
}
