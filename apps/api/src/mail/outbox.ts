import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@octavo/contract/languages';
import type { Logger } from 'pino';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import type { MailStore, WaitingMail } from './mail-store.ts';

const second = 1000;
const minute = 60 * second;
/** After each failed try; the last one again and again. */
const waits = [5 * second, 20 * second, minute, 5 * minute, 10 * minute];
/** Prolonged while a try goes on: only a mail whose process died is taken by another, and soon. */
const leaseMs = 20 * second;
const prolongEvery = 5 * second;
/** A mail that has not gone out by then is of no use to anybody. */
const giveUpAfter = 2 * 60 * minute;
const lookEvery = 5 * second;
/** A mailbox that gets too many is given one in this time. */
const thinnedWait = 10 * minute;
/** A mail server that says nothing does not keep the process from ending. */
const farewell = 5 * second;

export interface MailOrder {
  readonly kind: WaitingMail['kind'];
  readonly recipient: string;
  readonly language: Language;
  /** Origin that the links in it begin with. */
  readonly origin: string;
  /** The page of the app that its link leads back to. */
  readonly path: string;
  /** Whom it is about, where the address does not say it. The mail is given up with that account. */
  readonly accountId?: string | null;
}

export interface OutboxParts {
  readonly store: MailStore;
  readonly mailer: Mailer;
  /** Writes the mail when it is sent, so that what is secret in it is kept nowhere. */
  readonly compose: (order: MailOrder) => Promise<Mail>;
  readonly logger: Logger;
  readonly now?: () => Date;
}

export interface Outbox {
  readonly kind: Mailer['kind'];
  /** Keeps the order, then sees to it in the background: a mail that was promised is not lost with the process. */
  add(order: MailOrder): Promise<void>;
  /** The same, later and once: if a mail of this kind waits for that mailbox already, that one will do. */
  addThinned(order: MailOrder): Promise<void>;
  /** Sends what is due, one after the other, and resolves when nothing is. */
  deliver(): Promise<void>;
  /** From now on looks for what is due by itself. */
  start(): void;
  /** Takes no further mail, and resolves when the one under way is settled, or does not settle for a while. */
  stop(): Promise<void>;
}

/**
 * At least once: where the process dies between the mail server's word and the note of it, the mail goes out again.
 * An SMTP server that is down, busy or misconfigured is tried again for two hours.
 */
export function createOutbox({
  store,
  mailer,
  compose,
  logger,
  now = () => new Date(),
}: OutboxParts): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let asked = false;
  let stopped = false;

  const complain = (error: unknown): void => logger.error({ reason: reasonOf(error) }, 'outbox');
  const later = (ms: number): string => new Date(now().getTime() + ms).toISOString();

  async function whileProlonged(id: string, work: () => Promise<void>): Promise<void> {
    const prolong = (): void => {
      store.retryAt(id, later(leaseMs)).catch(complain);
    };
    const prolonging = setInterval(prolong, prolongEvery);
    try {
      await work();
    } finally {
      clearInterval(prolonging);
    }
  }

  async function attempt(waiting: WaitingMail): Promise<void> {
    const { id, tries, give_up_at: giveUpAt } = waiting;
    try {
      await whileProlonged(id, async () =>
        mailer.send(await compose({ ...waiting, accountId: waiting.account_id })),
      );
      await store.remove(id);
      logger.info({ mail: id, tries }, mailer.kind === 'smtp' ? 'mail sent' : 'mail put into the folder');
    } catch (error) {
      const next = later(waits[Math.min(tries, waits.length) - 1] ?? 0);
      const reason = reasonOf(error);
      if (error instanceof MailRefused || next >= giveUpAt) {
        await store.remove(id);
        logger.error({ mail: id, tries, reason }, 'mail given up');
      } else {
        await store.retryAt(id, next);
        logger.warn({ mail: id, tries, reason }, 'mail not sent yet');
      }
    }
  }

  async function deliverAll(): Promise<void> {
    while (!stopped) {
      const waiting = await store.take(later(0), later(leaseMs));
      if (!waiting) return;
      await attempt(waiting);
    }
  }

  async function deliverWhileAsked(): Promise<void> {
    try {
      while (asked) {
        asked = false;
        await deliverAll();
      }
    } finally {
      // In the same moment: whoever asks after the last look begins another one.
      running = undefined;
    }
  }

  const deliver = (): Promise<void> => {
    asked = true;
    running ??= deliverWhileAsked();
    return running;
  };

  const look = (): void => {
    deliver().catch(complain);
  };

  const keep = (order: MailOrder, wait: number): Promise<void> => {
    const id = crypto.randomUUID();
    const { kind, recipient, language, origin, path, accountId = null } = order;
    const times = { next_try_at: later(wait), give_up_at: later(wait + giveUpAfter) };
    const row = { id, kind, recipient, language, origin, path, account_id: accountId, tries: 0 };
    return store.add({ ...row, ...times });
  };

  return {
    kind: mailer.kind,
    async add(order) {
      await keep(order, 0);
      if (timer !== undefined) look();
    },
    async addThinned(order) {
      if (!(await store.isWaiting(order.kind, order.recipient))) await keep(order, thinnedWait);
    },
    deliver,
    start() {
      timer ??= setInterval(look, lookEvery);
      look();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      await Promise.race([running, pause(farewell, undefined, { ref: false })]);
    },
  };
}

/** A name or code without the sentence, which may hold an address or an answer of the mail server. */
const reasonOf = (error: unknown): string => {
  if (error instanceof MailRefused) return String(error.status);
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
