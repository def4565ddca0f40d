import { z } from 'zod';
import { commentLimits, paragraphMarks } from './comment-limits.ts';
import { endpoints } from './endpoints.ts';
import { answers, done, jsonBody, route, timestamp } from './route.ts';

const documentId = z.object({ documentId: z.string() });
const commentOf = documentId.extend({ commentId: z.string() });

const atMost = (length: number) => z.string().max(length, `must have at most ${length} characters`);
const said = atMost(commentLimits.text).trim().min(1, 'must not be empty');

/** A place in a text, found again by its words: see `findAnchor` of the document schema. */
export const commentAnchor = z
  .object({
    quote: atMost(commentLimits.quote).min(1, 'must not be empty').meta({ description: 'The words.' }),
    before: atMost(commentLimits.context).meta({ description: 'The text before them.' }),
    after: atMost(commentLimits.context).meta({ description: 'The text after them.' }),
    offset: z.number().int().min(0).meta({ description: 'Where they began in the anchored text.' }),
  })
  .meta({ id: 'CommentAnchor' });
export type CommentAnchor = z.infer<typeof commentAnchor>;

export const documentComment = z
  .object({
    id: z.string(),
    thread: z
      .string()
      .meta({ description: 'The id of the comment that is answered; its own for the first.' }),
    author: z.enum(['writer', 'reader']),
    name: z.string().meta({ description: "The reader's, as given; empty for the writer." }),
    isOwn: z.boolean().meta({ description: 'Written by whoever asks.' }),
    text: z.string().meta({ description: 'Plain text; empty where a mark says it all.' }),
    mark: z.enum(paragraphMarks).nullable().meta({ description: 'Said about the whole paragraph.' }),
    proposal: z.string().nullable().meta({ description: 'Words proposed in place of those marked.' }),
    anchor: commentAnchor.nullable().meta({ description: 'Null for an answer.' }),
    createdAt: timestamp,
    editedAt: timestamp.nullable(),
    resolvedAt: timestamp.nullable().meta({ description: 'Of the thread; null for an answer.' }),
  })
  .meta({ id: 'DocumentComment' });
export type DocumentComment = z.infer<typeof documentComment>;

export const commentList = z
  .object({
    comments: z.array(documentComment).meta({ description: 'Oldest first.' }),
    revision: z.number().int().meta({
      description:
        'Grows with every change to the comments of a document; not where their words have moved, which a new version of the text tells.',
    }),
  })
  .meta({ id: 'CommentList' });
export type CommentList = z.infer<typeof commentList>;

/** A new comment, or an answer where `thread` is given. */
export const newComment = z
  .object({
    thread: z.string().max(64).optional(),
    anchor: commentAnchor.optional(),
    mark: z.enum(paragraphMarks).optional(),
    text: atMost(commentLimits.text).trim(),
    proposal: atMost(commentLimits.proposal).optional(),
  })
  .refine(({ thread, anchor }) => (thread === undefined) !== (anchor === undefined), {
    message: 'must name either the thread that it answers or the words that it is about',
  })
  .refine(({ text, mark, proposal }) => text !== '' || mark !== undefined || proposal !== undefined, {
    message: 'must say something',
  })
  .meta({ id: 'NewComment' });
export type NewComment = z.input<typeof newComment>;

export const answerRequest = z
  .object({ thread: z.string().max(64), text: said })
  .meta({ id: 'AnswerRequest' });
export type AnswerRequest = z.input<typeof answerRequest>;

export const editCommentRequest = z.object({ text: said }).meta({ id: 'EditCommentRequest' });
export type EditCommentRequest = z.input<typeof editCommentRequest>;

export const resolveRequest = z.object({ resolved: z.boolean() }).meta({ id: 'ResolveRequest' });
export type ResolveRequest = z.infer<typeof resolveRequest>;

export const moveAnchorsRequest = z
  .object({
    anchors: z
      .array(z.object({ id: z.string().max(64), anchor: commentAnchor }))
      .max(commentLimits.moved, `must be at most ${commentLimits.moved}`),
  })
  .meta({ id: 'MoveAnchorsRequest' });
export type MoveAnchorsRequest = z.infer<typeof moveAnchorsRequest>;

export const commentMail = z
  .object({
    on: z.boolean().meta({ description: 'Whether new comments are announced by mail, once an hour.' }),
  })
  .meta({ id: 'CommentMail' });
export type CommentMail = z.infer<typeof commentMail>;

/** What the writer does with comments. */
export const commentRoutes = {
  documentComments: route(endpoints.documentComments, {
    domain: 'Documents',
    summary: 'What readers said about a document, and the answers',
    request: { params: documentId },
    responses: answers(commentList),
  }),
  answerComment: route(endpoints.answerComment, {
    domain: 'Documents',
    summary: 'Answer a comment',
    request: { params: documentId, body: jsonBody(answerRequest) },
    responses: answers(documentComment),
  }),
  editAnswer: route(endpoints.editAnswer, {
    domain: 'Documents',
    summary: 'Change an answer of one’s own',
    request: { params: commentOf, body: jsonBody(editCommentRequest) },
    responses: answers(documentComment),
  }),
  resolveComment: route(endpoints.resolveComment, {
    domain: 'Documents',
    summary: 'Mark a thread as resolved, or open it again',
    request: { params: commentOf, body: jsonBody(resolveRequest) },
    responses: answers(documentComment),
  }),
  deleteComment: route(endpoints.deleteComment, {
    domain: 'Documents',
    summary: 'Delete a comment, and its answers with it if it is the first of a thread',
    request: { params: commentOf },
    responses: answers(done),
  }),
  moveAnchors: route(endpoints.moveAnchors, {
    domain: 'Documents',
    summary: 'Report where the words of comments have moved',
    description: 'Sent by the editor after a save. Comments that are gone meanwhile are passed over.',
    request: { params: documentId, body: jsonBody(moveAnchorsRequest) },
    responses: answers(done),
  }),
  commentMail: route(endpoints.commentMail, {
    domain: 'Account',
    summary: 'Whether new comments are announced by mail',
    responses: answers(commentMail),
  }),
  setCommentMail: route(endpoints.setCommentMail, {
    domain: 'Account',
    summary: 'Announce new comments by mail, or stop',
    request: { body: jsonBody(commentMail) },
    responses: answers(commentMail),
  }),
};
