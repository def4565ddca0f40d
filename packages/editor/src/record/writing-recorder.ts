import type { WritingOrigin } from '@octavo/contract/writing-origins';
import type { Editor } from '@tiptap/core';
import { passageOf } from '../ai-card/passage-plugin.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import type { Figures } from './figures.ts';
import { type Recorded, recordedOf, withNothingCounted } from './record-plugin.ts';
import { decodeRuns, encodeRuns, lengthOf, type Run, runOf, withLoaded } from './runs.ts';

/** A block of the document, with the number of its characters by origin. */
export interface RecordedParagraph {
  /** Its first words. */
  readonly beginning: string;
  readonly characters: Readonly<Partial<Record<WritingOrigin, number>>>;
}

/** Where the words of one editor's text came from. */
export interface WritingRecorder {
  /** What was counted since the text was loaded, by day in the writer's time zone. */
  readonly days: () => Readonly<Record<string, Figures>>;
  /** The origin of each run of the text; null while it contains a card. */
  readonly runs: () => string | null;
  readonly paragraphs: () => readonly RecordedParagraph[];
  /** Sets the origins of the loaded text: the first of these records that fits it. */
  readonly know: (runs: readonly string[], otherwise: WritingOrigin) => void;
  /** Resets all counts. */
  readonly forget: () => void;
  /** Calls back when there is something new to report. */
  readonly subscribe: (listener: () => void) => () => void;
}

const longestBeginning = 90;

/** Creates the recorder of an editor. */
export function createWritingRecorder(editor: Editor): WritingRecorder {
  let known: { readonly loaded: readonly Run[]; readonly otherwise: WritingOrigin } = {
    loaded: [],
    otherwise: 'earlier',
  };
  const runsNow = (): Run[] => {
    const { runs, loaded }: Recorded = recordedOf(editor.state);
    const fits = lengthOf(known.loaded) === loaded;
    return withLoaded(runs, fits ? known.loaded : [runOf(known.otherwise, loaded)]);
  };
  return {
    days: () => recordedOf(editor.state).days,
    runs: () => (passageOf(editor.state) ? null : encodeRuns(runsNow())),
    paragraphs: () => paragraphsOf(editor, runsNow()),
    know: (candidates, otherwise) => {
      const { loaded } = recordedOf(editor.state);
      const all = candidates.map(decodeRuns);
      known = { loaded: all.find((runs) => lengthOf(runs) === loaded) ?? [], otherwise };
    },
    forget: () => {
      known = { loaded: [], otherwise: 'earlier' };
      editor.view.dispatch(withNothingCounted(editor.state.tr));
    },
    subscribe: (listener) =>
      onEditorView(editor, (state, before) => {
        if (state.doc !== before.doc) listener();
      }),
  };
}

function paragraphsOf({ state }: Editor, runs: readonly Run[]): RecordedParagraph[] {
  const origins = runs.flatMap(({ origin, length }) => Array<WritingOrigin>(length).fill(bareOrigin(origin)));
  const paragraphs: RecordedParagraph[] = [];
  state.doc.forEach((block, offset) => {
    const characters: Partial<Record<WritingOrigin, number>> = {};
    block.descendants((node, position) => {
      if (!node.isText) return;
      const start = offset + 1 + position;
      for (const origin of origins.slice(start, start + node.nodeSize)) {
        characters[origin] = (characters[origin] ?? 0) + 1;
      }
    });
    const text = block.textBetween(0, block.content.size, ' ', '').trim();
    if (text !== '') paragraphs.push({ beginning: text.slice(0, longestBeginning), characters });
  });
  return paragraphs;
}

const bareOrigin = (origin: Run['origin']): WritingOrigin => (origin === 'loaded' ? 'earlier' : origin);
