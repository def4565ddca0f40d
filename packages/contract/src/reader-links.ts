import { z } from 'zod';
import { commentLimits, readerLinkKinds } from './comment-limits.ts';
import { commentList, documentComment, editCommentRequest, newComment } from './comments.ts';
import { documentContent } from './document-content.ts';
import { endpoints } from './endpoints.ts';
import { answers, answersFile, done, jsonBody, route, timestamp } from './route.ts';
import { validationSentences } from './validation-sentences.ts';

const documentId = z.object({ documentId: z.string() });
const linkOf = documentId.extend({ linkId: z.string() });
const opened = z.object({ linkId: z.string() });
const ownComment = opened.extend({ commentId: z.string() });

const linkName = z
  .string()
  .trim()
  .min(1, validationSentences.emptyName)
  .max(commentLimits.linkName, `must have at most ${commentLimits.linkName} characters`);
const readerName = z
  .string()
  .trim()
  .min(1, validationSentences.emptyName)
  .max(commentLimits.readerName, `must have at most ${commentLimits.readerName} characters`);
const kind = z.enum(readerLinkKinds);
const password = z.string().min(1, validationSentences.emptyPassword).max(1000);

export const readerLink = z
  .object({
    id: z.string(),
    name: z.string(),
    kind,
    token: z.string().meta({ description: 'What the address of the reader’s page ends with.' }),
    hasPassword: z.boolean(),
    expiresAt: timestamp.nullable(),
    createdAt: timestamp,
    readers: z
      .array(
        z.object({ name: z.string(), firstAt: timestamp, lastAt: timestamp, comments: z.number().int() }),
      )
      .meta({ description: 'Who opened it, by the name they gave; empty until they give one.' }),
  })
  .meta({ id: 'ReaderLink' });
export type ReaderLink = z.infer<typeof readerLink>;

export const readerLinkList = z.object({ links: z.array(readerLink) }).meta({ id: 'ReaderLinkList' });
export type ReaderLinkList = z.infer<typeof readerLinkList>;

export const createReaderLinkRequest = z
  .object({
    name: linkName,
    kind,
    password: password.optional(),
    expiresAt: timestamp.nullable().default(null),
  })
  .meta({ id: 'CreateReaderLinkRequest' });
export type CreateReaderLinkRequest = z.input<typeof createReaderLinkRequest>;

export const changeReaderLinkRequest = z
  .object({
    name: linkName.optional(),
    kind: kind.optional(),
    password: password.nullable().optional().meta({ description: 'Null takes the password off.' }),
    expiresAt: timestamp.nullable().optional(),
  })
  .meta({ id: 'ChangeReaderLinkRequest' });
export type ChangeReaderLinkRequest = z.input<typeof changeReaderLinkRequest>;

export const openLinkRequest = z
  .object({ token: z.string().max(200), password: z.string().max(1000).optional() })
  .meta({ id: 'OpenLinkRequest' });
export type OpenLinkRequest = z.infer<typeof openLinkRequest>;

export const openedLink = z
  .object({
    linkId: z.string(),
    kind,
    name: z.string().meta({ description: 'As the reader gave it before, or empty.' }),
  })
  .meta({ id: 'OpenedLink' });
export type OpenedLink = z.infer<typeof openedLink>;

export const sharedText = z
  .object({
    title: z.string(),
    content: documentContent,
    version: z.number().int(),
    words: z.number().int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'SharedText' });
export type SharedText = z.infer<typeof sharedText>;

export const linkState = z
  .object({
    kind,
    version: z.number().int().meta({ description: 'Of the text.' }),
    revision: z.number().int().meta({ description: 'Of the comments.' }),
  })
  .meta({ id: 'LinkState' });
export type LinkState = z.infer<typeof linkState>;

export const nameReaderRequest = z.object({ name: readerName }).meta({ id: 'NameReaderRequest' });
export type NameReaderRequest = z.infer<typeof nameReaderRequest>;

