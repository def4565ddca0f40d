import { routes } from '@octavo/contract';
import { brand } from '@octavo/contract/brand';
import { endpoints } from '@octavo/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Api } from '../../api.ts';
import type { Database } from '../../database/schema.ts';
import type { PictureContents } from '../../document-pictures/picture-contents.ts';
import type { Exporter } from '../../export/index.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { attachmentHeader } from '../attachment-header.ts';
import { accountFiles } from './account-files.ts';
import { zipStream } from './zip-stream.ts';

/** Each export writes every document in two file types. */
export const exportsOfAccount: Limit = {
  name: 'exports of an account',
  most: 6,
  window: 60 * 60 * 1000,
  refusal: 'Your account was exported several times just now.',
};

export interface WholeAccountServices {
  readonly db: Kysely<Database>;
  readonly contents: PictureContents;
  readonly limits: Limits;
  readonly exportDocument: Exporter['exportDocument'];
}

export function registerWholeAccount(app: Api, services: WholeAccountServices): void {
  const { limits, ...parts } = services;
  app.openAPIRegistry.registerPath(routes.exportAccount);
  app.get(endpoints.exportAccount.path, async (context) => {
    const account = context.get('account');
    await limits.take(exportsOfAccount, account.id);
    const left = new AbortController();
    context.req.raw.signal.addEventListener('abort', () => left.abort(), { once: true });
    const now = new Date();
    const network = context.get('network');
    const files = accountFiles({ ...parts, account, network, signal: left.signal });
    return context.body(ReadableStream.from(zipStream(files, now)), 200, {
      'content-type': 'application/zip',
      'content-disposition': attachmentHeader(`${brand.name} ${now.toISOString().slice(0, 10)}`, 'zip'),
    });
  });
}
