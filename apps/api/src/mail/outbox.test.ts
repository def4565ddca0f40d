import pino from 'pino';
import { expect, test } from 'vitest';
import type { MailStore, WaitingMail } from './mail-store.ts';
import { createOutbox } from './outbox.ts';

const mailTo = (recipient: string): WaitingMail => ({
  id: recipient,
  kind: 'sign-in',
  recipient,
  language: 'en',
  origin: 'http://127.0.0.1:8080',
  path: '/app/',
  account_id: null,
  about: null,
  tries: 0,
  next_try_at: '',
  give_up_at: '9999',
});

test('a mail added at any moment of a delivery goes out with the delivery requested then', async () => {
  for (let moment = 0; moment < 40; moment += 1) {
    const waiting = [mailTo('first@write.example')];
    const sent: string[] = [];
    const store: MailStore = {
      add: async () => {},
      isWaiting: async () => false,
      take: async () => waiting.shift(),
      retryAt: async () => {},
      remove: async () => {},
    };
    const outbox = createOutbox({
      store,
      mailer: { kind: 'smtp', send: async ({ to }) => void sent.push(to) },
      compose: async ({ recipient }) => ({ to: recipient, subject: '', text: '', html: '' }),
      logger: pino({ level: 'silent' }),
    });
    const earlier = outbox.deliver();
    for (let passed = 0; passed < moment; passed += 1) await Promise.resolve();
    waiting.push(mailTo('second@write.example'));
    await outbox.deliver();
    await earlier;
    expect([moment, sent]).toEqual([moment, ['first@write.example', 'second@write.example']]);
  }
});
