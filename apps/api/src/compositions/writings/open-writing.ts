import { addWords } from '../../allowance/add-words.ts';
import type { EssaySection } from '../essay/essay.ts';
import type { Outline } from '../essay/outline-essay.ts';
import { stateOf, stoppedEnd } from './ends.ts';
import type { Hold, WritingRow, WritingStore } from './writing-store.ts';
import { type EndOfWriting, TakenOverError, type Writing } from './writing.ts';

/** How often a process shows that it is still writing, and learns whether it is to stop. */
const holdEvery = 1_000;

/** An essay that this process is writing, as the process itself sees it. */
export type LiveWriting = Writing & {
  /** Settles with the next change. */
  readonly changed: () => Promise<void>;
  /** Ends the writing for its author. */
  readonly stop: () => void;
  /** Ends it here, for another process to continue. */
  readonly leave: () => void;
  readonly isLeft: () => boolean;
  /** Records how it ended. Does nothing if another process writes it. */
  readonly end: (how: EndOfWriting) => Promise<void>;
  /** Ends the holding. */
  readonly close: () => Promise<void>;
};

type KeptJson = {
  readonly outline?: Outline;
  readonly sections: readonly (readonly [number, EssaySection])[];
};

/** Begins, or continues, what a row describes; this process holds the row. */
export function openWriting(row: WritingRow, store: WritingStore, hold: () => Hold): LiveWriting {
  const before: KeptJson = JSON.parse(row.kept ?? '{"sections":[]}');
  const sections = new Map(before.sections);
  let { outline } = before;
  let state = stateOf(row);
  let stored = state;
  let hasKept = false;
  const ending = new AbortController();
  let isStopped = false;
  let isLeft = false;
  let change = Promise.withResolvers<void>();

  const tell = (): void => {
    const last = change;
    change = Promise.withResolvers();
    last.resolve();
  };
  const stop = (): void => {
    isStopped ||= !isLeft;
    ending.abort();
  };
  const leave = (): void => {
    isLeft = true;
    ending.abort();
  };

  async function touch(): Promise<void> {
    const shown = state;
    const keeps = hasKept;
    hasKept = false;
    const kept: KeptJson = { ...(outline && { outline }), sections: [...sections] };
    try {
      const held = await store.hold(row.id, hold(), {
        ...(keeps && { kept: JSON.stringify(kept) }),
        ...(shown !== stored && { progress: JSON.stringify(shown) }),
      });
      stored = shown;
      if (held === undefined) leave();
      else if (held.stop_asked === 1) stop();
    } catch {
      // The next time makes up for it.
      hasKept ||= keeps;
    }
  }
  let touching = Promise.resolve();
  const hurry = (): void => {
    touching = touching.then(touch);
  };
  const holding = setInterval(hurry, holdEvery);
  const keep = (): void => {
    hasKept = true;
    hurry();
  };
  const ended = (how: EndOfWriting) => ({ ...hold(), id: row.id, how, progress: JSON.stringify(state) });

  return {
    signal: ending.signal,
    isStopped: () => isStopped,
    isLeft: () => isLeft,
    stop,
    leave,
    changed: () => change.promise,
    get kept() {
      return { outline, sections };
    },
    keepOutline(found) {
      outline = found;
      keep();
    },
    keepSection(index, section) {
      sections.set(index, section);
      keep();
    },
    get state() {
      return state;
    },
    report(next) {
      state = next;
      tell();
    },
    async written(transaction, payer, result, due) {
      if (!(await store.end(ended(result), transaction))) {
        leave();
        throw new TakenOverError();
      }
      if (due !== undefined) await addWords(transaction, { accountId: payer, ...due });
    },
    stopped: (payer, due) => store.endCharged(ended(stoppedEnd), payer, due),
    end: async (how) => void (await store.end(ended(how))),
    async close() {
      clearInterval(holding);
      await touching;
      tell();
    },
  };
}
