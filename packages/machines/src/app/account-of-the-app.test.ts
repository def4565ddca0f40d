import { expect, it } from 'vitest';
import { visitor } from '../account/account.fixtures.ts';
import type { Account } from '../account/account.types.ts';
import { startApp, startOnDocument } from './testing/start-app.ts';

const stackOf = ({ overlay }: ReturnType<ReturnType<typeof startApp>['flows']>) =>
  overlay.getSnapshot().context.stack;
const member: Account = { ...visitor, info: { ...visitor.info, accountType: 'main' } };

it('refreshes the account after words were spent', async () => {
  const { app, account, letIn } = startApp();
  await letIn();
  app.send({ type: 'desk.words.spent' });
  expect(account.calls).toHaveLength(2);
});

it('shows in an alert why a shared account was not made', async () => {
  const { app, letIn, alerts } = startApp();
  await letIn();
  app.send({ type: 'sharing.refused', message: 'There are 3 shared accounts already.' });
  expect(alerts()).toEqual([{ text: 'There are 3 shared accounts already.' }]);
});

it('says that another account is signed in, and tells a visitor that their documents have moved', async () => {
  const { app, flows, letIn } = startApp();
  await letIn();
  const message = () => flows().notifications.getSnapshot().context.toast;
  app.send({ type: 'account.changed', email: null, wasVisitor: true });
  expect(message()).toBeNull();
  app.send({ type: 'account.changed', email: 'ben@write.example', wasVisitor: false });
  expect(message()).toEqual({ kind: 'note', message: { name: 'accountChanged' } });
  app.send({ type: 'account.changed', email: 'ada@write.example', wasVisitor: true });
  expect(message()).toMatchObject({ message: { name: 'signedIn' } });
});

it('opens the upgrade from the limit toast', async () => {
  const { app, flows } = await startOnDocument();
  app.send({ type: 'desk.toast', toast: { kind: 'limit' } });
  flows().notifications.send({ type: 'toast.upgrade' });
  expect(flows().overlay.getSnapshot().context.stack).toEqual(['upgrade']);
});

it.each([
  ['main', true, { page: 'account' }, []],
  ['shared', false, { page: 'account' }, []],
  ['main', false, { page: 'home' }, ['upgrade']],
] as const)(
  'the account button of a %s account with Pro %s opens the right page',
  async (accountType, pro, route, shown) => {
    const { app, flows, letIn } = startApp();
    await letIn();
    app.send({ type: 'account.known', accountType, pro, paid: pro, countryCode: 'PT' });
    app.send({ type: 'open-account' });
    const { stack } = flows().overlay.getSnapshot().context;
    expect([app.getSnapshot().context.route, stack]).toEqual([route, shown]);
  },
);

it('opens the gift for a visitor too, and the sign-in from there', async () => {
  const { app, flows, letIn, account } = startApp();
  await letIn();
  await account.last().resolve(visitor);
  app.send({ type: 'open-gift' });
  expect(stackOf(flows())).toEqual(['gift']);
  flows().referral.send({ type: 'signIn' });
  expect(stackOf(flows())).toEqual(['login']);
});

it('waits with the account button until the account is known', async () => {
  const { app, flows, letIn, account } = startApp();
  await letIn();
  app.send({ type: 'open-account' });
  expect(app.getSnapshot().context.route).toEqual({ page: 'home' });
  await account.last().resolve(visitor);
  expect([app.getSnapshot().context.route, flows().overlay.getSnapshot().context.stack]).toEqual([
    { page: 'home' },
    ['upgrade'],
  ]);
});

it('opens the account page if nothing could be learnt about the account', async () => {
  const { app, letIn, account } = startApp();
  await letIn();
  app.send({ type: 'open-account' });
  await account.last().reject(new Error('The connection is lost.'));
  expect(app.getSnapshot().context.route).toEqual({ page: 'account' });
});

it('blocks upgrading for a shared account', async () => {
  const { app, letIn, alerts } = startApp();
  await letIn();
  app.send({ type: 'account.known', accountType: 'shared', pro: true, paid: true, countryCode: 'PT' });
  app.send({ type: 'open-upgrade-panel' });
  expect(alerts()).toEqual([{ name: 'cannotUpgrade' }]);
});

it('loads the lists to count the documents of a visitor on the account page', async () => {
  const { letIn, account, lists } = startApp('/app/account/');
  await letIn();
  await account.last().resolve(visitor);
  expect(lists.calls).toHaveLength(1);
});

it('opens the login from anywhere, and closes it when the link was used in another window', async () => {
  const { app, flows, letIn, account, lists, links, look } = startApp();
  await letIn();
  await account.last().resolve(visitor);
  await lists.last().resolve({ docs: [], recent: [], moved: [], trashed: 0, next: null, isKept: false });
  app.send({ type: 'open-login' });
  const { login, overlay, notifications } = flows();
  expect(overlay.getSnapshot().context.stack).toEqual(['login']);
  login.send({ type: 'email.change', email: 'ada@write.example' });
  login.send({ type: 'submit' });
  await links.last().resolve({});
  look.again();
  await account
    .last()
    .resolve({ ...visitor, info: { ...visitor.info, accountType: 'main', email: 'ada@write.example' } });
  expect([login.getSnapshot().value, overlay.getSnapshot().value, lists.calls.length]).toEqual([
    'closed',
    'closed',
    2,
  ]);
  expect(notifications.getSnapshot().context.toast).toEqual({
    kind: 'note',
    message: { name: 'signedIn', values: { email: 'ada@write.example' } },
  });
});

it('closes a login that cannot be rendered', async () => {
  const { app, flows, letIn } = startApp();
  await letIn();
  app.send({ type: 'open-login' });
  app.send({ type: 'overlay.dismissed', name: 'login' });
  expect(flows().login.getSnapshot().value).toBe('closed');
});

it('opens the upgrade panel for an address with pay=1, once the account is known', async () => {
  const { flows, letIn, account } = startApp('/app/', { pay: true, pro: false, payment: null });
  await letIn();
  expect(stackOf(flows())).toEqual([]);
  await account.last().resolve(visitor);
  expect(stackOf(flows())).toEqual(['upgrade']);
});

it('regression 305: after a payment, Pro is shown only when the server knows of it', async () => {
  const payment = { secret: 'pi_1', status: 'succeeded' };
  const flow = startApp('/app/', { pay: false, pro: true, payment });
  await flow.letIn();
  await flow.account.last().resolve(member);
  expect([flow.context().pro, flow.payment.last().input]).toEqual([false, payment]);
  await flow.payment.last().resolve('requires_payment_method');
  expect([flow.context().pro, stackOf(flow.flows())]).toEqual([false, ['payment-return']]);
  flow.flows()['payment-return'].send({ type: 'retry' });
  expect(stackOf(flow.flows())).toEqual(['upgrade']);
});

it('asks a visitor who has paid to sign in, and sells nothing twice', async () => {
  const flow = startApp();
  await flow.letIn();
  await flow.account.last().resolve({ ...visitor, pro: true });
  expect([flow.context().pro, stackOf(flow.flows())]).toEqual([false, ['payment-return']]);
  flow.flows()['payment-return'].send({ type: 'close' });
  flow.app.send({ type: 'open-upgrade-panel' });
  expect([stackOf(flow.flows()), flow.prices.calls.length]).toEqual([['payment-return'], 0]);
  flow.flows()['payment-return'].send({ type: 'signIn' });
  expect(stackOf(flow.flows())).toEqual(['login']);
});
