import type { WritingOrigin } from '@octavo/contract/writing-origins';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { isCardTransaction } from '../ai-card/passage-plugin.ts';
import { isUnreported } from '../document/unreported.ts';
import { type Figures, withCount } from './figures.ts';
import { originOf } from './origin-of.ts';
import { type RemovedRuns, takeRemoved, withRemoved } from './removed-runs.ts';
import { fittedRuns, type Run, runOf, sliceRuns, spliceRuns } from './runs.ts';

/** What was counted since the text was loaded, and where each stretch of it came from. Counts alone: no text is kept. */
export interface Recorded {
  readonly runs: readonly Run[];
  /** Places of the document that was loaded. */
  readonly loaded: number;
  /** By the writer's own day. */
  readonly days: Readonly<Record<string, Figures>>;
  readonly removed: readonly RemovedRuns[];
}

type RecordAction =
  /** The text is another: a newer one came in. */
  | { readonly type: 'reload' }
  /** The text is again what it was when it had these runs. */
  | { readonly type: 'restore'; readonly runs: readonly Run[] }
  /** Nothing was counted. */
  | { readonly type: 'forget' };

interface Copied {
  readonly text: string;
  readonly runs: readonly Run[];
}

/** The record in a state of the editor: what is counted already, and the changes that still wait for it. */
interface Kept {
  recorded: Recorded;
  uncounted: readonly Change[];
}

interface Change {
  readonly tr: Transaction;
  /** What had been copied when the change was made. */
  readonly copied: Copied | null;
}

/** The most changes that wait to be counted: each holds the document before it. */
const mostUncounted = 100;

const key = new PluginKey<Kept>('record');

/** Counts where the words of the text come from. A key press is only noted: it is counted when somebody asks. */
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

/** Counts what is not counted yet. */
function counted(kept: Kept): Recorded {
  kept.recorded = kept.uncounted.reduce(afterChange, kept.recorded);
  kept.uncounted = [];
  return kept.recorded;
}

/** Says that what a change brings in is not written here, but another text. */
export const withReload = (tr: Transaction): Transaction =>
  tr.setMeta(key, { type: 'reload' } satisfies RecordAction);

/** Says that a change brings a text back as it was. */
export const withRuns = (tr: Transaction, runs: readonly Run[]): Transaction =>
  tr.setMeta(key, { type: 'restore', runs } satisfies RecordAction);

/** Forgets what was counted so far. */
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
  // What a card or a preview puts there is no part of the text before it is taken.
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
      // The same words in another form, as a heading.
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
