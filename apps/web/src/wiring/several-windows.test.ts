import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DocumentContent } from '@octavo/contract';
import { createActor } from 'xstate';
import type { Journal, JournalEntry } from '@octavo/journal/journal';
import { memoryJournal, textOf } from '@octavo/journal/testing/entries';
import type { wireDocument } from './document.ts';
import { ModelServer, plain, Refused } from './testing/model-server.ts';

/**
 * Seeds that once lost a word or asked without need, and in `npm test -- --all` a hundred new ones, from `PROPERTY_SEED`
 * on.
 */
const first = Number(process.env['PROPERTY_SEED']);
const count = process.env['OCTAVO_ALL'] === '1' ? 100 : 0;
const seeds = [
  1,
  1026,
  1029,
  1092,
  5011,
  5126,
  5133,
  7040,
  ...Array.from({ length: count }, (_, index) => first + index),
];
const steps = 120;

const never = new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const module of mocked) vi.doUnmock(module);
  vi.resetModules();
});

const mocked = [
  '../api/call.ts',
  '../device/last-account.ts',
  './current-account.ts',
  '@octavo/journal/indexed-db-journal',
  '@octavo/journal/windows',
  '@octavo/journal/window-id',
];

test.for(seeds.flatMap((seed) => [2, 3].map((windows) => ({ seed, windows }))))(
  'in $windows windows no text is lost, deleted text stays deleted, nobody is asked twice (seed $seed)',
  { timeout: 120_000 },
  async ({ seed, windows: most }) => {
    const device = new Device(seed, most);
    for (let step = 0; step < steps; step += 1) await device.act();
    await device.calmDown();
    expect({
      lost: device.lost(),
      revived: device.server.revived,
      needless: device.needless,
    }).toEqual({ lost: [], revived: [], needless: [] });
    expect(device.written.size).toBeGreaterThan(0);
  },
);

interface Window {
  readonly name: string;
  readonly documentId: () => string;
  readonly state: () => unknown;
  readonly send: (event: Parameters<ReturnType<typeof actorOf>['send']>[0]) => void;
  readonly type: (word: string) => boolean;
  readonly close: () => Promise<void>;
  readonly kill: () => void;
}

const actorOf = (wire: ReturnType<typeof wireDocument>, id: string) => createActor(wire, { input: { id } });

/** A device with its journal, its windows on one document, and somebody who works elsewhere. */
class Device {
  readonly server = new ModelServer();
  /** Each word, with the document that it was written in. */
  readonly written = new Map<string, string>();
  readonly needless: string[] = [];
  readonly #memory = memoryJournal();
  readonly #random: () => number;
  readonly #most: number;
  readonly #living = new Set<string>();
  readonly #claimed = new Set<string>();
  #windows: Window[] = [];
  #isOnline = true;
  #count = 0;
  #id: string;
  #discarded = new Set<string>();

  constructor(seed: number, most: number) {
    this.#random = randomBy(seed);
    this.#most = most;
    this.#id = this.server.create('Canals', 'Common ground.');
    vi.stubGlobal('navigator', { onLine: true });
  }

