import { setTimeout as pause } from 'node:timers/promises';
import type { DownloadOptions } from '@octavo/contract';
import { fonts } from '@octavo/contract/download-options';
import type { Kysely } from 'kysely';
import type { Account } from '../../account/account.ts';
import { commentMailStore } from '../../comments/comment-mail-store.ts';
import { commentsOf, toComment } from '../../comments/comment-row.ts';
import { preferencesStore } from '../../corrections/personal/preferences-store.ts';
import type { Database } from '../../database/schema.ts';
import type { PictureContents } from '../../document-pictures/picture-contents.ts';
import { picturesOf, picturesShown } from '../../document-pictures/picture-rows.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../limits/fair-order.ts';
import type { Exporter } from '../../export/index.ts';
import { toolSettingsStore } from '../../generation/tool-settings-store.ts';
import { fileNameOf } from '../attachment-header.ts';
import { recordStore } from '../../records/record-store.ts';
import { toRecord } from '../../records/writing-records.ts';
import { exportedLinks } from '../../readers/exported-links.ts';
import { toListItem, detailColumns } from '../document-record.ts';
import { earningsOf, sharedAccountsOf, withdrawalsOf } from './account-rows.ts';
import { versionFiles } from './version-files.ts';
import type { StreamedFile } from './zip-stream.ts';

export interface AccountFilesParts {
  readonly db: Kysely<Database>;
  readonly contents: PictureContents;
  readonly account: Account;
  readonly network: Caller['network'];
  readonly exportDocument: Exporter['exportDocument'];
  readonly signal: AbortSignal;
}

const types = ['md', 'docx'] as const;
const layout = { margin: 25, pageSize: 'A4', fontSize: 12, font: fonts[0], citations: 'formatted' } as const;
/** Delays between attempts while others fill the queue of the export threads, in milliseconds. */
const waits = [1000, 3000, 9000];

/** Everything stored for an account, one file after another; a document is read only when its turn comes. */
export async function* accountFiles(parts: AccountFilesParts): AsyncGenerator<StreamedFile, void> {
  const { db, account } = parts;
  yield { path: 'account.json', content: json(factsOf(account)) };
  yield { path: 'settings.json', content: json(await settingsOf(parts)) };
  const picture = await db
    .selectFrom('pictures')
    .select('content')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (picture) {
    yield { path: 'picture.webp', content: Buffer.from(picture.content, 'base64'), isPacked: true };
  }
  const earnings = await earningsOf(db, account.id);
  if (earnings.length > 0) yield { path: 'earnings.json', content: json(earnings) };
  const withdrawals = await withdrawalsOf(db, account.id);
  if (withdrawals.length > 0) yield { path: 'withdrawals.json', content: json(withdrawals) };
  const shared = await sharedAccountsOf(db, account.id);
  if (shared.length > 0) yield { path: 'shared-accounts.json', content: json(shared) };
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', account.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const left: Missing[] = shared.map(({ id, name }) => ({ id, title: name, missing: ['documents'] }));
  for (const { id } of rows) {
    const missing = yield* documentFiles(parts, id);
    if (missing !== undefined) left.push(missing);
  }
  yield { path: 'not-exported.json', content: json(left) };
}

interface Missing {
  readonly id: string;
  readonly title: string;
  readonly missing: readonly string[];
}

async function* documentFiles(
  { db, contents, account, network, exportDocument, signal }: AccountFilesParts,
  id: string,
): AsyncGenerator<StreamedFile, Missing | undefined> {
  signal.throwIfAborted();
  const row = await db
    .selectFrom('documents')
    .select([...detailColumns, 'trashed_at'])
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  // Deleted meanwhile.
  if (!row) return undefined;
  const { title, content } = row;
  const path = `documents/${row.trashed_at === null ? '' : 'trash/'}${fileNameOf(title)} ${id.slice(0, 8)}`;
  const record = await recordStore(db).find({ id, accountId: account.id }, true);
  if (record !== undefined && record.days.length > 0) {
    yield { path: `${path} writing record.json`, content: json(toRecord(record)) };
  }
  const links = await exportedLinks(db, id);
  if (links.length > 0) yield { path: `${path} links.json`, content: json(links) };
  // Its text and what readers said about it are encrypted, and only its password opens them.
  if (row.encryption === 1) return { id, title, missing: ['locked'] };
  const { contentPreview: _preview, ...facts } = toListItem(row);
  // The content is inserted as stored: parsing and serializing 5 MB again would block everyone else.
  const head = JSON.stringify({
    ...facts,
    isIncomplete: row.incomplete === 1,
    wordGoal: row.word_goal,
    trashedAt: row.trashed_at,
  });
  yield { path: `${path}.json`, content: `${head.slice(0, -1)},"content":${content}}` };
  const missing: string[] = [];
  for (const picture of await picturesOf(db, id)) {
    const name = `pictures/${picture.id}.${picture.media_type === 'image/png' ? 'png' : 'jpg'}`;
    const bytes = await retryWhileBusy(() => contents.read(picture), signal);
    if (bytes === undefined) missing.push(name);
    else yield { path: `${path} ${name}`, content: bytes, isPacked: true };
  }
  yield* versionFiles(db, id, path);
  const comments = await commentsOf(db, id);
  if (comments.length > 0) {
    const list = comments.map((comment) => toComment(comment, { visitId: null }));
    yield { path: `${path} comments.json`, content: json(list) };
  }
  for (const fileType of types) {
    const options: DownloadOptions = { ...layout, fileType };
    const read = async () => ({
      title,
      content,
      pictures: await picturesShown(db, contents, id, content),
      options,
    });
    const file = await retryWhileBusy(
      () => exportDocument(read, { accountId: account.id, network }, signal),
      signal,
    );
    if (file === undefined) missing.push(fileType);
    else yield { path: `${path}.${file.extension}`, content: file.bytes, isPacked: file.extension !== 'md' };
  }
  return missing.length === 0 ? undefined : { id, title, missing };
}

/**
 * Retries while the export threads or the pictures are busy; undefined if the file cannot be made, since the rest is
 * still worth having.
 */
async function retryWhileBusy<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  for (const wait of [...waits, undefined]) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const isBusy = error instanceof AppError && error.code === 'busy';
      if (!isBusy || wait === undefined) return undefined;
      await pause(wait, undefined, { signal });
    }
  }
  return undefined;
}

const factsOf = ({ id, name, email, type, countryCode, createdAt }: Account) => ({
  id,
  name,
  email,
  accountType: type,
  countryCode,
  createdAt,
});

async function settingsOf({ db, account }: AccountFilesParts) {
  return {
    tools: await toolSettingsStore(db).find(account.id),
    writing: await preferencesStore(db).read(account.id),
    mailsAboutComments: await commentMailStore(db).isWanted(account.id),
  };
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
