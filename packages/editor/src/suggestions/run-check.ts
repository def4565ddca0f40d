import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { count } from '../counters/editor-counters.ts';
import type { Range } from '../text/changed-ranges.ts';
import { beginningBeside, byUrgency, checkPieces, type Piece, pieceKey, takeBatch } from './check-batch.ts';
import { textblockText } from '../text/textblock-text.ts';
import type { CorrectionCache } from './correction-cache.ts';
import { checkable, dirtyBlocks } from './selectors.ts';
import { suggestionsOf, withAction } from './suggestion-key.ts';
import type { CheckedBlock } from './suggestion-state.ts';
import type { Correction } from './suggestion.ts';

/**
 * Sends a text to the checker. Must respect the abort signal.
 *
 * @param around the beginning of the document, if the text is only a part of it: it shows how the language is written
 * @param unfinished called for each part that is not fully checked yet
 */
export type Check = (
  text: string,
  signal: AbortSignal,
  unfinished: (stretch: Range) => void,
  around: string,
) => Promise<readonly Correction[]>;

/** Some of the text is not fully checked yet; ask again after a while. */
export class NotCheckedYet extends Error {
  readonly code = 'busy';
  constructor() {
    super('Some of the text is not checked yet.');
  }
}

let lastRequest = 0;

/** Checks the dirty paragraphs of an editor, one batch at a time. */
export interface Checker {
  /**
   * Checks until nothing is dirty. Once the signal is aborted, no further batch is sent, but the running one is still
   * used, so that a long text gets checked even if the writer never pauses for long.
   *
   * @throws NotCheckedYet, or what `check` throws
   */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Cancels the running batch. */
  readonly abandon: () => void;
  /** The known words have changed: the next check does not wait for the running one. */
  readonly expire: () => void;
}

interface UnderWay {
  readonly controller: AbortController;
  readonly answered: Promise<void>;
}

export function createChecker(editor: Editor, check: Check, cache: CorrectionCache): Checker {
  let underWay: UnderWay | null = null;
  let expired: UnderWay | null = null;

  const send = async (batch: readonly Piece[]): Promise<readonly CheckedBlock[]> => {
    const controller = new AbortController();
    const answer = checkBatch(editor.view, batch, check, cache, controller.signal);
    // Only the caller that started it gets the error; the next one just waits for its end.
    const answered = answer.then(
      () => {},
      () => {},
    );
    underWay = { controller, answered };
    return answer.finally(() => {
      underWay = null;
    });
  };

  return {
    run: async (signal) => {
      const { view } = editor;
      const asked = new Set<string>();
      const unfinished = new Set<string>();
      if (underWay !== null && underWay === expired) underWay.controller.abort();
      await underWay?.answered;
      while (!signal.aborted && !view.isDestroyed) {
        const plugin = suggestionsOf(view.state);
        const dirty = (plugin ? dirtyBlocks(view.state, plugin) : []).filter(
          ({ from, node }) => unfinished.size === 0 || !unfinished.has(nameOf(from + 1, textblockText(node))),
        );
        const urgent = byUrgency(dirty, view.state.selection.head, visibleRange(view));
        const batch = takeBatch(urgent, dirty.length === 0 ? [] : checkable(view.state.doc));
        // The same text at the same position again: the writer is faster than the checker, so the text is checked
        // later.
        const fresh = batch.filter(({ from, text }) => !asked.has(nameOf(from, text)));
        if (fresh.length === 0) break;
        for (const { from, text } of fresh) asked.add(nameOf(from, text));
        for (const { from, text, isUnfinished } of await send(fresh)) {
          if (isUnfinished === true) unfinished.add(nameOf(from, text));
        }
      }
      if (!signal.aborted && unfinished.size > 0) throw new NotCheckedYet();
    },
    abandon: () => underWay?.controller.abort(),
    expire: () => {
      expired = underWay;
    },
  };
}

const nameOf = (from: number, text: string): string => `${from} ${text}`;

async function checkBatch(
  view: EditorView,
  batch: readonly Piece[],
  check: Check,
  cache: CorrectionCache,
  signal: AbortSignal,
): Promise<readonly CheckedBlock[]> {
  lastRequest += 1;
  const id = lastRequest;
  const unknown = batch.filter((piece) => cache.get(pieceKey(piece)) === undefined);
  const unfinished = new Map<string, CheckedBlock>();
  view.dispatch(withAction(view.state.tr, { type: 'request', id }));
  try {
    if (unknown.length > 0) {
      count('paragraphsChecked', unknown.length);
      const around = beginningBeside(unknown, checkable(view.state.doc));
      for (const block of await checkPieces(unknown, (text, left) => check(text, signal, left, around))) {
        if (block.isUnfinished === true) unfinished.set(pieceKey(block), block);
        else cache.set(pieceKey(block), block.corrections);
      }
    }
    await betweenKeys(view);
    await compositionEnd(view);
    signal.throwIfAborted();
  } catch (error) {
    if (!view.isDestroyed) view.dispatch(withAction(view.state.tr, { type: 'abandon', id }));
    throw error;
  }
  if (view.isDestroyed) return [];
  const blocks = batch.map((piece): CheckedBlock => ({
    ...(unfinished.get(pieceKey(piece)) ?? { corrections: cache.get(pieceKey(piece)) ?? [] }),
    ...piece,
  }));
  view.dispatch(withAction(view.state.tr, { type: 'answer', id, blocks }));
  return blocks;
}

/**
 * An answer is drawn this long after a key, but no later than the maximum, in ms, so that fast typing is not slowed
 * down.
 */
const restOfKeys = 100;
const mostDelay = 1_000;

async function betweenKeys(view: EditorView): Promise<void> {
  const latest = Date.now() + mostDelay;
  while (!view.isDestroyed) {
    const now = Date.now();
    const rested = (suggestionsOf(view.state)?.editedAt ?? 0) + restOfKeys;
    if (now >= Math.min(rested, latest)) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(rested, latest) - now));
  }
}

// Nothing may be drawn around the caret during an input method composition.
async function compositionEnd(view: EditorView): Promise<void> {
  while (view.composing && !view.isDestroyed) {
    const { promise, resolve } = Promise.withResolvers<void>();
    view.dom.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
    await promise;
  }
}

function visibleRange(view: EditorView): Range | null {
  const { top, bottom, left, width } = view.dom.getBoundingClientRect();
  const x = left + width / 2;
  const first = view.posAtCoords({ left: x, top: Math.max(top, 0) + 1 });
  const last = view.posAtCoords({ left: x, top: Math.min(bottom, globalThis.innerHeight) - 1 });
  return first && last ? { from: Math.min(first.pos, last.pos), to: Math.max(first.pos, last.pos) } : null;
}