  async act(): Promise<void> {
    const window = this.#windows[Math.floor(this.#random() * this.#windows.length)];
    const chance = this.#random();
    if (this.#windows.length < this.#most && (window === undefined || chance < 0.12)) await this.#open();
    else if (chance < 0.56) this.#write(window);
    else if (chance < 0.6) await this.#shut(window, (one) => one.close());
    else if (chance < 0.64) await this.#shut(window, async (one) => one.kill());
    else if (chance < 0.68) this.#connect(false);
    else if (chance < 0.78) this.#connect(true);
    else if (chance < 0.81) this.#writeElsewhere();
    else if (chance < 0.84) this.server.setLocked(this.#id, true);
    else if (chance < 0.9) this.server.setLocked(this.#id, false);
    else if (chance < 0.915) this.server.setTrashed(this.#id, true);
    else if (chance < 0.96) this.server.setTrashed(this.#id, false);
    else if (chance < 0.98) await this.#deliver();
    else this.#deleteForGood();
    await vi.advanceTimersByTimeAsync(this.#random() * 1500);
    this.#answer();
  }

  /** Opens, answers and delivers everything. */
  async calmDown(): Promise<void> {
    this.#connect(true);
    for (const id of this.server.documents.keys()) {
      this.server.setLocked(id, false);
      this.server.setTrashed(id, false);
    }
    for (let round = 0; round < 12; round += 1) {
      await vi.advanceTimersByTimeAsync(6000);
      this.#answer();
    }
    for (const window of this.#windows.splice(0)) await window.close();
    await this.#deliver();
    for (const { key } of this.#memory.entries()) {
      if (!this.server.documents.has(key[0])) continue;
      this.#id = key[0];
      await this.#open();
      for (let round = 0; round < 4; round += 1) {
        await vi.advanceTimersByTimeAsync(6000);
        this.#answer();
      }
      for (const window of this.#windows.splice(0)) await window.close();
    }
    await this.#deliver();
  }

  /** Words that are lost: neither on the server, nor in a text that is still to be asked about. */
  lost(): string[] {
    const stored = [...this.server.documents.values(), ...this.server.deleted.values()];
    const kept = [
      ...stored.flatMap(({ detail, versions }) => [plain(detail.content), ...versions]),
      // Words that were permanently deleted after the server had received them are meant to be gone.
      ...[...this.server.deleted.values()].flatMap(({ taken }) => [...taken]),
      ...this.#unsaved().map(({ document }) => plain(document.content)),
      ...this.#discarded,
    ].join(' ');
    return [...this.written.keys()].filter((word) => !kept.includes(word));
  }

  #unsaved = (): JournalEntry[] => this.#memory.entries().filter(({ unsaved }) => unsaved);

  #connect(isOnline: boolean): void {
    this.#isOnline = isOnline;
    vi.stubGlobal('navigator', { onLine: isOnline });
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }

  #write(window: Window | undefined): void {
    const word = `w${(this.#count += 1)}x`;
    if (window?.type(word) === true) this.written.set(word, window.documentId());
  }

  #writeElsewhere(): void {
    const stored = this.server.documents.get(this.#id);
    if (stored === undefined || stored.detail.encryption) return;
    const word = `e${(this.#count += 1)}x`;
    const content = textOf(`${plain(stored.detail.content)} ${word}`);
    const { title, version } = stored.detail;
    this.server.answer(
      'saveDocument',
      { documentId: this.#id },
      { title, content, version, opening: 'elsewhere' },
    );
    this.written.set(word, this.#id);
  }

  #deleteForGood(): void {
    this.server.deleteForGood(this.#id);
    this.#id = this.server.create('Canals', `Begun anew ${(this.#count += 1)}.`);
  }

  async #shut(window: Window | undefined, how: (window: Window) => Promise<void>): Promise<void> {
    if (window === undefined) return;
    this.#windows = this.#windows.filter((one) => one !== window);
    await how(window);
    // Only what a dead window had not written yet may be lost.
    const held = this.#memory.entries().map(({ document }) => plain(document.content));
    const sent = [...this.server.documents.values(), ...this.server.deleted.values()].flatMap(
      ({ taken, versions }) => [...taken, ...versions],
    );
    const known = [...held, ...sent].join(' ');
    for (const word of this.written.keys()) if (!known.includes(word)) this.written.delete(word);
  }

  /** Answers the choice in any window that asks. */
  #answer(): void {
    for (const window of this.#windows) {
      if (window.state() !== 'conflict') continue;
      const version = this.server.documents.get(window.documentId())?.detail.version ?? 0;
      const choice = this.#random();
      if (choice < 0.34) window.send({ type: 'conflict.keepBoth' });
      else if (choice < 0.67) window.send({ type: 'conflict.keepMine', version });
      else window.send({ type: 'conflict.keepTheirs', version });
    }
  }

  /** Home, in a tab of its own: what it asks about is discarded, and must never be asked again. */
  async #deliver(): Promise<void> {
    const modules = await this.#modules(`home-${(this.#count += 1)}`, () => true);
    const { journalServer } = await modules.import(() => import('./journal-server.ts'));
    const { deliverLeft } = await modules.import(() => import('@octavo/journal/deliver-left'));
    const { discardWords } = await modules.import(() => import('@octavo/journal/answer-words'));
    const running = deliverLeft({
      journal: modules.journal,
      ...modules.living,
      isOpenHere: () => false,
      server: journalServer,
      settling: (save) => save(),
    });
    await vi.advanceTimersByTimeAsync(20_000);
    for (const words of (await running).words) {
      const taken = this.server.deleted.get(words.id)?.taken;
      for (const { content } of words.texts) {
        const text = plain(content);
        if (taken?.has(text) === true) this.needless.push(`home, about what the server had: ${text}`);
        if (this.#discarded.has(text)) this.needless.push(`home, once more: ${text}`);
        this.#discarded.add(text);
      }
      await discardWords(words, modules.journal);
    }
  }

  async #open(): Promise<void> {
    const name = `window-${(this.#count += 1)}`;
    let isAlive = true;
    const modules = await this.#modules(name, () => isAlive);
    const wired = await modules.import(() => import('./document.ts'));
    const { JournalWriter } = await modules.import(() => import('@octavo/journal/journal-writer'));
    let text: DocumentContent | null = null;
    const shown = new Set<string>();
    const show = (content: DocumentContent) => {
      text = content;
      shown.add(plain(content));
    };
    const writer = new JournalWriter(() => text, modules.journal);
    const actor = actorOf(
      wired.wireDocument({
        read: () => text,
        writer,
        deliver: () => {},
        titleOfCopy: (title) => `${title} (recovered)`,
        titleOfOwn: (title) => `${title} (mine)`,
        onApart: async () => {},
        onRecovered: () => {},
      }),
      this.#id,
    );
    actor.on('loaded', ({ content }) => show(content));
    actor.on('refreshed', ({ content }) => show(content));
    let before: unknown = null;
    actor.subscribe(({ value: { work }, context: { id } }) => {
      if (work === 'conflict' && before === 'saving') {
        const stored = this.server.documents.get(id ?? '');
        const theirs = stored === undefined || stored.detail.encryption ? null : plain(stored.detail.content);
        // Is the other text one that the window has not shown yet?
        if (theirs !== null && shown.has(theirs)) this.needless.push(`${name}, about its own: ${theirs}`);
      }
      before = work;
    });
    this.#living.add(name);
    actor.start();
    const end = () => {
      isAlive = false;
      this.#living.delete(name);
      actor.stop();
    };
    this.#windows.push({
      name,
      documentId: () => actor.getSnapshot().context.id ?? '',
      state: () => actor.getSnapshot().value.work,
      send: (event) => actor.send(event),
      type: (word) => {
        if (text === null || !actor.getSnapshot().hasTag('editable')) return false;
        if (actor.getSnapshot().context.encrypted) return false;
        show(textOf(`${plain(text)} ${word}`));
        actor.send({ type: 'edit' });
        return true;
      },
      close: async () => {
        await writer.flush();
        end();
      },
      kill: end,
    });
    await vi.advanceTimersByTimeAsync(this.#random() * 3000);
  }

  /** The modules of one window, which does nothing any more once it is not alive. */
  async #modules(name: string, isAlive: () => boolean) {
    vi.resetModules();
    const unlessDead = async <T>(work: () => T | Promise<T>): Promise<T> => (isAlive() ? work() : never);
    const { CallFailed } = await import('../api/call-failed.ts');
    const call = async (
      called: string,
      { params = {}, body }: { params?: Record<string, string>; body?: object } = {},
    ) => {
      const onTheWay = () => new Promise((resolve) => setTimeout(resolve, this.#random() * 900));
      const unreachable = () => new CallFailed(0, 'unreachable', 'No connection.');
      await onTheWay();
      if (!this.#isOnline) return unlessDead(() => Promise.reject(unreachable()));
      // The call of a window that was closed meanwhile may or may not have been sent.
      if (!isAlive() && this.#random() < 0.5) return never;
      const outcome = (() => {
        try {
          return { answer: this.server.answer(called, params, body) };
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return { failed: new CallFailed(error.status, error.code, error.code) };
        }
      })();
      await onTheWay();
      return unlessDead(() => {
        if (!this.#isOnline) throw unreachable();
        if (outcome.failed !== undefined) throw outcome.failed;
        return outcome.answer;
      });
    };
    const living = {
      otherWindows: async () => new Set([...this.#living].filter((one) => one !== name)),
      unlessElsewhere: async <T>(claim: string, work: () => Promise<T>, otherwise: T): Promise<T> => {
        if (this.#claimed.has(claim)) return otherwise;
        this.#claimed.add(claim);
        const release = setInterval(() => {
          if (isAlive()) return;
          this.#claimed.delete(claim);
          clearInterval(release);
        }, 50);
        try {
          return await work();
        } finally {
          clearInterval(release);
          this.#claimed.delete(claim);
        }
      },
    };
    const shared = this.#memory.journal;
    const journal: Journal = {
      entriesOf: (id) => unlessDead(() => shared.entriesOf(id)),
      keys: () => unlessDead(() => shared.keys()),
      write: (entry) => unlessDead(() => shared.write(structuredClone(entry))),
      forget: (key) => unlessDead(() => shared.forget(key)),
      owners: () => unlessDead(() => shared.owners()),
      review: (decide) => unlessDead(() => shared.review(decide)),
    };
    vi.doMock('../api/call.ts', () => ({
      call,
      callAs: async (...asked: Parameters<typeof call>) => ({ answer: await call(...asked), mark: 'ada.1' }),
    }));
    vi.doMock('@octavo/journal/indexed-db-journal', () => ({ deviceJournal: journal }));
    vi.doMock('@octavo/journal/windows', () => ({
      announceWindow: () => {},
      ...living,
      onceFree: living.unlessElsewhere,
    }));
    vi.doMock('@octavo/journal/window-id', () => ({ thisWindow: name }));
    vi.doMock('./current-account.ts', () => ({ currentAccount: async () => 'ada' }));
    vi.doMock('../device/last-account.ts', () => ({ lastAccount: async () => 'ada' }));
    return { journal, living, import: async <T>(load: () => Promise<T>): Promise<T> => load() };
  }
}

/** Numbers from 0 to 1 determined by a seed (mulberry32). */
function randomBy(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
