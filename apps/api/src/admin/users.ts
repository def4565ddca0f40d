import { accountStore } from '../account/account-store.ts';
import type { Connection } from '../database/connection.ts';
import { type Command, type Done, MissingError, UsageError } from './command.ts';
import { type OperatedAccount, operatorStore } from './operator-store.ts';

const mostFound = 100;

export const users: readonly Command[] = [
  {
    name: 'users find',
    arguments: '<part of an id, email or name>',
    does: `lists accounts, the newest first, ${mostFound} at most`,
    run: async ({ connection, words }) => {
      const found = await operatorStore(connection.db).search(oneWord(words, 'users find'), mostFound);
      return found.map(row);
    },
  },
  {
    name: 'users show',
    arguments: '<user id or email>',
    does: 'shows an account with how many documents, sessions and shared accounts it has',
    run: async ({ connection, words }) => {
      const account = await accountOf(connection, words, 'users show');
      return [{ ...row(account), ...(await operatorStore(connection.db).countsOf(account.id)) }];
    },
  },
  {
    name: 'users plan',
    arguments: '<user id or email> pro|free',
    does: 'sets the plan of an account; counts from its next call on',
    change: ({ connection, words: [idOrEmail, plan] }) => setPlan(connection, idOrEmail, plan),
  },
  {
    name: 'plan',
    arguments: '<user id or email> pro|free',
    does: 'the same, as it was typed before; scripts may rely on it',
    change: ({ connection, words: [idOrEmail, plan] }) => setPlan(connection, idOrEmail, plan),
  },
  {
    name: 'users sign-out',
    arguments: '<user id or email>',
    does: 'ends every session of an account',
    change: async ({ connection, words }) => {
      const account = await accountOf(connection, words, 'users sign-out');
      const ended = await operatorStore(connection.db).signOut(account.id);
      return {
        output: `Sessions of ${title(account)} that ended: ${ended}.`,
        command: 'users sign-out',
        subject: account.id,
      };
    },
  },
  {
    name: 'users delete',
    arguments: '<user id or email> --yes',
    does: 'deletes an account with its documents, sessions and shared accounts, at once and for good',
    change: async ({ connection, words, isConfirmed }) => {
      const account = await accountOf(connection, words, 'users delete');
      const { documents } = await operatorStore(connection.db).countsOf(account.id);
      if (!isConfirmed) {
        throw new UsageError(
          `This deletes ${title(account)} and its documents (${documents}) for good. Add --yes to do it.`,
        );
      }
      await operatorStore(connection.db).remove(account.id);
      return {
        output: `${title(account)} is deleted, and its documents (${documents}).`,
        command: 'users delete',
        subject: account.id,
      };
    },
  },
];

async function setPlan(
  connection: Connection,
  idOrEmail: string | undefined,
  plan: string | undefined,
): Promise<Done> {
  if (idOrEmail === undefined || (plan !== 'pro' && plan !== 'free')) {
    throw new UsageError('"users plan" takes a user id or an email, and pro or free.');
  }
  const account = await accountStore(connection.db).setPlan(idOrEmail, plan);
  if (!account) throw missing(idOrEmail);
  const stillFree =
    account.subscribed && !account.pro ? ' It is anonymous and is treated as Free until it signs in.' : '';
  return {
    output: `${title(account)} is now on the plan ${plan}.${stillFree}`,
    command: `users plan ${plan}`,
    subject: account.id,
  };
}

async function accountOf(connection: Connection, words: readonly string[], command: string) {
  const idOrEmail = oneWord(words, command);
  const account = await operatorStore(connection.db).account(idOrEmail);
  if (!account) throw missing(idOrEmail);
  return account;
}

function oneWord([word, ...more]: readonly string[], command: string): string {
  if (word === undefined || word === '' || more.length > 0) {
    throw new UsageError(`"${command}" takes one argument.`);
  }
  return word;
}

const row = ({ id, type, name, email, plan, paid, created_at: createdAt }: OperatedAccount) => ({
  id,
  type,
  email,
  name,
  plan,
  paid: paid === 1,
  createdAt,
});

const title = ({ id, email }: { readonly id: string; readonly email: string | null }): string => email ?? id;

const missing = (idOrEmail: string): MissingError =>
  new MissingError(`There is no account with the id or email ${idOrEmail}.`);
