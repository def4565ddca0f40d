import { emptyDocument } from '@octavo/document-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStore } from '../account/account-store.ts';
import type { Connection } from '../database/connection.ts';
import { openDatabase } from '../database/open-database.ts';
import { signInStore } from '../sign-in/sign-in-store.ts';
import { databaseKinds, type TestDatabase } from '../testing/test-databases.ts';
import { documentService } from './document-service.ts';
import { documentStore } from './document-store.ts';

const essay = { title: 'Tides', writingMode: 'essay' } as const;

describe.each(databaseKinds)('on $name', (kind) => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await kind.createMigrated();
    connection = openDatabase(database.settings, () => undefined);
  });
  afterAll(async () => {
    await connection.close();
    await database.remove();
  });

  const newAccount = async (): Promise<string> =>
    (await accountStore(connection.db).createAnonymous('US')).id;
  const ownerOf = async (id: string): Promise<string | undefined> => {
    const row = await connection.db
      .selectFrom('documents')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.account_id;
  };

  test.each([
    ['a whole essay', {}],
    ['a part of one', { whole: emptyDocument }],
  ])('regression 63: %s ends up in the account signed in to, whichever comes first', async (_, part) => {
    const documents = documentService(documentStore(connection.db));
    const arrivals = Array.from({ length: 40 }, async (__, round) => {
      const [from, to] = [await newAccount(), await newAccount()];
      const merge = (): Promise<void> => signInStore(connection.db, { percent: 20 }).enterAccount(to, from);
      const write = (): Promise<string> => documents.create({ accountId: from, ...essay, ...part });
      const first = round % 2 === 0 ? merge() : undefined;
      const written = write();
      await (first ?? merge());
      return (await ownerOf(await written)) === to;
    });
    expect((await Promise.all(arrivals)).filter((arrived) => !arrived)).toEqual([]);
  });

  test('regression 63: a sign-in between two steps of a creation loses nothing', async () => {
    const [from, to] = [await newAccount(), await newAccount()];
    const store = documentStore(connection.db);
    const documents = documentService({
      ...store,
      async insert(row, whole) {
        await signInStore(connection.db, { percent: 20 }).enterAccount(to, from);
        return store.insert(row, whole);
      },
    });
    const id = await documents.create({ accountId: from, ...essay });
    expect(await ownerOf(id)).toBe(to);
    expect(await store.moved(to)).toEqual([id]);
  });

  test('a deleted account gets no document', async () => {
    const documents = documentService(documentStore(connection.db));
    await expect(documents.create({ accountId: 'nobody', ...essay })).rejects.toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
  });
});
