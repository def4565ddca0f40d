import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginEmitted, LoginEvent } from './login.types.ts';

function start() {
  const methods = callsOf<void, { mail: boolean; google: boolean }>();
  const links = callsOf<{ email: string }, unknown>();
  const codes = callsOf<{ code: string }, unknown>();
  const reloads = callsOf<void, unknown>();
  const look: { again: () => void } = { again: () => {} };
  const machine = loginMachine.provide({
    actors: {
      askMethods: fromPromise(methods.creator),
      sendLink: fromPromise(links.creator),
      enter: fromPromise(codes.creator),
      reload: fromPromise(reloads.creator),
      watchWindow: fromCallback<LoginEvent, void, LoginEvent>(({ sendBack }) => {
        look.again = () => sendBack({ type: 'window.return' });
      }),
    },
  });
  const login = createActor(machine);
  const emitted: LoginEmitted['type'][] = [];
  login.on('*', ({ type }) => void emitted.push(type));
  login.start();
  login.send({ type: 'open' });
  const context = () => login.getSnapshot().context;
  return { login, context, emitted, methods, links, codes, reloads, look };
}

it('sends no link without an address', () => {
  const { login, context, links } = start();
  login.send({ type: 'submit' });
  expect([context().problem, links.calls.length]).toEqual(['emailRequired', 0]);
  login.send({ type: 'email.change', email: 'ada at write.example' });
  expect(context().problem).toBeNull();
  login.send({ type: 'submit' });
  expect([context().problem, links.calls.length]).toEqual(['emailInvalid', 0]);
});

it('says that the link was sent, and reports when the user returns to the window', async () => {
  const { login, emitted, links, look } = start();
  login.send({ type: 'email.change', email: ' ada@write.example ' });
  login.send({ type: 'submit' });
  expect(links.last().input).toEqual({ email: 'ada@write.example' });
  await links.last().resolve({});
  expect(login.getSnapshot().hasTag('sent')).toBe(true);
  look.again();
  login.send({ type: 'dismiss' });
  expect(emitted).toEqual(['opened', 'returned', 'closed']);
});

it('keeps the address when the link could not be sent', async () => {
  const { login, context, links } = start();
  login.send({ type: 'email.change', email: 'ada@write.example' });
  login.send({ type: 'submit' });
  await links.last().reject(new CallError('unreachable', 'The server cannot be reached.'));
  expect([login.getSnapshot().value, context().email]).toEqual(['unsent', 'ada@write.example']);
  login.send({ type: 'submit' });
  expect(links.calls).toHaveLength(2);
});

it('reloads the page once a code was accepted', async () => {
  const { login, codes, reloads } = start();
  login.send({ type: 'tab.change', tab: 'code' });
  login.send({ type: 'submit' });
  expect([login.getSnapshot().context.problem, codes.calls.length]).toEqual(['codeRequired', 0]);
  login.send({ type: 'code.change', code: ' lime-42 ' });
  login.send({ type: 'submit' });
  expect(codes.last().input).toEqual({ code: 'lime-42' });
  await codes.last().resolve({});
  expect(reloads.calls).toHaveLength(1);
});

it('says why a code was refused, until another one is typed', async () => {
  const { login, context, codes } = start();
  login.send({ type: 'tab.change', tab: 'code' });
  login.send({ type: 'code.change', code: 'lime-1' });
  login.send({ type: 'submit' });
  await codes.last().reject(new CallError('wrong_code', 'Invalid shared code'));
  expect([login.getSnapshot().value, context().failure?.code]).toEqual(['refused', 'wrong_code']);
  login.send({ type: 'code.change', code: 'lime-2' });
  expect(login.getSnapshot().value).toBe('code');
});

it('works without knowing which methods are set up', async () => {
  const { login, context, methods } = start();
  await methods.last().reject(new Error('no answer'));
  expect([login.getSnapshot().value, context().methods]).toEqual(['email', null]);
});
