import { connectSuggestions, createDocumentEditor } from '@octavo/editor';
import { maxDocumentDepth } from '@octavo/document-schema';
import { panelMachine } from '@octavo/machines/panel';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import i18next from 'i18next';
import { createActor, waitFor } from 'xstate';
import { call } from '../api/call.ts';
import { refreshWordsLeft } from '../app/account-state.ts';
import { app } from '../app/actors.ts';
import { keptFlag, keptList } from '../local-storage.ts';
import { wiredAiCard } from '../wiring/ai-card.ts';
import { wireDocument } from '../wiring/document.ts';
import { wireDownload } from '../wiring/download.ts';
import { wiredTools } from '../wiring/tools.ts';
import { showWordCountKey, wiredWordCount } from '../wiring/word-count.ts';
import { leaveDocument } from './leave-document.ts';
import { openPanelOnSelection } from './open-panel-on-selection.ts';

const ignoredRules = keptList('ignored_rules');

export type Desk = ReturnType<typeof openDesk>;

/** One document with all that surrounds it: its editor and its machines, joined to each other and to the server. */
export function openDesk(id: string) {
  const tools = createActor(wiredTools, {
    input: {
      suggestionsEnabled: keptFlag('enable_suggestions'),
      buttonSectionsEnabled: keptFlag('enable_button_sections'),
    },
  });
  const wordCount = createActor(wiredWordCount, { input: { shown: keptFlag(showWordCountKey) } });
  const panel = createActor(panelMachine);
  const document = createActor(
    wireDocument({
      read: () => (isLoaded ? editor.document.readContent() : null),
      deliver: () => editor.document.deliver(),
      titleOfCopy: (title) =>
        i18next.t('editor:recovered.title', { title: title || i18next.t('editor:untitled') }),
      onRecovered: (title) =>
        app.note.send({
          type: 'show',
          title: i18next.t('editor:recovered.note'),
          message: i18next.t('editor:recovered.hint', { title }),
        }),
    }),
    {
      input: { id },
    },
  );
  let isLoaded = false;

  const editor = createDocumentEditor({
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    title: () => document.getSnapshot().context.title,
    createAiCardActor: (input) => {
      const card = createActor(wiredAiCard, { input });
      card.on('limit.reached', () => app.limitToast.send({ type: 'show' }));
      card.subscribe({ complete: () => void refreshWordsLeft() });
      return card;
    },
    onPasteRefused: () => app.alert.send({ type: 'show', message: i18next.t('editor:pasteRefused') }),
    onNestingRefused: () =>
      app.alert.send({
        type: 'show',
        message: i18next.t('editor:nestingRefused', { levels: maxDocumentDepth }),
      }),
  });

  const rulesIgnored = ignoredRules.read();
  const suggestions = createActor(
    suggestionsMachine.provide({
      actors: connectSuggestions(editor.editor, {
        check: (text, signal) => call('corrections', { body: { text }, signal }),
        warn: (message, error) => console.warn(message, error),
        ignoredRules: rulesIgnored,
        ignored: keptList(`ignored_suggestions:${id}`),
      }),
    }),
    { input: { enabled: keptFlag('enable_suggestions'), ignoredRules: rulesIgnored } },
  );

  const download = createActor(
    wireDownload(async () => {
      editor.document.deliver();
      document.send({ type: 'flush' });
      await waitFor(document, (state) => !state.hasTag('busy'));
    }),
    { input: { id } },
  );

  const stopReporting = editor.document.subscribe((report) => document.send(report));
  const missing = document.on('missing', () => {
    app.navigation.send({ type: 'document.missing' });
    app.note.send({
      type: 'show',
      title: i18next.t('editor:missing.title'),
      message: i18next.t('editor:missing.hint'),
    });
  });
  const moved = document.on('moved', (event) =>
    app.navigation.send({ type: 'page.change', route: { page: 'document', id: event.id } }),
  );
  document.on('refused', ({ message }) => app.alert.send({ type: 'show', message }));
  document.on('refreshed', ({ content }) => editor.document.refresh(content));
  document.on('favourite.refused', ({ message }) => app.alert.send({ type: 'show', message }));
  tools.on('suggestions.change', ({ enabled }) => suggestions.send({ type: enabled ? 'enable' : 'disable' }));
  suggestions.on('ignoredRules.change', ({ rules }) => ignoredRules.write(rules));
  suggestions.on('enable.request', () => tools.send({ type: 'suggestions.set', enabled: true }));
  const loading = document.subscribe(({ context }) => {
    if (context.document === null || isLoaded) return;
    isLoaded = true;
    editor.document.load(context.document.content);
    suggestions.start();
  });

  openPanelOnSelection(suggestions, panel);

  const tellsPage = [missing, moved, loading];
  const around = [tools, wordCount, panel, download];
  for (const actor of [...around, document]) actor.start();

  return {
    id,
    editor,
    tools,
    wordCount,
    panel,
    document,
    suggestions,
    download,
    /** Neither title nor text so far. */
    isNew: () => document.getSnapshot().context.title === '' && editor.words.getSnapshot() === 0,
    /** Saves what is not saved yet and ends everything. */
    close: () => {
      for (const subscription of tellsPage) subscription.unsubscribe();
      // An open card holds saving back.
      editor.cards.close();
      editor.document.deliver();
      for (const actor of [...around, suggestions]) actor.stop();
      // The text must be there as long as a save may read it.
      void leaveDocument(document).finally(() => {
        stopReporting();
        editor.destroy();
      });
    },
  };
}
