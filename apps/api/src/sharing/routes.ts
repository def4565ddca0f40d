import { routes, shareCodeSchema } from '@octavo/contract';
import type { Api } from '../api.ts';
import { AppError } from '../errors.ts';
import type { ClientReader } from '../http/client.ts';
import { readSessionCookie, writeSessionCookie } from '../session/session-cookie.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import type { CodeGuesses } from './code-guesses.ts';
import type { SharedAccounts } from './shared-accounts.ts';

export interface SharingServices {
  readonly sharedAccounts: SharedAccounts;
  readonly signIn: SignIn;
  readonly guesses: CodeGuesses;
  readonly client: ClientReader;
}

const done = { ok: true } as const;

/** Signing in by a code needs no session. */
export function registerCodeSignIn(app: Api, services: SharingServices): void {
  const { sharedAccounts, signIn, guesses, client } = services;
  app.openapi(routes.signInWithCode, async (context) => {
    const { code } = context.req.valid('json');
    const { address, secure } = client(context);
    const id = await guesses.ask({
      code,
      address,
      signal: context.req.raw.signal,
      answer: () => sharedAccounts.idOf(code),
      isWrong: (found) => found === undefined,
    });
    if (id === undefined) throw new AppError('wrong_code', 403, 'Invalid shared code');
    const arrival = {
      session: context.get('session'),
      token: readSessionCookie(context, secure),
      device: context.req.header('user-agent'),
    };
    writeSessionCookie(context, await signIn.enterAccount(id, arrival), secure);
    context.header('cache-control', 'no-store');
    return context.json(done, 200);
  });
}

export function registerSharing(app: Api, { sharedAccounts, guesses, client }: SharingServices): void {
  app.openapi(routes.shareCodeAvailability, async (context) => {
    sharedAccounts.requireOwner(context.get('account'));
    const { code } = context.req.valid('param');
    const available = await guesses.ask({
      code,
      address: client(context).address,
      signal: context.req.raw.signal,
      // A code that creation would refuse is not available either.
      answer: async () => shareCodeSchema.safeParse(code).success && sharedAccounts.isFree(code),
      isWrong: (isFree) => isFree,
    });
    return context.json({ available }, 200);
  });

  app.openapi(routes.createSharedAccount, async (context) => {
    const wanted = context.req.valid('form');
    const account = context.get('account');
    const { signal } = context.req.raw;
    const turn = { caller: { accountId: account.id, network: context.get('network') }, signal };
    const outcome = await guesses.ask({
      code: wanted.code,
      address: client(context).address,
      signal,
      answer: () => sharedAccounts.create(account, wanted, turn),
      isWrong: (made) => made === 'created',
    });
    if (outcome === 'code-taken') throw codeTaken();
    return context.json(done, 200);
  });

  app.openapi(routes.listSharedAccounts, async (context) => {
    const account = context.get('account');
    const accounts = await sharedAccounts.list(account);
    const subscription = { pro: account.subscribed };
    return context.json({ accounts, subscription, accountType: account.type }, 200);
  });

  app.openapi(routes.deleteSharedAccount, async (context) => {
    await sharedAccounts.remove(context.get('account'), context.req.valid('param').id);
    return context.json(done, 200);
  });
}

const codeTaken = (): AppError =>
  new AppError(
    'code_taken',
    409,
    // Exactly as in SPEC §5.
    'This code is not avialable. Please change to another or use generate button.',
  );
