import { z } from 'zod';
import { documentContent } from './document-content.ts';
import { maxVersionName } from './document-limits.ts';
import { saveResponse } from './documents.ts';
import { endpoints } from './endpoints.ts';
import { answers, done, jsonBody, route, timestamp } from './route.ts';

/** Why a version was kept. */
export const versionKinds = ['saved', 'restored', 'conflict'] as const;

const documentId = z.object({ documentId: z.string() });
const versionOf = documentId.extend({ versionId: z.string() });

export const documentVersion = z
  .object({
    id: z.string(),
    createdAt: timestamp.meta({ description: 'When this text was saved.' }),
    words: z.number().int(),
    kind: z.enum(versionKinds).meta({
      description:
        'Kept while writing, before a version was restored, or as one of two that were in conflict.',
    }),
    name: z.string().meta({ description: 'As its author named it; empty otherwise.' }),
  })
  .meta({ id: 'DocumentVersion' });
export type DocumentVersion = z.infer<typeof documentVersion>;

export const versionList = z.object({ versions: z.array(documentVersion) }).meta({ id: 'VersionList' });
export type VersionList = z.infer<typeof versionList>;

export const versionText = z
  .object({ title: z.string(), content: documentContent })
  .meta({ id: 'VersionText' });
export type VersionText = z.infer<typeof versionText>;

export const nameVersionRequest = z
  .object({ name: z.string().trim().max(maxVersionName) })
  .meta({ id: 'NameVersionRequest' });
export type NameVersionRequest = z.infer<typeof nameVersionRequest>;

export const versionRoutes = {
  documentVersions: route(endpoints.documentVersions, {
    domain: 'Documents',
    summary: 'The kept versions of a document, newest first',
    description:
      'A version is kept after a pause, every ten minutes of writing, and before a save that takes much away. With age they become fewer; named ones stay.',
    request: { params: documentId },
    responses: answers(versionList),
  }),
  readVersion: route(endpoints.readVersion, {
    domain: 'Documents',
    summary: 'The text of a version',
    request: { params: versionOf },
    responses: answers(versionText),
  }),
  nameVersion: route(endpoints.nameVersion, {
    domain: 'Documents',
    summary: 'Name a version, or take its name off',
    request: { params: versionOf, body: jsonBody(nameVersionRequest) },
    responses: answers(done),
  }),
  restoreVersion: route(endpoints.restoreVersion, {
    domain: 'Documents',
    summary: 'Put a version in the place of what stands now',
    description: 'What stands now is kept as a version.',
    request: { params: versionOf },
    responses: answers(saveResponse),
  }),
};
