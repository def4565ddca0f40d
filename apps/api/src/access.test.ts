import { accountInfo, created } from '@octavo/contract';
import { fonts } from '@octavo/contract/download-options';
import { type EndpointName, endpoints } from '@octavo/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from './testing/answer-of.ts';
import type { Browser } from './testing/browser.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { databaseKinds } from './testing/test-databases.ts';

/** `lapsed` is a shared account whose owner is no longer Pro. */
const roles = ['nobody', 'visitor', 'shared', 'lapsed', 'free', 'pro'] as const;
type Role = (typeof roles)[number];
/** `in`: the call passes the check of roles; its actual answer is tested elsewhere. */
type Verdict = 'in' | 401 | 403;

interface Row {
  readonly verdicts: readonly Verdict[];
  /** Query or body that passes validation, for calls that check roles after it. */
  readonly query?: string;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly json?: unknown;
  /** Ends the sessions on every device, so it is made by an account that makes no other call. */
  readonly endsSessions?: boolean;
}

const open: Row = { verdicts: ['in', 'in', 'in', 'in', 'in', 'in'] };
const account: Row = { verdicts: [401, 'in', 'in', 'in', 'in', 'in'] };
const proOwner: Row = { verdicts: [401, 403, 403, 403, 403, 'in'] };

/** Requires an account with an email address. */
const own: Row = { verdicts: [401, 403, 403, 403, 'in', 'in'] };

/** Who may make which call, one role per column. */
const access = {
  isAuthenticated: open,
  signInAnonymously: open,
  signInMethods: open,
  sendMagicLink: open,
  signInWithCode: open,
  signInWithGoogle: open,
  logOut: open,
  accountInfo: account,
  subscription: account,
  remainingWords: account,
  shareCodeAvailability: proOwner,
  createSharedAccount: { ...proOwner, form: { code: 'orchard-lime-9', name: 'Lab' } },
  listSharedAccounts: account,
  deleteSharedAccount: account,
  requestWithdrawal: {
    ...own,
    form: { method: 'iban', holder: 'Ada', account: 'DE89370400440532013000' },
  },
  subscriptionPortal: account,
  handleInvited: account,
  invitedNotifications: account,
  proIntent: { verdicts: [401, 'in', 403, 403, 'in', 'in'], query: '?type=monthly' },
  settlePayment: account,
  payAtTestTill: { ...account, json: { secret: 'none', outcome: 'success' } },
  prices: open,
  submitIdea: account,
  profileImage: account,
  changeProfileImage: { ...own, form: { image: new File(['none'], 'none.png') } },
  removeProfileImage: own,
  changeName: { ...own, json: { name: 'Ada' } },
  changeAddress: { ...own, json: { email: 'ada@elsewhere.example' } },
  devices: own,
  signOutDevice: own,
  signOutEverywhere: { ...own, endsSessions: true },
  deleteAccount: { ...own, endsSessions: true },
  keepAccount: own,
  exportAccount: account,
  shareMessage: open,
  changelog: open,
  greetingVideo: open,
  trackPage: open,
  recentDocuments: account,
  listDocuments: account,
  searchDocuments: account,
  getDocument: account,
  createBlankDocument: account,
  duplicateDocument: account,
  saveDocument: account,
  toggleFavourite: account,
  deleteDocument: account,
  trashedDocuments: account,
  restoreDocument: account,
  keptDocuments: account,
  emptyTrash: account,
  reportMovedSeen: account,
  downloadDocument: account,
  documentTags: account,
  suggestTags: account,
  setTags: account,
  setWordGoal: account,
  lockHint: account,
  lockDocument: account,
  unlockDocument: account,
  documentVersions: account,
  readVersion: account,
  nameVersion: account,
  restoreVersion: account,
  addPicture: { ...account, form: { image: new File(['none'], 'none.png') } },
  documentPicture: account,
  readerLinks: account,
  createReaderLink: { ...account, json: { name: 'Friend', kind: 'read' } },
  changeReaderLink: account,
  revokeReaderLink: account,
  documentComments: account,
  answerComment: { ...account, json: { thread: 'none', text: 'Yes' } },
  moveAnchors: { ...account, json: { anchors: [] } },
  editAnswer: { ...account, json: { text: 'Yes' } },
  resolveComment: { ...account, json: { resolved: true } },
  deleteComment: account,
  commentMail: account,
  setCommentMail: { ...own, json: { on: true } },
  openLink: { ...open, json: { token: 'none' } },
  sharedText: open,
  sharedPicture: open,
  linkState: open,
  nameReader: { ...open, json: { name: 'Ada' } },
  setReaderMail: { ...open, json: { email: '' } },
  sharedComments: open,
  addComment: { ...open, json: { thread: 'none', text: 'Yes' } },
  editComment: { ...open, json: { text: 'Yes' } },
  takeBackComment: open,
  writingRecord: account,
  addToWritingRecord: { ...account, json: { epoch: 0, days: [] } },
  deleteWritingRecord: account,
  corrections: account,
  writingPreferences: account,
  changeWritingPreferences: account,
  makeLocal: account,
  endAiCall: account,
  updateConfig: account,
  autocomplete: account,
  takeOffer: account,
  findCitations: account,
  siteIcon: { ...account, query: '?host=doi.org' },
  lookUpServices: account,
  speechAbility: account,
  speechToText: account,
  checkPlagiarism: account,
  modify_text: account,
  writeIntroduction: account,
  writeConclusion: account,
  writeOpposingArgument: account,
  writeWithMoreDepth: account,
  expandTitle: account,
  insertTemplate: account,
  changeTone: account,
  improveFluency: account,
  summarize: account,
  makeLonger: account,
  paraphrase: account,
  soundAcademic: account,
  createBrainstorm: account,
  thesisIdeas: account,
  topicIdeas: account,
  createEssay: account,
  compositionEngine: account,
  runningEssays: account,
  watchEssay: account,
  stopEssay: account,
} satisfies Record<EndpointName, Row>;

