import {
  connectSuggestions,
  createSuggestionLayout,
  DocumentEditor,
  type DocumentEditorHandle,
  useDocumentEditor,
  useEditorLabels,
} from '@octavo/editor';
import { aiCardMachine } from '@octavo/machines/ai-card';
import { documentFlow, downloadFlow, panelFlow, sidebarFlow, toolsFlow } from '@octavo/machines/fixtures';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import { AiCard } from '@octavo/ui/flows/ai-card';
import { AppFrame } from '@octavo/ui/flows/app-frame';
import { DocumentPage } from '@octavo/ui/flows/document';
import { SuggestionsPanel } from '@octavo/ui/flows/suggestions';
import { ToolsPanel } from '@octavo/ui/flows/tools';
import { useActorRef, useSelector } from '@xstate/react';
import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createActor, fromCallback } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { useNavigation, useTheme, useWordCount } from '../flows/stage.tsx';
import { checkEssay } from './check-essay.ts';
import { margins, rewritten } from './margins.ts';

interface EditorScreenProps {
  readonly state: string;
  readonly panel: string;
  readonly theme: string;
  readonly onReady?: (handle: DocumentEditorHandle) => void;
}

const sheet = () => document.querySelector<HTMLElement>('#content');

/** Writes the three versions one after the other, without a server. */
function writtenCards() {
  let turn = 0;
  return aiCardMachine.provide({
    actors: {
      generate: fromCallback(({ sendBack }) => {
        sendBack({ type: 'version.chunk', text: rewritten[turn++ % 3] ?? '' });
        sendBack({ type: 'version.done', engine: 'built-in' });
      }),
    },
  });
}

function EditorScreen({ state, panel, theme, onReady: tell }: EditorScreenProps) {
  const [cards] = useState(writtenCards);
  const handle = useDocumentEditor({
    content: margins.content,
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    title: () => margins.title,
    createAiCardActor: (input) => createActor(cards, { input }),
    onPasteRefused: () => {},
    onNestingRefused: () => {},
  });
  useEffect(() => tell?.(handle), [handle, tell]);
  return (
    <AppFrame
      sidebar={useActorRef(sidebarFlow.stage, sidebarFlow.at('width.collapsed'))}
      navigation={useNavigation('document')}
      theme={useTheme(theme)}
      allowance={{ left: 126, total: 200 }}
      documents={6}
    >
      <Page handle={handle} state={state} panel={panel} />
    </AppFrame>
  );
}

interface PageProps {
  readonly handle: DocumentEditorHandle;
  readonly state: string;
  readonly panel: string;
}

function Page({ handle, state, panel }: PageProps) {
  const [machine] = useState(() =>
    suggestionsMachine.provide({
      actors: connectSuggestions(handle.editor, { check: checkEssay }),
      delays: { checkDebounce: 0 },
    }),
  );
  const [layout] = useState(() => createSuggestionLayout(handle.editor, sheet));
  const [title, setTitle] = useState(margins.title);
  const suggestions = useActorRef(machine, { input: { enabled: true } });
  const count = useSelector(suggestions, ({ context }) => context.items.length);
  const places = useSyncExternalStore(layout.subscribe, layout.getSnapshot);
  const labels = useEditorLabels();
  return (
    <DocumentPage
      actor={useActorRef(documentFlow.stage, documentFlow.at(state))}
      navigation={useNavigation('document')}
      wordCount={useWordCount()}
      words={handle.words}
      download={useActorRef(downloadFlow.stage, downloadFlow.at('closed'))}
      panel={useActorRef(panelFlow.stage, panelFlow.at(panel))}
      suggestionCount={count}
      suggestions={<SuggestionsPanel actor={suggestions} places={places} sheet={sheet} />}
      tools={<ToolsPanel actor={useActorRef(toolsFlow.stage, toolsFlow.at('suggestions.on'))} />}
    >
      <DocumentEditor
        handle={handle}
        labels={labels}
        title={title}
        onTitleChange={setTitle}
        renderAiCard={(actor) => <AiCard actor={actor} wordsLeft={126} />}
      />
    </DocumentPage>
  );
}

function selectParagraph({ editor }: DocumentEditorHandle, start: string): void {
  editor.state.doc.descendants((node, position) => {
    if (!node.isTextblock || !node.textContent.startsWith(start)) return;
    const from = position + 1;
    editor
      .chain()
      .focus()
      .setTextSelection({ from, to: from + node.content.size })
      .run();
  });
}

const onReady = fn<(handle: DocumentEditorHandle) => void>();

const meta = preview.meta({
  title: 'Screens/Editor',
  component: EditorScreen,
  tags: ['window-only'],
  args: { state: 'sync.success', panel: 'tab.suggestions', theme: 'light', onReady },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <EditorScreen {...args} theme={String(globals['theme'])} />,
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Writing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Style: a really big deal/ })).toBeVisible();
  },
});

export const OneOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Style: a really big deal/ }));
    await expect(canvas.getByRole('button', { name: 'Apply' })).toBeVisible();
  },
});

export const WithCard = meta.story({
  args: { panel: 'tab.tools' },
  play: async ({ userEvent }) => {
    const handle = onReady.mock.lastCall?.[0];
    if (handle) selectParagraph(handle, 'Screens did not end');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask Octavo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Paraphrase' }));
    await waitFor(() => expect(screen.getByText('All three versions are ready')).toBeInTheDocument());
  },
});

export const Offline = meta.story({ args: { state: 'work.offline' } });
export const Phone = meta.story({ globals: small });
export const PhoneWithSuggestion = meta.story({
  args: { panel: 'drawer.open' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Style: a really big deal/ }));
    await expect(canvas.getByText('4 of 5')).toBeVisible();
  },
});
