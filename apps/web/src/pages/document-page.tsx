import { createSuggestionLayout, DocumentEditor, useEditorLabels } from '@octavo/editor';
import { DocumentPage as DocumentScreen } from '@octavo/ui/flows/document';
import { SuggestionsPanel } from '@octavo/ui/flows/suggestions';
import { ToolsPanel } from '@octavo/ui/flows/tools';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsLeft } from '../app/account-state.ts';
import { app } from '../app/actors.ts';
import { deskInWaiting } from '../desk/desk-in-waiting.ts';
import { bindDeskShortcuts } from '../desk/desk-shortcuts.ts';
import { type Desk, openDesk } from '../desk/open-desk.ts';
import { bindUndo } from '../desk/undo-from-anywhere.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

// Fetched when they are first asked for: writing needs neither.
const AiCard = lazy(() => import('@octavo/ui/flows/ai-card').then((flow) => ({ default: flow.AiCard })));
const DownloadDialog = lazy(() =>
  import('@octavo/ui/flows/download').then((flow) => ({ default: flow.DownloadDialog })),
);

const desks = deskInWaiting(openDesk);

/** `/app/document/{id}` */
export default function DocumentPage({ id }: { readonly id: string }) {
  const [desk] = useState(() => desks.take(id));

  useEffect(() => {
    desks.shown(desk);
    const unbind = [bindDeskShortcuts(desk), bindUndo(desk)];
    return () => {
      for (const end of unbind) end();
      desk.close();
    };
  }, [desk]);

  return <OpenDocument desk={desk} />;
}

function OpenDocument({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('editor');
  const labels = useEditorLabels();
  const title = useSelector(desk.document, ({ context }) => context.title);
  usePageTitle(title === '' ? t('untitled') : title);
  useArrivalFocus();
  const suggestionCount = useSelector(desk.suggestions, ({ context }) => context.items.length);
  const hidesLabels = useSelector(desk.tools, (state) => state.hasTag('labels.hidden'));
  const isDownloading = useSelector(desk.download, (state) => state.hasTag('visible'));
  const left = useSyncExternalStore(wordsLeft.subscribe, wordsLeft.get);

  return (
    <>
      <DocumentScreen
        actor={desk.document}
        navigation={app.navigation}
        panel={desk.panel}
        wordCount={desk.wordCount}
        words={desk.editor.words}
        download={desk.download}
        suggestionCount={suggestionCount}
        suggestions={<Suggestions desk={desk} />}
        tools={<ToolsPanel actor={desk.tools} />}
      >
        <DocumentEditor
          handle={desk.editor}
          labels={labels}
          title={title}
          onTitleChange={(next) => desk.document.send({ type: 'title.change', title: next })}
          renderAiCard={(actor) => (
            <Suspense>
              <AiCard actor={actor} wordsLeft={left} />
            </Suspense>
          )}
          hidesLabels={hidesLabels}
          isNew={desk.isNew()}
        />
      </DocumentScreen>
      {isDownloading ? (
        <Suspense>
          <DownloadDialog actor={desk.download} />
        </Suspense>
      ) : null}
    </>
  );
}

function Suggestions({ desk }: { readonly desk: Desk }) {
  const [layout] = useState(() => createSuggestionLayout(desk.editor.editor, sheet));
  const places = useSyncExternalStore(layout.subscribe, layout.getSnapshot);
  return <SuggestionsPanel actor={desk.suggestions} places={places} sheet={sheet} />;
}

const sheet = () => document.querySelector<HTMLElement>('#content');