const address = z.email();
export const readerMailRequest = z
  .object({
    email: z
      .string()
      .max(254, 'must have at most 254 characters')
      .refine((email) => email === '' || address.safeParse(email).success, validationSentences.noEmail),
  })
  .meta({ id: 'ReaderMailRequest', description: 'Where answers are announced; empty to stop.' });
export type ReaderMailRequest = z.infer<typeof readerMailRequest>;

/** The links of a document, as its writer sees them. */
export const readerLinkRoutes = {
  readerLinks: route(endpoints.readerLinks, {
    domain: 'Documents',
    summary: 'The links by which a document can be read, newest first',
    request: { params: documentId },
    responses: answers(readerLinkList),
  }),
  createReaderLink: route(endpoints.createReaderLink, {
    domain: 'Documents',
    summary: 'Make a link by which others can read a document, or read and comment',
    description: 'Refused for a locked, trashed or incomplete document.',
    request: { params: documentId, body: jsonBody(createReaderLinkRequest) },
    responses: answers(readerLink),
  }),
  changeReaderLink: route(endpoints.changeReaderLink, {
    domain: 'Documents',
    summary: 'Change what a link is called, allows and needs',
    description: 'A new password ends the visits that were opened without it.',
    request: { params: linkOf, body: jsonBody(changeReaderLinkRequest) },
    responses: answers(readerLink),
  }),
  revokeReaderLink: route(endpoints.revokeReaderLink, {
    domain: 'Documents',
    summary: 'Revoke a link: pages that it opened end within seconds, comments stay',
    request: { params: linkOf },
    responses: answers(done),
  }),
};

/**
 * What a reader does. `openLink` sets a cookie for the calls of that link alone; each of them is 404 `not_found` once
 * the link is revoked or expired, or the document is locked, deleted or incomplete.
 */
export const readerRoutes = {
  openLink: route(endpoints.openLink, {
    domain: 'Readers',
    summary: 'Open a link',
    description:
      'Needs no account. 401 `password_needed` or 403 `wrong_password` where the link has a password.',
    request: { body: jsonBody(openLinkRequest) },
    responses: answers(openedLink),
  }),
  sharedText: route(endpoints.sharedText, {
    domain: 'Readers',
    summary: 'The text as it is now',
    request: { params: opened },
    responses: answers(sharedText),
  }),
  sharedPicture: route(endpoints.sharedPicture, {
    domain: 'Readers',
    summary: 'A picture of the text',
    request: { params: opened.extend({ pictureId: z.string() }) },
    responses: answersFile('image/*', 'The picture'),
  }),
  linkState: route(endpoints.linkState, {
    domain: 'Readers',
    summary: 'Whether the link still holds, and what is new',
    request: { params: opened },
    responses: answers(linkState),
  }),
  nameReader: route(endpoints.nameReader, {
    domain: 'Readers',
    summary: 'Say who is reading',
    request: { params: opened, body: jsonBody(nameReaderRequest) },
    responses: answers(done),
  }),
  setReaderMail: route(endpoints.setReaderMail, {
    domain: 'Readers',
    summary: 'Have answers announced by mail, or stop',
    request: { params: opened, body: jsonBody(readerMailRequest) },
    responses: answers(done),
  }),
  sharedComments: route(endpoints.sharedComments, {
    domain: 'Readers',
    summary: 'What was said about the text',
    request: { params: opened },
    responses: answers(commentList),
  }),
  addComment: route(endpoints.addComment, {
    domain: 'Readers',
    summary: 'Say something about a place in the text, or answer',
    request: { params: opened, body: jsonBody(newComment) },
    responses: answers(documentComment),
  }),
  editComment: route(endpoints.editComment, {
    domain: 'Readers',
    summary: 'Change a comment of one’s own',
    request: { params: ownComment, body: jsonBody(editCommentRequest) },
    responses: answers(documentComment),
  }),
  takeBackComment: route(endpoints.takeBackComment, {
    domain: 'Readers',
    summary: 'Take back a comment of one’s own',
    request: { params: ownComment },
    responses: answers(done),
  }),
};
