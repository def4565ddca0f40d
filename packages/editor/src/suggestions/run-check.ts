import type { EditorView } from '@tiptap/pm/view';
import { count } from '../counters/editor-counters.ts';
import type { Range } from '../text/changed-ranges.ts';
import { byUrgency, checkPieces, pieceKey, takeBatch } from './check-batch.ts';
import type { CorrectionCache } from './correction-cache.ts';
import { checkable, dirtyBlocks } from './selectors.ts';
import { suggestionsOf, withAction } from './suggestion-key.ts';
import type { CheckedBlock } from './suggestion-state.ts';
import type { Correction } from './suggestion.ts';

/** Sends a text to the checker. Must respect the abort signal. */
export type Check = (text: string, signal: AbortSignal) => Promise<readonly Correction[]>;

let lastRequest = 0;

/** Checks the dirty paragraphs batch by batch until none is left or the signal aborts. Throws what `check` throws. */
export async function runCheck(
  view: EditorView,
  check: Check,
  cache: CorrectionCache,
  signal: AbortSignal,
): Promise<void> {
  const asked = new Set<string>();
  while (!signal.aborted && !view.isDestroyed) {
    const plugin = suggestionsOf(view.state);
    const dirty = plugin ? dirtyBlocks(view.state, plugin) : [];
    const urgent = byUrgency(dirty, view.state.selection.head, visibleRange(view));
    const batch = takeBatch(urgent, dirty.length === 0 ? [] : checkable(view.state.doc));
    // The same text at the same place twice: the writer is faster than the checker, and the text is checked later.
    const fresh = batch.filter(({ from, text }) => !asked.has(`${from} ${text}`));
    if (fresh.length === 0) return;
    for (const { from, text } of fresh) asked.add(`${from} ${text}`);
    await checkBatch(view, fresh, check, cache, signal);
  }
}

async function checkBatch(
  view: EditorView,
  batch: ReturnType<typeof takeBatch>,
  check: Check,
  cache: CorrectionCache,
  signal: AbortSignal,
): Promise<void> {
  lastRequest += 1;
  const id = lastRequest;
  const unknown = batch.filter((piece) => cache.get(pieceKey(piece)) === undefined);
  view.dispatch(withAction(view.state.tr, { type: 'request', id }));
  try {
    if (unknown.length > 0) {
      count('paragraphsChecked', unknown.length);
      for (const block of await checkPieces(unknown, (text) => check(text, signal))) {
        cache.set(pieceKey(block), block.corrections);
      }
    }
    await compositionEnd(view);
    signal.throwIfAborted();
  } catch (error) {
    if (!view.isDestroyed) view.dispatch(withAction(view.state.tr, { type: 'abandon', id }));
    throw error;
  }
  if (view.isDestroyed) return;
  const blocks = batch.map((piece): CheckedBlock => ({
    ...piece,
    corrections: cache.get(pieceKey(piece)) ?? [],
  }));
  view.dispatch(withAction(view.state.tr, { type: 'answer', id, blocks }));
}

// Nothing may be drawn around the caret while an input method composes there.
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
