import { styleOf } from '@octavo/citations';
import type { Formatted, FormatRequest } from '@octavo/citations/format';
import type { Reference } from '@octavo/contract';
import { type Language, languages } from '@octavo/contract/languages';
import type {
  ReferenceFileFormat,
  ReferenceListing,
  ReferencesCommand,
  ReferencesReport,
} from '@octavo/machines/references';
import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { fromCallback } from 'xstate';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { citationsIn, withFormatted } from './citation-plugin.ts';
import type { CitationState } from './citation-state.ts';
import { withReferences, withStyle } from './place-citation.ts';

/** Work done outside the editor. */
export interface CitationSource {
  /** Formats off the main thread; a later request makes an earlier one obsolete. */
  readonly format: (request: FormatRequest) => Promise<Formatted>;
  readonly saveFile: (references: readonly Reference[], format: ReferenceFileFormat) => void;
  /** The language for terms from now on. */
  readonly language: () => Language;
  readonly warn: (message: string, error?: unknown) => void;
}

/** Connects the text to the references machine: formats what has changed and reports the list. */
export function connectReferences(handle: DocumentEditorHandle, source: CitationSource) {
  const { editor } = handle;
  return {
    text: fromCallback<ReferencesCommand, void, ReferencesReport>(({ receive, sendBack }) => {
      receive((command) => handleCommand(handle, source, command));
      const stopFormatting = keepFormatted(editor, source);
      const tell = createTeller(sendBack);
      tell(citationsIn(editor.state));
      const stopTelling = onEditorView(editor, (state) => tell(citationsIn(state)));
      return () => {
        stopFormatting();
        stopTelling();
      };
    }),
  };
}

function handleCommand(
  { editor, cite, citation }: DocumentEditorHandle,
  source: CitationSource,
  command: ReferencesCommand,
): void {
  const { state } = editor;
  const references = citationsIn(state).list?.references ?? [];
  const change = (tr: Transaction | null) => {
    if (tr === null) source.warn(`The references were not changed: ${command.type}`);
    else editor.view.dispatch(tr);
  };
  switch (command.type) {
    case 'add':
      cite.citeAfterForm(command.reference);
      break;
    case 'update':
      change(
        withReferences(
          closeHistory(state.tr),
          state,
          references.map((one) => (one.id === command.id ? command.reference : one)),
        ),
      );
      break;
    case 'remove':
      change(
        withReferences(
          closeHistory(state.tr),
          state,
          references.filter(({ id }) => id !== command.id),
        ),
      );
      break;
    case 'style.change':
      change(
        withStyle(closeHistory(state.tr), state, { format: command.style, language: source.language() }),
      );
      break;
    case 'cite':
      cite.citeAtCaret(command.id);
      break;
    case 'missing.open':
      citation.openMissing();
      break;
    case 'import':
      cite.list(command.references);
      break;
    case 'export':
      source.saveFile(references, command.format);
      break;
    default:
      command satisfies never;
  }
}

/** Formats again whenever a citation, a reference or the style changes; only the latest result counts. */
function keepFormatted(editor: Editor, { format, language, warn }: CitationSource): () => void {
  let asked: unknown[] = [];
  let latest = 0;
  let isStopped = false;
  const check = () => {
    const { citations, list } = citationsIn(editor.state);
    const now = list === null ? [] : [list.format, list.language, list.references, citations];
    if (now.length === asked.length && now.every((part, index) => part === asked[index])) return;
    asked = now;
    if (list === null) return;
    latest += 1;
    const mine = latest;
    const request = {
      style: styleOf(list.format),
      language: languages.find((each) => each === list.language) ?? language(),
      references: list.references,
      citations: [...new Map(citations.map(({ key, citation }) => [key, citation])).values()],
    };
    format(request).then(
      (formatted) => {
        if (isStopped || mine !== latest || editor.isDestroyed) return;
        editor.view.dispatch(withFormatted(editor.state.tr, formatted));
      },
      (error: unknown) => warn('The citations could not be formatted', error),
    );
  };
  const stop = onEditorView(editor, check);
  check();
  return () => {
    isStopped = true;
    stop();
  };
}

/** Reports the list whenever it has changed. */
function createTeller(send: (report: ReferencesReport) => void) {
  let reported: unknown[] | null = null;
  return (state: CitationState) => {
    const { list, formatted, citations } = state;
    const now = [list?.references, list?.format, formatted, citations];
    if (reported !== null && now.every((part, index) => part === reported?.[index])) return;
    const isFirst = reported === null;
    reported = now;
    if (isFirst && list === null) return;
    send({ type: 'listed', listing: listingOf(state) });
  };
}

function listingOf({ list, formatted, citations }: CitationState): ReferenceListing | null {
  if (list === null) return null;
  const cited = new Set(
    citations.flatMap(({ citation }) => citation.works.map(({ reference }) => reference)),
  );
  const byId = new Map(list.references.map((reference) => [reference.id, reference]));
  const lines = new Map(formatted?.bibliography.map((line) => [line.id, line]));
  const order = [...lines.keys(), ...byId.keys()].filter((id) => byId.has(id));
  return {
    style: styleOf(list.format),
    missing: citations.filter(({ citation }) => citation.works.some(({ reference }) => !byId.has(reference)))
      .length,
    entries: [...new Set(order)].flatMap((id) => {
      const reference = byId.get(id);
      if (reference === undefined) return [];
      const line = lines.get(id);
      return [
        {
          reference,
          number: line?.number ?? null,
          line: line?.runs ?? [
            {
              text: [reference.authors.join('; '), reference.year, reference.title]
                .filter(Boolean)
                .join('. '),
            },
          ],
          isCited: cited.has(id),
        },
      ];
    }),
  };
}
