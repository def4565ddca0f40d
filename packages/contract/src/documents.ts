import { z } from 'zod';
import { documentContent } from './document-content.ts';
import { maxTitleLength, maxWordGoal, writingModes } from './document-limits.ts';
import {
  fileCitations,
  fileTypes,
  fonts,
  fontSizeBounds,
  marginBounds,
  pageSizes,
} from './download-options.ts';
import { endpoints } from './endpoints.ts';
import { answers, answersFile, done, jsonBody, route, timestamp } from './route.ts';
import { tagLimits } from './tag-limits.ts';
import { validationSentences } from './validation-sentences.ts';

const id = z.object({ id: z.string() });
const documentId = z.object({ documentId: z.string() });
const title = z.string().max(maxTitleLength, `must have at most ${maxTitleLength} characters`);
const wordGoal = z.number().int().min(1).max(maxWordGoal).nullable();
const password = z.string().min(1, validationSentences.emptyPassword).max(1000);

export const documentListItem = z
  .object({
    id: z.string(),
    title: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
    favourite: z.boolean(),
    contentPreview: z.string().meta({ description: 'Beginning of the text; empty while locked.' }),
    tags: z.string().meta({ description: 'Separated by commas.' }),
    encryption: z.boolean().meta({ description: 'Locked with a password.' }),
    writingMode: z.enum(writingModes),
  })
  .meta({ id: 'DocumentListItem' });
export type DocumentListItem = z.infer<typeof documentListItem>;