/** Calls on a document: another account's has to look as if it did not exist. */
const ofDocuments = {
  getDocument: undefined,
  saveDocument: { title: 'Mine now', content: { type: 'doc', content: [{ type: 'paragraph' }] } },
  duplicateDocument: { title: 'Mine now' },
  toggleFavourite: undefined,
  deleteDocument: undefined,
  restoreDocument: undefined,
  documentTags: undefined,
  setTags: { tags: ['Mine'] },
  setWordGoal: { words: 500 },
  lockHint: undefined,
  lockDocument: { password: 'mine', hint: '' },
  unlockDocument: { password: 'mine' },
  documentVersions: undefined,
  readVersion: undefined,
  nameVersion: { name: 'Mine' },
  restoreVersion: undefined,
  readerLinks: undefined,
  createReaderLink: { name: 'Mine', kind: 'read' },
  changeReaderLink: { kind: 'comment' },
  revokeReaderLink: undefined,
  documentComments: undefined,
  answerComment: { thread: 'mine', text: 'Mine' },
  moveAnchors: { anchors: [] },
  editAnswer: { text: 'Mine' },
  resolveComment: { resolved: true },
  deleteComment: undefined,
  writingRecord: undefined,
  addToWritingRecord: { epoch: 0, days: [] },
  deleteWritingRecord: undefined,
  downloadDocument: { fileType: 'txt', margin: 20, pageSize: 'A4', fontSize: 11, font: fonts[0] },
} satisfies Partial<Record<EndpointName, unknown>>;

const names = Object.keys(access) as readonly EndpointName[];
const [kind] = databaseKinds;
if (!kind) throw new Error('There is always SQLite.');

