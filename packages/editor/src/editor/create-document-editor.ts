import { Editor } from '@tiptap/core';
import { createEssayOnPoint, type EssayOnPoint } from '../blocks/essay-on-point.ts';
import { type CardSession, createCardSession } from '../ai-card/card-session.ts';
import { type CiteSession, createCiteSession } from '../citations/cite-session.ts';
import { type CitationEdit, createCitationEdit } from '../citations/citation-edit.ts';
import { createReferencesPlace, type ReferencesPlace } from '../citations/references-view.ts';
import { createFootnoteMarks } from '../footnotes/footnote-marks.ts';
import { createFootnoteSession, type FootnoteSession } from '../footnotes/footnote-session.ts';
import { count } from '../counters/editor-counters.ts';
import { createDocumentBridge, type DocumentBridge } from '../document/document-bridge.ts';
import { createLateLayout, type LateLayout } from '../layout/late-layout.ts';
import type { WritingMode } from '../modes/writing-mode.ts';
import { createWritingModes } from '../modes/writing-modes.ts';
import type { PictureOptions } from '../pictures/picture-options.ts';
import { createPictureSession, type PictureSession } from '../pictures/picture-session.ts';
import { createWordCounter, type WordCounter } from '../words/word-counter.ts';
import { createWritingRecorder, type WritingRecorder } from '../record/writing-recorder.ts';
import { createSectionLabels, type SectionLabels } from '../section-labels/section-labels.ts';
import { editorExtensions } from './editor-extensions.ts';
import type { DocumentEditorOptions } from './editor-options.ts';
import { gatherKeymaps } from './gathered-keymaps.ts';
import { createMenuSignals, type MenuSignals } from './menu-signals.ts';

/** An editor and what the page needs to drive it. One per document; call `destroy` when done. */
export interface DocumentEditorHandle {
  readonly editor: Editor;
  readonly document: DocumentBridge;
  readonly cards: CardSession;
  readonly cite: CiteSession;
  readonly citation: CitationEdit;
  readonly footnotes: FootnoteSession;
  /** Where the list of references is drawn. */
  readonly references: ReferencesPlace;
  readonly pictures: PictureSession;
  /** Where comments are, once their code is there. */
  readonly commentPlaces: LateLayout;
  readonly words: WordCounter;
  readonly record: WritingRecorder;
  readonly essay: EssayOnPoint;
  readonly labels: SectionLabels;
  readonly menus: MenuSignals;
  /** Whether the browser checks spelling, for when nothing else does. */
  readonly setBrowserSpelling: (isOn: boolean) => void;
  readonly setMode: (mode: WritingMode, isOn: boolean) => void;
  /** Updates the name and the placeholder of the text area after a change of language. */
  readonly relabel: () => void;
  readonly destroy: () => void;
}

/** Creates an editor outside React, so that machines can be connected to it before it is mounted. */
export function createDocumentEditor(options: DocumentEditorOptions): DocumentEditorHandle {
  const menus = createMenuSignals();
  const targets = () => ({
    askAi: () => (options.offersAi?.() === false ? false : cards.open()),
    cite: () => cite.open(),
    footnote: () => footnotes.insert(),
    addPicture: () => pictures.choose(),
    editLink: () => menus.send('link'),
    focusMenu: () => menus.send('focus'),
  });
  const references = createReferencesPlace();
  const footnoteMarks = createFootnoteMarks();
  const pictureOptions = options.pictures ?? noPictures;
  const pictureViews = new Set<() => void>();
  const taskViews = new Set<() => void>();
  let attributes: Attributes | null = null;
  let isSpeltByBrowser = false;
  const editor = new Editor({
    extensions: editorExtensions(options, {
      cards: () => cards,
      cite: () => cite,
      citation: () => citation,
      footnotes: () => footnotes,
      footnoteMarks,
      references,
      pictures: () => pictures,
      pictureOptions,
      pictureViews,
      taskViews,
      targets,
    }),
    enableCoreExtensions: { delete: false, clipboardTextSerializer: false },
    // They would turn a pasted "__init__" into a bold "init"; pasted Markdown is parsed as a whole instead.
    enablePasteRules: false,
    injectCSS: false,
    editorProps: {
      // Called on every key press, hence the cache.
      attributes: () => (attributes ??= attributesOf(options, isSpeltByBrowser)),
    },
    onMount: ({ editor: { state, view } }) =>
      view.updateState(state.reconfigure({ plugins: gatherKeymaps(state.plugins) })),
    onTransaction: () => count('transactions'),
  });
  const cards = createCardSession(editor, options);
  const cite = createCiteSession(editor, options);
  const citation = createCitationEdit(editor);
  const footnotes = createFootnoteSession(editor, footnoteMarks);
  const pictures = createPictureSession(editor, pictureOptions);
  const document = createDocumentBridge(editor, cards);
  if (options.content) document.load(options.content);
  const drawAttributes = () => {
    attributes = null;
    editor.setOptions();
  };
  return {
    editor,
    cards,
    cite,
    citation,
    footnotes,
    references,
    pictures,
    menus,
    setBrowserSpelling: (isOn) => {
      if (isSpeltByBrowser === isOn) return;
      isSpeltByBrowser = isOn;
      drawAttributes();
    },
    setMode: createWritingModes(editor),
    document,
    commentPlaces: createLateLayout(),
    words: createWordCounter(editor),
    record: createWritingRecorder(editor),
    essay: createEssayOnPoint(editor, options),
    labels: createSectionLabels(editor, () => options.onLabelsDisplaced?.()),
    relabel: () => {
      drawAttributes();
      for (const redraw of [...pictureViews, ...taskViews]) redraw();
    },
    destroy: () => {
      cards.close();
      cite.close();
      editor.destroy();
    },
  };
}

const noPictures: PictureOptions = {
  documentId: '',
  addressOf: () => '',
  texts: () => ({ describe: '', edit: '', undescribed: '', decorative: '', unavailable: '' }),
};

type Attributes = Readonly<Record<string, string>>;

function attributesOf({ label, language }: DocumentEditorOptions, isSpeltByBrowser: boolean): Attributes {
  return {
    'aria-label': label(),
    'aria-multiline': 'true',
    role: 'textbox',
    spellcheck: String(isSpeltByBrowser),
    ...(language ? { lang: language } : {}),
  };
}