export const documentDetail = z
  .object({
    id: z.string(),
    title: z.string(),
    content: documentContent,
    writingMode: z.enum(writingModes),
    encryption: z.boolean().meta({ description: 'Locked: `content` is an empty document.' }),
    isIncomplete: z.boolean().meta({ description: 'More was written than the account may read.' }),
    favourite: z.boolean(),
    tags: z.string(),
    wordGoal: wordGoal.meta({ description: 'How many words it is meant to have; null without a goal.' }),
    isCommented: z.literal(true).optional().meta({
      description: 'Readers of a link have said something about it; left out where nobody has.',
    }),
    version: z.number().int().meta({ description: 'Grows by one with each save.' }),
    savedBy: z.record(z.string(), z.number().int()).optional().meta({
      description:
        'Openings that saved it, each with the version that its last save made: so a save whose answer was lost is known. Of the last twenty or so; left out where there is none.',
    }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'DocumentDetail' });
export type DocumentDetail = z.infer<typeof documentDetail>;

export const documentList = z
  .object({
    docs: z.array(documentListItem),
    next: z
      .string()
      .optional()
      .meta({ description: 'Where the next page begins; left out on the last one.' }),
  })
  .meta({ id: 'DocumentList' });
export type DocumentList = z.infer<typeof documentList>;

export const recentDocuments = z
  .object({
    docs: z.array(documentListItem),
    recentTransferredDocs: z.array(z.string()).meta({
      description: 'Ids of what moved here from an anonymous account, until they are reported as seen.',
    }),
    trashed: z.number().int().meta({ description: 'How many documents lie in the trash.' }),
  })
  .meta({ id: 'RecentDocuments' });
export type RecentDocuments = z.infer<typeof recentDocuments>;

export const movedSeenRequest = z
  .object({ ids: z.array(z.string().max(64)).max(1000) })
  .meta({ id: 'MovedSeenRequest' });

/** Days are UTC unless `offset` is given; both ends are included; either may be left out. `limit` is the page size. */
export const documentListQuery = z.object({
  favourites: z.enum(['0', '1']).optional(),
  'dateRange[from]': z.iso.date('must be a day, as 2026-01-31').optional(),
  'dateRange[to]': z.iso.date('must be a day, as 2026-01-31').optional(),
  offset: z
    .string()
    .regex(/^-?\d{1,3}$/, 'must be minutes')
    .optional()
    .meta({
      description: "Minutes that the reader's days begin after UTC's, as getTimezoneOffset gives them.",
    }),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be 1 to 999')
    .optional()
    .meta({ description: 'Most documents in one answer; all of them where it is left out.' }),
  cursor: z
    .string()
    .regex(/^[\dT:.Z-]{24}_[\w-]{1,64}$/, 'must be the `next` of an earlier answer')
    .optional(),
});

export const createBlankRequest = z.object({ title: title.default('') }).meta({ id: 'CreateBlankRequest' });
export type CreateBlankRequest = z.input<typeof createBlankRequest>;

export const created = z.object({ id: z.string() }).meta({ id: 'Created' });
export type Created = z.infer<typeof created>;

export const saveRequest = z
  .object({
    content: documentContent,
    title,
    version: z.number().int().min(0).optional().meta({
      description: 'The version that the edit is based on. Left out, whatever the server holds is replaced.',
    }),
    keep: z.enum(['conflict', 'aside']).optional().meta({
      description:
        '`conflict` keeps what is replaced as a version, as one of two that were in conflict. `aside` keeps what is sent as that version, and leaves the document as it is.',
    }),
    opening: z
      .string()
      .regex(/^[a-z\d-]{1,64}$/, 'must be letters, digits and hyphens')
      .optional()
      .meta({
        description:
          'A name of the window that sends this, for as long as it has the document open. A save that it sent before on the same version is answered as it was then, whatever was saved since.',
      }),
  })
  .meta({ id: 'SaveRequest' });
export type SaveRequest = z.infer<typeof saveRequest>;

export const saveResponse = z
  .object({ version: z.number().int(), savedAt: timestamp })
  .meta({ id: 'SaveResponse' });
export type SaveResponse = z.infer<typeof saveResponse>;

export const downloadOptions = z
  .object({
    fileType: z.enum(fileTypes),
    margin: z.number().min(marginBounds.min).max(marginBounds.max).meta({ description: 'mm' }),
    pageSize: z.enum(pageSizes),
    fontSize: z.number().min(fontSizeBounds.min).max(fontSizeBounds.max).meta({ description: 'pt' }),
    font: z.enum(fonts),
    citations: z.enum(fileCitations).default('formatted').meta({
      description: 'In Markdown and LaTeX: as they read, or as keys of a BibTeX file in one archive with it.',
    }),
    comments: z.boolean().optional().meta({
      description: 'Whether a DOCX or ODT holds what readers said, as comments beside their words.',
    }),
    sectionLabels: z.boolean().optional().meta({
      description: 'Whether the section labels stand in the file, each above its paragraph.',
    }),
  })
  .meta({ id: 'DownloadOptions' });
export type DownloadOptions = z.infer<typeof downloadOptions>;

export const tagList = z.object({ tags: z.array(z.string()) }).meta({ id: 'TagList' });
export type TagList = z.infer<typeof tagList>;

/** Empty and repeated tags are ignored (SPEC §5). */
const kept = (tags: readonly string[]): string[] => [...new Set(tags)].filter((tag) => tag !== '');

export const setTagsRequest = z
  .object({
    tags: z
      .array(
        z
          .string()
          .trim()
          .max(tagLimits.maxLength, validationSentences.longTag)
          .refine((tag) => !tag.includes(','), 'must not hold a comma'),
      )
      .refine((tags) => kept(tags).length >= tagLimits.min, validationSentences.noTag)
      .refine((tags) => kept(tags).length <= tagLimits.max, validationSentences.manyTags)
      .meta({ description: 'At most 10; empty ones are ignored, and repeated ones.' }),
  })
  .meta({ id: 'SetTagsRequest' });
export type SetTagsRequest = z.infer<typeof setTagsRequest>;

export const setWordGoalRequest = z
  .object({ words: wordGoal.meta({ description: 'null removes the goal.' }) })
  .meta({ id: 'SetWordGoalRequest' });
export type SetWordGoalRequest = z.infer<typeof setWordGoalRequest>;

export const lockHint = z.object({ hint: z.string() }).meta({ id: 'LockHint' });
export type LockHint = z.infer<typeof lockHint>;

export const lockRequest = z
  .object({ password, hint: z.string().max(200).meta({ description: 'Stored in the clear.' }) })
  .meta({ id: 'LockRequest' });
export type LockRequest = z.infer<typeof lockRequest>;

export const unlockRequest = z.object({ password }).meta({ id: 'UnlockRequest' });
export type UnlockRequest = z.infer<typeof unlockRequest>;

export const documentRoutes = {
  recentDocuments: route(endpoints.recentDocuments, {
    domain: 'Documents',
    summary: 'The documents changed last',
    responses: answers(recentDocuments),
  }),
  listDocuments: route(endpoints.listDocuments, {
    domain: 'Documents',
    summary: 'All documents, the favourites, or those changed in a range of days',
    request: { query: documentListQuery },
    responses: answers(documentList),
  }),
  getDocument: route(endpoints.getDocument, {
    domain: 'Documents',
    summary: 'One document with its content',
    description: '410 `document_deleted` where its owner has deleted it for good.',
    request: { params: id },
    responses: answers(z.object({ doc: documentDetail })),
  }),
  createBlankDocument: route(endpoints.createBlankDocument, {
    domain: 'Documents',
    summary: 'Create an empty document',
    request: { body: jsonBody(createBlankRequest) },
    responses: answers(created),
  }),
  duplicateDocument: route(endpoints.duplicateDocument, {
    domain: 'Documents',
    summary: 'Make a copy under another title',
    description: 'With text, writing mode, tags and word goal; the copy is no favourite.',
    request: { params: id, body: jsonBody(createBlankRequest) },
    responses: answers(created),
  }),
  saveDocument: route(endpoints.saveDocument, {
    domain: 'Documents',
    summary: 'Save content and title',
    description:
      'Once it is answered the save survives a crash of the server. Sending the same save again changes nothing. 409 `version_conflict` when the server holds a newer version. 410 `document_deleted` where it was deleted for good, and `saved_and_deleted` where this very save had been taken before.',
    request: { params: documentId, body: jsonBody(saveRequest) },
    responses: answers(saveResponse),
  }),
  toggleFavourite: route(endpoints.toggleFavourite, {
    domain: 'Documents',
    summary: 'Make a favourite, or no longer',
    request: { params: id },
    responses: answers(z.object({ favourite: z.boolean() })),
  }),
  deleteDocument: route(endpoints.deleteDocument, {
    domain: 'Documents',
    summary: 'Move to the trash, or delete for good',
    request: { params: id, query: z.object({ permanent: z.enum(['0', '1']).default('0') }) },
    responses: answers(done),
  }),
  trashedDocuments: route(endpoints.trashedDocuments, {
    domain: 'Documents',
    summary: 'What lies in the trash',
    responses: answers(documentList),
  }),
  restoreDocument: route(endpoints.restoreDocument, {
    domain: 'Documents',
    summary: 'Take out of the trash',
    request: { params: id },
    responses: answers(done),
  }),
  reportMovedSeen: route(endpoints.reportMovedSeen, {
    domain: 'Documents',
    summary: 'Name documents that moved here no longer: their notice was read',
    description: 'Ids that name nothing of the account are ignored.',
    request: { body: jsonBody(movedSeenRequest) },
    responses: answers(z.object({})),
  }),
  emptyTrash: route(endpoints.emptyTrash, {
    domain: 'Documents',
    summary: 'Delete all that lies in the trash, for good',
    responses: answers(done),
  }),
  downloadDocument: route(endpoints.downloadDocument, {
    domain: 'Documents',
    summary: 'Download as a file',
    request: { params: id, body: jsonBody(downloadOptions) },
    responses: answersFile('application/octet-stream', 'The file, with its own media type and name'),
  }),
  documentTags: route(endpoints.documentTags, {
    domain: 'Documents',
    summary: 'The tags of a document',
    request: { params: id },
    responses: answers(tagList),
  }),
  suggestTags: route(endpoints.suggestTags, {
    domain: 'Documents',
    summary: "The account's own tags that fit what is typed",
    request: {
      query: z.object({
        input: z.string().max(100).default(''),
        usedTags: z.string().max(500).default('').meta({ description: 'Separated by commas; left out.' }),
      }),
    },
    responses: answers(tagList),
  }),
  setTags: route(endpoints.setTags, {
    domain: 'Documents',
    summary: 'Replace the tags of a document',
    request: { params: id, body: jsonBody(setTagsRequest) },
    responses: answers(done),
  }),
  setWordGoal: route(endpoints.setWordGoal, {
    domain: 'Documents',
    summary: 'Set how many words a document is meant to have',
    request: { params: id, body: jsonBody(setWordGoalRequest) },
    responses: answers(done),
  }),
  lockHint: route(endpoints.lockHint, {
    domain: 'Documents',
    summary: 'The hint to the password',
    request: { params: documentId },
    responses: answers(lockHint),
  }),
  lockDocument: route(endpoints.lockDocument, {
    domain: 'Documents',
    summary: 'Lock with a password',
    description: 'The content is encrypted; without the password nobody can read it again.',
    request: { params: documentId, body: jsonBody(lockRequest) },
    responses: answers(done),
  }),
  unlockDocument: route(endpoints.unlockDocument, {
    domain: 'Documents',
    summary: 'Unlock for good',
    request: { params: documentId, body: jsonBody(unlockRequest) },
    responses: answers(done),
  }),
};
