import { createOutlineStore, createSuggestionLayout, DocumentEditor, useEditorLabels } from '@octavo/editor';
import type { DocumentEditorHandle } from '@octavo/editor';
import type { DeskActor } from '@octavo/machines/desk';
import { useWordsLeft } from '@octavo/ui/flows/account';
import type { AiCardProps } from '@octavo/ui/flows/ai-card';
import type { PendingPictureProps } from '@octavo/ui/flows/document-pictures';
import { CompletionStatus } from '@octavo/ui/flows/completion';
import {
  DocumentPage as DocumentScreen,
  ProvideEditorStores,
  useIsWithheld,
} from '@octavo/ui/flows/document';
import { useFlow } from '@octavo/ui/flows/flow-context';
import { lazyPart } from '@octavo/ui/flows/lazy-part';
import { usePreference } from '@octavo/ui/flows/preferences';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bindCommands } from '../app/menu-commands.ts';
import { bindDeskShortcuts } from '../desk/desk-shortcuts.ts';
import { bindUndo } from '../desk/undo-from-anywhere.ts';
import { acceptKeys } from '../wiring/completion.ts';
import { editorOf } from '../wiring/desk.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { usePageTitle } from './use-page-title.ts';

const AiCard = lazyPart<AiCardProps>(
  async () => ({ default: (await import('@octavo/ui/flows/ai-card')).AiCard }),
  { texts: ['ai-card'] },
);

const Citing = lazyPart(async () => ({ default: (await import('@octavo/ui/flows/citations')).Citing }), {
  texts: ['citations'],
});
const ReferencesBlock = lazyPart(
  async () => ({ default: (await import('@octavo/ui/flows/citations')).ReferencesBlock }),
  { texts: ['citations'] },
);

const PendingPicture = lazyPart<PendingPictureProps>(
  async () => ({ default: (await import('@octavo/ui/flows/document-pictures')).PendingPicture }),
  { texts: ['document-pictures'] },
);

/** `/app/document/{id}` */
export default function DocumentPage({ desk }: { readonly desk: DeskActor }) {
  const [editor] = useState(() => editorOf(desk.getSnapshot().context.id));
  return editor === undefined ? null : <OpenDocument editor={editor} />;
}

function OpenDocument({ editor }: { readonly editor: DocumentEditorHandle }) {
  const { t } = useTranslation('common');
  const desk = useFlow('desk');
  const document = useFlow('document');
  const title = useSelector(document, ({ context }) => context.title);
  const hasLabels = usePreference('buttonSectionsEnabled');
  const offersAi = usePreference('editorAiEnabled');
  const hasSuggestions = usePreference('suggestionsEnabled');
  const isFocusMode = usePreference('focusMode');
  const isTypewriter = usePreference('typewriter');
  const isWithheld = useIsWithheld();
  const labels = useEditorLabels();
  const stores = useMemo(() => storesOf(editor), [editor]);
  const left = useWordsLeft();
  const preferences = useFlow('preferences');
  const account = useFlow('account');
  const favourites = useFlow('favourites');
  const deletion = useFlow('deletion');
  usePageTitle(title === '' ? t('document.untitled') : title);
  useArrivalFocus();

  useEffect(() => {
    const untitled = () => t('document.untitled');
    const bound = { desk, editor, preferences, account, favourites, deletion, untitled };
    const unbind = [bindDeskShortcuts(bound), bindCommands(() => commandsOf(desk)), bindUndo(editor)];
    return () => {
      for (const end of unbind) end();
    };
  }, [desk, editor, preferences, account, favourites, deletion, t]);

  return (
    <ProvideEditorStores stores={stores}>
      <DocumentScreen>
        <DocumentEditor
          handle={editor}
          labels={labels}
          title={title}
          onTitleChange={(next) => document.send({ type: 'title.change', title: next })}
          renderAiCard={(actor, preview) => (
            <AiCard
              actor={actor}
              wordsLeft={left}
              preview={preview}
              onDismiss={() => actor.send({ type: 'cancel' })}
            />
          )}
          renderCiteCard={() => <Citing />}
          renderReferences={() => <ReferencesBlock />}
          renderPendingPicture={(key) => <PendingPicture pictureKey={key} />}
          offersAi={offersAi}
          hasSuggestions={hasSuggestions}
          readOnly={isWithheld}
          hidesLabels={!hasLabels}
          isFocusMode={isFocusMode}
          isTypewriter={isTypewriter}
          isNew={title === '' && editor.words.getSnapshot() === 0}
        />
        <CompletionStatus keys={acceptKeys()} />
      </DocumentScreen>
    </ProvideEditorStores>
  );
}

const commandsOf = async (desk: DeskActor) => (await import('../desk/desk-commands.ts')).deskCommands(desk);

const sheet = () => document.querySelector<HTMLElement>('#content');

function storesOf(editor: DocumentEditorHandle) {
  return {
    words: editor.words,
    outline: createOutlineStore(editor.editor),
    places: createSuggestionLayout(editor.editor, sheet),
    commentPlaces: editor.commentPlaces,
    sheet,
  };
}
