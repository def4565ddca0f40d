import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '@octavo/contract/languages';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import { stopwatch, telemetry } from '../telemetry/telemetry.ts';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import { type MailStore, mailStore, type WaitingMail } from './mail-store.ts';

const second = 1000;
const minute = 60 * second;
/** Delays after failed attempts; the last one repeats. */
const waits = [5 * second, 20 * second, minute, 5 * minute, 10 * minute];
/** Extended during an attempt: only a mail whose process died is claimed by another one, and soon. */
const leaseMs = 20 * second;
const prolongEvery = 5 * second;
/** A mail that has not been sent by then is of no use to anyone. */
const giveUpAfter = 2 * 60 * minute;
const lookEvery = 5 * second;
/** A mailbox that gets too many mails receives one per this time. */
const thinnedWait = 10 * minute;
/** How long shutdown waits for an unresponsive mail server. */
const farewell = 5 * second;

export interface MailOrder {
  readonly kind: WaitingMail['kind'];
  readonly recipient: string;
  readonly language: Language;
  /** Origin for the links in it. */
  readonly origin: string;
  /** The page of the app to which its link returns. */
  readonly path: string;
  /** The account concerned, if the address does not identify it. If the account is deleted, the mail is dropped. */
  readonly accountId?: string | null;
  /** The id of its subject, if that is not an account. */
  readonly about?: string | null;
}

export interface OutboxParts {
  readonly store: MailStore;
  readonly mailer: Mailer;
  /** Writes the mail when it is sent, so that its secrets are never stored. */
  readonly compose: (order: MailOrder) => Promise<Mail>;
  readonly logger: Logger;
  readonly now?: () => Date;
}

export interface Outbox {
  readonly kind: Mailer['kind'];
  /** Stores the order, then sends it in the background: a promised mail survives the process. */
  add(order: MailOrder): Promise<void>;
  /** Stores the order with the other writes of a transaction; it is sent soon after these are committed. */
  addIn(transaction: Kysely<Database>, order: MailOrder): Promise<void>;
  /** Like `add`, but delayed, and only if no mail of this kind is already waiting for that mailbox. */
  addThinned(order: MailOrder): Promise<void>;
  /** Sends due mails one after another, and resolves when none is left. */
  deliver(): Promise<void>;
  /** Starts checking for due mails periodically. */
  start(): void;
  /** Starts no further mail, and resolves when the current one is settled or after a short timeout. */
  stop(): Promise<void>;
}

/**
 * Delivers at least once: if the process dies between the mail server's answer and recording it, the mail is sent
 * again. If an SMTP server is down, busy or misconfigured, it is retried for two hours.
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
    const seconds = stopwatch();
    try {
      await whileProlonged(id, async () =>
        mailer.send(await compose({ ...waiting, accountId: waiting.account_id })),
      );
      await store.remove(id);
      telemetry.job.emit({ job: 'mail', outcome: 'done', seconds: seconds() });
      logger.info({ mail: id, tries }, mailer.kind === 'smtp' ? 'mail sent' : 'mail put into the folder');
    } catch (error) {
      telemetry.job.emit({ job: 'mail', outcome: 'failed', seconds: seconds() });
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
      // Synchronous with the last check of `asked`, so that any later call starts a new run.
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

  const keep = (order: MailOrder, wait: number, into = store): Promise<void> => {
    const id = crypto.randomUUID();
    const { kind, recipient, language, origin, path, accountId = null, about = null } = order;
    const times = { next_try_at: later(wait), give_up_at: later(wait + giveUpAfter) };
    const row = { id, kind, recipient, language, origin, path, account_id: accountId, about, tries: 0 };
    return into.add({ ...row, ...times });
  };

  return {
    kind: mailer.kind,
    async add(order) {
      await keep(order, 0);
      if (timer !== undefined) look();
    },
    addIn: (transaction, order) => keep(order, 0, mailStore(transaction)),
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

/** A name or code without the message, which may contain an address or an answer of the mail server. */
const reasonOf = (error: unknown): string => {
  if (error instanceof MailRefused) return String(error.status);
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
