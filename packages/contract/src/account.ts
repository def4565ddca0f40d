import { z } from 'zod';
import { accountTypes, shareCode, withdrawalMethods, withdrawalStatuses } from './account-kinds.ts';
import { endpoints } from './endpoints.ts';
import { subscription } from './payment.ts';
import { feedbackKinds } from './feedback-kinds.ts';
import { answers, answersFile, done, formBody, jsonBody, route, timestamp } from './route.ts';
import { textLimits } from './text-limits.ts';
import { validationSentences } from './validation-sentences.ts';

export const accountInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    earnings: z.number().meta({ description: 'In the main unit of the currency.' }),
    currency: z.string().length(3).meta({ description: 'Of the earnings and of the prices; ISO 4217.' }),
    otherEarnings: z
      .array(z.object({ amount: z.number(), currency: z.string().length(3) }))
      .meta({ description: 'In currencies that the prices had before. A withdrawal pays them out as well.' }),
    recentWithdrawal: z.enum(withdrawalStatuses).nullable(),
    accountType: z.enum(accountTypes),
    hasPicture: z.boolean(),
    deletesAt: timestamp
      .nullable()
      .meta({ description: 'When the account is deleted, if its owner wants that.' }),
    countryCode: z.string().length(2).meta({ description: 'ISO 3166-1 alpha-2; US where unknown.' }),
  })
  .meta({ id: 'AccountInfo' });
export type AccountInfo = z.infer<typeof accountInfo>;

export const remainingWords = z
  .object({ limit: z.number().int().min(0) })
  .meta({ id: 'RemainingWords', description: 'AI words left today; always the full scale for Pro.' });
export type RemainingWords = z.infer<typeof remainingWords>;

export const shareCodeSchema = z
  .string(validationSentences.emptyCode)
  .trim()
  .min(1, validationSentences.emptyCode)
  .min(shareCode.minLength, `must have at least ${shareCode.minLength} characters`)
  .max(shareCode.maxLength, `must have at most ${shareCode.maxLength} characters`)
  .regex(shareCode.pattern, 'must consist of letters, digits and dashes');

export const sharedAccount = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    avatarUrl: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'SharedAccount' });
export type SharedAccount = z.infer<typeof sharedAccount>;

export const sharedAccountRequest = z
  .object({
    code: shareCodeSchema,
    name: z.string(validationSentences.emptyName).trim().min(1, validationSentences.emptyName).max(100),
    image: z
      .instanceof(File, { error: 'must be a file' })
      .optional()
      .meta({ type: 'string', format: 'binary' }),
  })
  .meta({ id: 'SharedAccountRequest' });
export type SharedAccountRequest = z.infer<typeof sharedAccountRequest>;

export const sharedAccountList = z
  .object({
    accounts: z.array(sharedAccount),
    subscription: subscription.pick({ pro: true }),
    accountType: z.enum(accountTypes),
  })
  .meta({ id: 'SharedAccountList' });
export type SharedAccountList = z.infer<typeof sharedAccountList>;

export const withdrawalRequest = z
  .object({
    method: z.enum(withdrawalMethods),
    holder: z.string(validationSentences.emptyHolder).trim().min(1, validationSentences.emptyHolder).max(200),
    account: z
      .string(validationSentences.emptyPayee)
      .trim()
      .min(1, validationSentences.emptyPayee)
      .max(254)
      .meta({ description: 'An IBAN, or the address of a PayPal account.' }),
  })
  .meta({ id: 'WithdrawalRequest', description: 'The whole balance is requested.' });
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;

export const invitedUser = z
  .object({ avatarUrl: z.string().nullable(), name: z.string(), email: z.string().nullable() })
  .meta({ id: 'InvitedUser' });
export type InvitedUser = z.infer<typeof invitedUser>;

export const invitedNotifications = z
  .object({
    invitedUsers: z.array(invitedUser).meta({ description: 'For whom a free month was earned.' }),
    toProcessUsers: z.array(invitedUser).meta({ description: 'For whom one can be claimed.' }),
    hasFreeMonth: z.boolean(),
  })
  .meta({ id: 'InvitedNotifications' });
export type InvitedNotifications = z.infer<typeof invitedNotifications>;

export const ideaRequest = z
  .object({
    input: z
      .string(validationSentences.emptyIdea)
      .trim()
      .min(1, validationSentences.emptyIdea)
      .max(textLimits.suggestion),
    kind: z.enum(feedbackKinds).default('idea'),
  })
  .meta({ id: 'IdeaRequest' });
export type IdeaRequest = z.infer<typeof ideaRequest>;

export const accountRoutes = {
  accountInfo: route(endpoints.accountInfo, {
    domain: 'Account',
    summary: 'Who is signed in',
    responses: answers(accountInfo),
  }),
  remainingWords: route(endpoints.remainingWords, {
    domain: 'Account',
    summary: 'AI words left today',
    responses: answers(remainingWords),
  }),
  shareCodeAvailability: route(endpoints.shareCodeAvailability, {
    domain: 'Account',
    summary: 'Is a share code free?',
    request: { params: z.object({ code: z.string().max(100) }) },
    responses: answers(z.object({ available: z.boolean() })),
  }),
  createSharedAccount: route(endpoints.createSharedAccount, {
    domain: 'Account',
    summary: 'Create a shared account (Pro only, at most 3)',
    request: { body: formBody(sharedAccountRequest) },
    responses: answers(done),
  }),
  listSharedAccounts: route(endpoints.listSharedAccounts, {
    domain: 'Account',
    summary: 'The shared accounts of this account',
    responses: answers(sharedAccountList),
  }),
  deleteSharedAccount: route(endpoints.deleteSharedAccount, {
    domain: 'Account',
    summary: 'Delete a shared account',
    request: { params: z.object({ id: z.string() }) },
    responses: answers(done),
  }),
  requestWithdrawal: route(endpoints.requestWithdrawal, {
    domain: 'Account',
    summary: 'Ask for the earnings to be paid out',
    request: { body: formBody(withdrawalRequest) },
    responses: answers(done),
  }),
  handleInvited: route(endpoints.handleInvited, {
    domain: 'Account',
    summary: 'Claim what inviting has earned',
    responses: answers(done),
  }),
  invitedNotifications: route(endpoints.invitedNotifications, {
    domain: 'Account',
    summary: 'What inviting has earned',
    responses: answers(invitedNotifications),
  }),
  submitIdea: route(endpoints.submitIdea, {
    domain: 'Account',
    summary: 'Send an idea, a wish or a fault',
    request: { body: jsonBody(ideaRequest) },
    responses: answers(done),
  }),
  profileImage: route(endpoints.profileImage, {
    domain: 'Account',
    summary: 'The picture of the account',
    responses: answersFile('image/*', 'The picture'),
  }),
};
