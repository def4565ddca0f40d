import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createLimits } from '../limits/limits.ts';
import { limitStore } from '../limits/limit-store.ts';
import { accountStore } from '../account/account-store.ts';
import { databaseKinds } from '../testing/test-databases.ts';
import { createAllowance } from './allowance.ts';
import { allowanceStore } from './allowance-store.ts';
import { networkWords } from './network-words.ts';

test.each(databaseKinds)(
  'regression 348: accounts behind one address share a limit of free AI words on $name, across processes',
  async (kind) => {
    const database = await kind.createMigrated();
    const connection = openDatabase(database.settings, () => undefined);
    const limits = () => createLimits(limitStore(connection.db), { byAddress: true });
    const process = () =>
      createAllowance(allowanceStore(connection), { networkWords: networkWords(limits(), 500) });
    const [one, other] = [process(), process()];
    const newAccount = async () => (await accountStore(connection.db).createAnonymous('US')).id;
    const used = 'word '.repeat(150);

    await (await one.begin(await newAccount(), false, undefined, '192.0.2.1')).charge(used);
    await other.spend(await newAccount(), false, used, '192.0.2.1');
    // Like an essay, which is charged in the transaction of its document.
    const essay = await other.begin(await newAccount(), false, undefined, '192.0.2.1');
    expect(essay.due('word '.repeat(200))?.words).toBe(200);
    await essay.charge('');

    const refusal = {
      status: 429,
      code: 'too_many_attempts',
      headers: { 'retry-after': expect.any(String) },
    };
    await expect(one.begin(await newAccount(), false, undefined, '192.0.2.1')).rejects.toMatchObject(refusal);
    await (await one.begin(await newAccount(), false, undefined, '198.51.100.7')).charge('');
    await (await one.begin(await newAccount(), true, undefined, '192.0.2.1')).charge('');
    const unlimited = createAllowance(allowanceStore(connection), {
      networkWords: networkWords(limits(), 500),
      byNetwork: false,
    });
    await (await unlimited.begin(await newAccount(), false, undefined, '192.0.2.1')).charge('');
    await connection.close();
    await database.remove();
  },
);