/** Uses an unreachable provider, since roles are checked before it is called. */
const environment = {
  RATE_LIMITS: 'off',
  STRIPE_SECRET_KEY: 'sk_test_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

let app: TestApp;
let browsers: Readonly<Record<Role, Browser>>;

beforeAll(async () => {
  app = await openTestApp(kind, { environment });
  const lapsing = await member('pro');
  browsers = {
    nobody: app.browser(),
    visitor: await app.visitor(),
    shared: await guestOf(await member('pro'), 'lime-orchard-1'),
    lapsed: await guestOf(lapsing, 'lime-orchard-2'),
    free: await member('free'),
    pro: await member('pro'),
  };
  await setPlan(lapsing, 'free');
});
afterAll(() => app.close());

async function member(plan: 'free' | 'pro'): Promise<Browser> {
  const person = { email: `${crypto.randomUUID()}@write.example`, name: '', countryCode: 'PT' };
  const token = await app.services.signIn.enter(person, { session: undefined, token: undefined });
  const browser = app.browser().with('octavo_session', token);
  await setPlan(browser, plan);
  return browser;
}

async function setPlan(browser: Browser, plan: 'free' | 'pro'): Promise<void> {
  const { id } = await answerOf(accountInfo, browser.get('/account/info'));
  await app.services.accounts.setPlan(id, plan);
}

async function guestOf(owner: Browser, code: string): Promise<Browser> {
  await owner.request('/account/create_share_account', {
    method: 'POST',
    body: formOf({ code, name: 'Lab' }),
  });
  const guest = app.browser();
  await guest.post('/auth/shared', { code });
  return guest;
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** A copy of the role's cookies, so that signing in or out does not affect the next call. */
function browserOf(role: Role): Browser {
  const copy = app.browser();
  for (const [name, value] of Object.entries(browsers[role].cookies)) copy.with(name, value);
  return copy;
}

function init({ form, json = {} }: Row, method: string): RequestInit {
  if (method !== 'POST') return { method };
  if (form) return { method, body: formOf(form) };
  return { method, body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
}

async function verdict(name: EndpointName, role: Role): Promise<Verdict | 500> {
  const { method, path } = endpoints[name];
  const call: Row = access[name];
  const address = path.replaceAll(/\{.+?\}/g, 'orchard-lime-9') + (call.query ?? '');
  const isMember = role === 'free' || role === 'pro';
  const caller = call.endsSessions && isMember ? await member(role) : browserOf(role);
  const { status } = await caller.request(address, init(call, method));
  return status === 401 || status === 403 || status === 500 ? status : 'in';
}

test.each(names.filter((name) => name !== 'logOut'))('who may call %s', async (name) => {
  const verdicts = [];
  for (const role of roles) verdicts.push(await verdict(name, role));
  expect(verdicts).toEqual(access[name].verdicts);
});

describe('documents and other data of another account answer as if they did not exist', () => {
  test.each(Object.entries(ofDocuments))('%s', async (name, body) => {
    const other = await app.visitor();
    const { id } = await answerOf(created, other.post('/docs/create_blank', { title: 'Private' }));
    const { method, path } = endpoints[name as keyof typeof ofDocuments];
    const ask = async (document: string) => {
      const answer = await browserOf('pro').request(path.replace(/\{.+?\}/, document), {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return [answer.status, await answer.text()];
    };
    expect(await ask(id)).toEqual(await ask(crypto.randomUUID()));
    expect((await ask(id))[0]).toBe(404);
    expect((await other.get(`/docs/item/${id}`)).status).toBe(200);
  });

  test('deleteSharedAccount', async () => {
    const owner = await member('pro');
    const guest = await guestOf(owner, 'lime-orchard-3');
    const { id } = await answerOf(accountInfo, guest.get('/account/info'));
    const ask = async (account: string) => {
      const answer = await browserOf('pro').delete(`/account/shared_account/${account}`);
      return [answer.status, await answer.text()];
    };
    expect(await ask(id)).toEqual(await ask(crypto.randomUUID()));
    expect((await guest.get('/account/info')).status).toBe(200);
  });
});

test('signing out ends the session that signs out, for every role', async () => {
  for (const role of roles.slice(1)) {
    const browser = browserOf(role);
    await browser.post('/account/logout');
    expect((await browserOf(role).get('/account/info')).status).toBe(401);
  }
});
