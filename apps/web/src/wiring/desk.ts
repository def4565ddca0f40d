import {
  connectFind,
  connectSuggestions,
  createDocumentEditor,
  dictate,
  type DocumentEditorHandle,
} from '@octavo/editor';
import { maxDocumentDepth } from '@octavo/document-schema';
import { citationStyles, citationStylesFor } from '@octavo/contract/citation-styles';
import { JournalWriter } from '@octavo/journal/journal-writer';
import { keepOpen } from '@octavo/journal/open-here';
import {
  deskMachine,
  lateDeskFlows,
  type EditorCommand,
  type EditorInput,
  type EditorReport,
} from '@octavo/machines/desk';
import type { DocumentActor } from '@octavo/machines/document';
import { findMachine } from '@octavo/machines/find';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import { whenIdle } from '@octavo/ui/when-idle';
import i18next from 'i18next';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { createRecordKeeper } from '../record/record-keeper.ts';
import { ignoredOf } from '../storage/ignored.ts';
import { currentLanguage } from '../citations/current-language.ts';
import { knownCountry } from './account.ts';
import { wireAiCard } from './ai-card.ts';
import { checkText } from './check-text.ts';
import { wireCiting } from './citing.ts';
import { wireCompletion } from './completion.ts';
import { wireDocument } from './document.ts';
import { pictureAddress, wireDocumentPictures } from './document-pictures.ts';
import { wireInlineCitation } from './inline-citation.ts';
import { preferencesOfDevice } from './preferences.ts';
import { wireMakeLocal } from './make-local.ts';
import { wirePlagiarism } from './plagiarism.ts';
import { wireReferences } from './references.ts';
import { wireRewriting } from './rewriting.ts';
import { wireTags } from './tags.ts';
import { settling } from './unsettled-saves.ts';

// Exported here because home does not need it.
export { opened } from '../app/opened.ts';

const editors = new Map<string, DocumentEditorHandle>();

/** The editor of a document whose desk is running. */
export function editorOf(id: string): DocumentEditorHandle | undefined {
  return editors.get(id);
}

/** A desk on a new editor, the real server and the real journal. */
export function wireDesk(id: string) {
  let document: DocumentActor | null = null;
  let isLoaded = false;
  let report: (event: EditorReport) => void = () => {};

  const editor = createDocumentEditor({
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    title: () => document?.getSnapshot().context.title ?? '',
    createAiCardActor: (input) => {
      const charged = () => report({ type: 'editor.wordsSpent' });
      const card = createActor(wireAiCard(charged), { input });
      card.on('limit.reached', () => report({ type: 'editor.limitReached' }));
      return card;
    },
    taskName: (text) => i18next.t('editor:format.taskDone', { text }),
    offersAi: () => preferencesOfDevice().editorAiEnabled,
    isBoard: () => writingMode() === 'brainstorm',
    onEssayWanted: (topic) => report({ type: 'editor.essayWanted', topic }),
    newList: () => ({
      format: citationStylesFor(knownCountry())[0] ?? citationStyles[0],
      language: currentLanguage(),
    }),
    pictures: {
      documentId: id,
      addressOf: (picture) => pictureAddress(id, picture),
      texts: () => ({
        describe: i18next.t('editor:picture.describe'),
        edit: i18next.t('editor:picture.edit'),
        undescribed: i18next.t('editor:picture.undescribed'),
        decorative: i18next.t('editor:picture.decorative'),
        unavailable: i18next.t('editor:picture.unavailable'),
      }),
    },
    warn: (message) => console.warn(message),
    onLabelsDisplaced: () => report({ type: 'position-section-buttons' }),
    onPasteRefused: () => report({ type: 'editor.pasteRefused' }),
    onNestingRefused: () => report({ type: 'editor.nestingRefused', levels: maxDocumentDepth }),
  });

  const read = () => (isLoaded ? editor.document.readContent() : null);
  const writer = new JournalWriter(read);
  const record = createRecordKeeper(id, editor.record, () => {
    const state = document?.getSnapshot();
    return state?.hasTag('conflict') === true || state?.hasTag('offline') === true;
  });

  const writingMode = () => document?.getSnapshot().context.document?.writingMode;

  const saveFirst = async (): Promise<void> => {
    if (document === null) return;
    editor.document.deliver();
    document.send({ type: 'flush' });
    await waitFor(document, (state) => !state.hasTag('busy'));
  };

  return deskMachine.provide({
    actors: {
      document: wireDocument({
        read,
        writer,
        deliver: () => editor.document.deliver(),
        titleOfCopy: (title) =>
          i18next.t('document:recovered.title', { title: title || i18next.t('common:document.untitled') }),
        titleOfOwn: (title) =>
          i18next.t('document:sync.ownTitle', { title: title || i18next.t('common:document.untitled') }),
        onApart: record.apart,
        onRecovered: (title) => report({ type: 'editor.recovered', title }),
      }),
      suggestions: suggestionsMachine.provide({
        actors: connectSuggestions(editor.editor, {
          check: checkText,
          warn: (message, error) => console.warn(message, error),
          ignored: ignoredOf(id),
        }),
      }),
      find: findMachine.provide({ actors: connectFind(editor.editor) }),
      'make-local': wireMakeLocal(editor, () => writingMode() === 'essay'),
      rewriting: wireRewriting(editor),
      citing: wireCiting(editor),
      // Says where sentences would be sent as soon as its tab opens.
      plagiarism: wirePlagiarism(id, editor.document.readContent),
      references: wireReferences(editor, currentLanguage),
      'inline-citation': wireInlineCitation(editor),
      'document-pictures': wireDocumentPictures(id, editor),
      completion: wireCompletion(editor.editor, () => report({ type: 'editor.wordsSpent' })),
      tags: wireTags(),
      ...lateDeskFlows(
        async () => {
          const { lateDeskMachines } = await import('./late-desk-machines.ts');
          return lateDeskMachines({
            id,
            editor,
            keeper: record,
            title: () => document?.getSnapshot().context.title ?? '',
            document: () => document,
            read: () => editor.document.readContent(),
            readCommon: () => writer.common,
            deliver: () => editor.document.deliver(),
            saveFirst,
          });
        },
        (_name, fetch) => whenIdle(fetch),
      ),
      editor: fromCallback<EditorCommand, EditorInput, EditorReport>(({ input, receive, sendBack }) => {
        document = input.document;
        report = sendBack;
        editors.set(id, editor);
        const noLongerOpen = keepOpen(id);
        const stopReporting = editor.document.subscribe((change) => input.document.send(change));
        receive((command) => {
          switch (command.type) {
            case 'load':
              isLoaded = true;
              record.begin(() => editor.document.load(command.content));
              break;
            case 'change-content':
              editor.document.refresh(command.content);
              record.refreshed();
              break;
            case 'position-section-buttons':
              editor.labels.position();
              break;
            case 'dictate':
              dictate(editor.editor, command.text);
              break;
            case 'settle':
              // An open card blocks saving.
              editor.cards.close();
              editor.cite.close();
              editor.document.deliver();
              break;
            default:
              command satisfies never;
          }
        });
        return () => {
          stopReporting();
          record.close();
          if (editors.get(id) === editor) editors.delete(id);
          noLongerOpen();
          editor.destroy();
        };
      }),
      // Counted as a save, so that the next list waits for it.
      settled: fromPromise(({ input }) =>
        settling(() => waitFor(input.document, (state) => !state.hasTag('busy') || state.hasTag('loading'))),
      ),
    },
  });
}
