import type { WritingOrigin } from '@octavo/contract/writing-origins';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { isCardTransaction } from '../ai-card/passage-plugin.ts';
import { isUnreported } from '../document/unreported.ts';
import { type Figures, withCount } from './figures.ts';
import { originOf } from './origin-of.ts';
import { type RemovedRuns, takeRemoved, withRemoved } from './removed-runs.ts';
import { fittedRuns, type Run, runOf, sliceRuns, spliceRuns } from './runs.ts';

/** What was counted since the text was loaded, and where each run of it came from. Only counts: no text is stored. */
export interface Recorded {
  readonly runs: readonly Run[];
  /** Size of the document when it was loaded. */
  readonly loaded: number;
  /** By day, in the writer's time zone. */
  readonly days: Readonly<Record<string, Figures>>;
  readonly removed: readonly RemovedRuns[];
}

type RecordAction =
  /** The text was replaced by a newer one. */
  | { readonly type: 'reload' }
  /** The text is back to a state that had these runs. */
  | { readonly type: 'restore'; readonly runs: readonly Run[] }
  /** Reset all counts. */
  | { readonly type: 'forget' };

interface Copied {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** The record in an editor state: what has been counted, and the changes still to be counted. */
interface Kept {
  recorded: Recorded;
  uncounted: readonly Change[];
}

interface Change {
  readonly tr: Transaction;
  /** What had been copied when the change was made. */
  readonly copied: Copied | null;
}

/** The most changes waiting to be counted, since each keeps the document before it in memory. */
const mostUncounted = 100;

const key = new PluginKey<Kept>('record');

/** Counts where the words of the text come from. A key press only queues its change, which is counted on demand. */
export function recordPlugin(): Plugin {
  let copied: Copied | null = null;
  const remember = (view: { readonly state: EditorState }) => {
    const { doc, selection } = view.state;
    const { from, to } = selection;
    copied = { text: bare(textOf(doc, from, to)), runs: sliceRuns(recordedOf(view.state).runs, from, to) };
    return false;
  };
  return new Plugin<Kept>({
    key,
    state: {
      init: (_, { doc }) => ({ recorded: freshly(doc), uncounted: [] }),
      apply: (tr, kept) => {
        if (!tr.docChanged && actionOf(tr)?.type !== 'forget') return kept;
        if (kept.uncounted.length >= mostUncounted) counted(kept);
        return { recorded: kept.recorded, uncounted: [...kept.uncounted, { tr, copied }] };
      },
    },
    props: { handleDOMEvents: { copy: remember, cut: remember } },
  });
}

export function recordedOf(state: EditorState): Recorded {
  const kept = key.getState(state);
  return kept ? counted(kept) : freshly(state.doc);
}

/** Counts the queued changes. */
function counted(kept: Kept): Recorded {
  kept.recorded = kept.uncounted.reduce(afterChange, kept.recorded);
  kept.uncounted = [];
  return kept.recorded;
}

/** Marks a change as bringing in another text, not written here. */
export const withReload = (tr: Transaction): Transaction =>
  tr.setMeta(key, { type: 'reload' } satisfies RecordAction);

/** Marks a change as restoring a previous text. */
export const withRuns = (tr: Transaction, runs: readonly Run[]): Transaction =>
  tr.setMeta(key, { type: 'restore', runs } satisfies RecordAction);

/** Resets all counts. */
export const withNothingCounted = (tr: Transaction): Transaction =>
  tr.setMeta(key, { type: 'forget' } satisfies RecordAction);

const actionOf = (tr: Transaction): RecordAction | undefined => tr.getMeta(key);

const freshly = (doc: Node, days: Recorded['days'] = {}): Recorded => ({
  runs: [runOf('loaded', doc.content.size)],
  loaded: doc.content.size,
  days,
  removed: [],
});

function afterChange(recorded: Recorded, { tr, copied }: Change): Recorded {
  const action = actionOf(tr);
  if (action?.type === 'forget') return freshly(tr.doc);
  if (action?.type === 'reload') return freshly(tr.doc, recorded.days);
  if (action?.type === 'restore') {
    return { ...recorded, runs: fittedRuns(action.runs, tr.doc.content.size) };
  }
  const day = dayOf(new Date(tr.time));
  let { runs, removed } = recorded;
  let figures = recorded.days[day] ?? {};
  const origin = originOf(tr);
  // Cards and previews are not part of the text until accepted.
  const isCounted = !isCardTransaction(tr) && !isUnreported(tr);

  for (const [index, map] of tr.mapping.maps.entries()) {
    const before = tr.docs[index] ?? tr.doc;
    const after = tr.docs[index + 1] ?? tr.doc;
    map.forEach((oldFrom, oldTo, from, to) => {
      const gone = textOf(before, oldFrom, oldTo);
      const come = textOf(after, from, to);
      const taken = sliceRuns(runs, from, from + oldTo - oldFrom);
      const place = (inserted: readonly Run[]) => {
        runs = spliceRuns(runs, from, from + oldTo - oldFrom, inserted);
      };
      // The same words in another form, such as a heading.
      if (come !== '' && come === gone) {
        place(fittedRuns(taken, to - from));
        return;
      }
      const lead = textOf(after, Math.max(0, from - 1), from);
      if (isCounted && origin === 'undone') {
        figures = withCount(withCount(figures, 'undone', come, lead), 'undone', gone, lead);
      } else if (isCounted) figures = withCount(figures, 'removed', gone, lead);
      const known = origin === 'undone' ? takeRemoved(removed, to - from) : null;
      if (known !== null) ({ left: removed } = known);
      if (isCounted && taken.length > 0) removed = withRemoved(removed, { from, runs: taken });
      if (origin === 'undone') {
        place(known?.runs ?? fittedRuns([], to - from));
        return;
      }
      if (to === from) {
        place([]);
        return;
      }
      const isMoved = origin === 'pasted' && copied !== null && come !== '' && bare(come) === copied.text;
      if (isCounted) figures = withCount(figures, isMoved ? 'moved' : origin, come, lead);
      const own: WritingOrigin = isCounted ? origin : 'earlier';
      place(isMoved ? fittedRuns(copied.runs, to - from) : [runOf(own, to - from)]);
    });
  }
  return { ...recorded, runs, removed, days: { ...recorded.days, [day]: figures } };
}

const textOf = (doc: Node, from: number, to: number): string =>
  from < to ? doc.textBetween(from, to, '\n', '') : '';

const bare = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const two = (value: number): string => `${value}`.padStart(2, '0');

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
