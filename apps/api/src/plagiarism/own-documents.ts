import { documentText } from '@octavo/document-schema';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema.ts';
import { readDocument } from '../documents/read-document.ts';
import { type Common, compare, type ReadText, readText } from './compare.ts';
import { fingerprints } from './fingerprints.ts';

export interface OwnMatch extends Common {
  readonly id: string;
  readonly title: string;
}

export interface OwnDocuments {
  /** The account's documents that have words in common with a text; locked and trashed ones are not read. */
  readonly find: (accountId: string, text: ReadText, except: string | undefined) => Promise<OwnMatch[]>;
}

/** How many documents are compared, most recently changed first. */
const mostDocuments = 1000;
/** Documents not read by then are read by the next check. */
const mostMilliseconds = 12_000;

/** Reading keeps its thread busy: run it in a worker. */
export function ownDocuments(db: Kysely<Database>): OwnDocuments {
  // Two million fingerprints take 80 MB; a document of 2,000 words has 800.
  const known = new LRUCache<string, ReadonlySet<number>>({
    max: 5000,
    maxSize: 2_000_000,
    sizeCalculation: (prints) => prints.size + 1,
  });

  const own = (accountId: string) =>
    db
      .selectFrom('documents')
      .where('account_id', '=', accountId)
      .where('encryption', '=', 0)
      .where('incomplete', '=', 0)
      .where('trashed_at', 'is', null);

  async function textOf(accountId: string, id: string): Promise<ReadText> {
    const row = await own(accountId).select('content').where('id', '=', id).executeTakeFirst();
    return readText(row === undefined ? '' : documentText(readDocument(JSON.parse(row.content))));
  }

  return {
    async find(accountId, text, except) {
      const asked = fingerprints(text.hashes);
      const rows = await own(accountId)
        .select(['id', 'title', 'version'])
        .orderBy('updated_at', 'desc')
        .limit(mostDocuments)
        .execute();
      const matches: OwnMatch[] = [];
      const end = performance.now() + mostMilliseconds;
      for (const { id, title, version } of rows) {
        if (id === except) continue;
        if (performance.now() > end) break;
        const key = `${accountId} ${id} ${version}`;
        const prints = known.get(key) ?? fingerprints((await textOf(accountId, id)).hashes);
        known.set(key, prints);
        if (!shares(asked, prints)) continue;
        const common = compare(text, await textOf(accountId, id));
        if (common) matches.push({ id, title, ...common });
      }
      return matches;
    },
  };
}

function shares(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  for (const print of small) if (large.has(print)) return true;
  return false;
}
