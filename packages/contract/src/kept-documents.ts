import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { answers, jsonBody, route } from './route.ts';
import { mostKept } from './kept-limits.ts';

const ids = z.array(z.string().max(64, 'must have at most 64 characters'));

export const keptDocumentsRequest = z
  .object({
    documents: ids.max(mostKept.documents, `must be at most ${mostKept.documents}`),
    accounts: ids
      .max(mostKept.accounts, `must be at most ${mostKept.accounts}`)
      .default([])
      .meta({ description: 'Other accounts of which the device holds something.' }),
  })
  .meta({ id: 'KeptDocumentsRequest' });
export type KeptDocumentsRequest = z.input<typeof keptDocumentsRequest>;

export const keptDocuments = z
  .object({
    readable: z
      .array(z.string())
      .meta({ description: 'Of this account and not locked, in the trash or not.' }),
    locked: z.array(z.string()).meta({ description: 'Of this account, and locked.' }),
    merged: z
      .array(z.string())
      .meta({ description: 'Accounts that have become part of this one within the last day or two.' }),
    left: z.array(z.string()).meta({
      description: 'Of visitors without an address whose session has ended: nobody can come back to them.',
    }),
  })
  .meta({ id: 'KeptDocuments' });
export type KeptDocuments = z.infer<typeof keptDocuments>;

export const keptDocumentRoutes = {
  keptDocuments: route(endpoints.keptDocuments, {
    domain: 'Documents',
    summary: 'Which documents a device may keep',
    description: 'Whatever is in neither list is deleted, or belongs to somebody else: a device forgets it.',
    request: { body: jsonBody(keptDocumentsRequest) },
    responses: answers(keptDocuments),
  }),
};
