import {
  connectSuggestions,
  createSuggestionLayout,
  DocumentEditor,
  type DocumentEditorHandle,
  useDocumentEditor,
  useEditorLabels,
} from '@octavo/editor';
import { aiCardMachine } from '@octavo/machines/ai-card';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import { AiCard } from '@octavo/ui/flows/ai-card';
import { App } from '@octavo/ui/flows/app';
import { DocumentPage, ProvideEditorStores } from '@octavo/ui/flows/document';
import { Flows } from '@octavo/ui/flows/flow-context';
import { useActorRef } from '@xstate/react';
import { brand } from '@octavo/contract/brand';
import i18next, { t } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { createActor, fromCallback } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from '../flows/stage.tsx';
import { checkEssay } from './check-essay.ts';
import { margins, rewritten } from './margins.ts';

interface EditorScreenProps {
  readonly state: string;
  readonly panel: string;
  readonly onReady?: (handle: DocumentEditorHandle) => void;
}

const sheet = () => document.querySelector<HTMLElement>('#content');

/** Writes the three versions one after another, without a server. */
function writtenCards() {
  let turn = 0;
  return aiCardMachine.provide({
    actors: {
      generate: fromCallback(({ sendBack }) => {
        sendBack({ type: 'version.chunk', text: rewritten[turn++ % 3] ?? '' });
        sendBack({ type: 'version.done', engine: 'built-in', call: 'call-1' });
      }),
    },
  });
}

function EditorScreen({ state, panel, onReady: tell }: EditorScreenProps) {
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
    <Staged states={{ app: 'shown.document', navigation: 'document', document: state, panel }}>
      <App home={null} document={<Page handle={handle} />} />
    </Staged>
  );
}

function Page({ handle }: { readonly handle: DocumentEditorHandle }) {
  const [machine] = useState(() =>
    suggestionsMachine.provide({
      actors: connectSuggestions(handle.editor, { check: checkEssay }),
      delays: { checkDebounce: 0 },
    }),
  );
  const [stores] = useState(() => ({
    words: handle.words,
    places: createSuggestionLayout(handle.editor, sheet),
    sheet,
  }));
  const [title, setTitle] = useState(margins.title);
  const suggestions = useActorRef(machine, { input: { enabled: true } });
  const flows = useMemo(() => ({ suggestions }), [suggestions]);
  const labels = useEditorLabels();
  return (
    <Flows of={flows}>
      <ProvideEditorStores stores={stores}>
        <DocumentPage>
          <DocumentEditor
            handle={handle}
            labels={labels}
            title={title}
            onTitleChange={setTitle}
            renderAiCard={(actor, preview) => <AiCard actor={actor} wordsLeft={126} preview={preview} />}
          />
        </DocumentPage>
      </ProvideEditorStores>
    </Flows>
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
  args: { state: 'sync.success', panel: 'closed', onReady },
  parameters: { layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Writing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /: a really big deal/ })).toBeVisible();
  },
});

export const OneOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: a really big deal/ }));
    await expect(canvas.getByRole('button', { name: t('suggestions:apply') })).toBeVisible();
  },
});

/** Paraphrases a paragraph with suggestions. */
async function paraphrase(): Promise<void> {
  const handle = onReady.mock.lastCall?.[0];
  if (handle) selectParagraph(handle, 'Screens did not end');
  const ask = await screen.findByRole('button', { name: t('editor:format.ask', { brand: brand.name }) });
  await userEvent.click(ask);
  await userEvent.click(await screen.findByRole('button', { name: t('ai-card:actions.paraphrase') }));
  await waitFor(() => expect(screen.getByText(t('ai-card:allReady'))).toBeInTheDocument());
}

export const WithCard = meta.story({
  play: async ({ canvasElement, step }) => {
    await paraphrase();
    await step(
      'regression 432: versions that are complete at once are shown down to their buttons',
      async () => {
        const card = screen.getByRole('region', { name: t('ai-card:name', { brand: brand.name }) });
        if (card.offsetHeight > innerHeight - 112) return;
        await waitFor(() => expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
      },
    );
    await step(
      'underlines lie within the line, where the tint of the next one does not cover them',
      async () => {
        const marked = canvasElement.querySelectorAll('[data-ai-passage][data-suggestion]');
        await expect(marked.length).toBeGreaterThan(0);
        for (const mark of marked) {
          const line = Number.parseFloat(getComputedStyle(mark).lineHeight);
          for (const { height } of mark.getClientRects()) await expect(height).toBeLessThanOrEqual(line + 1);
        }
      },
    );
  },
});

/** However low the window and wherever the text is scrolled, the actions on the versions are visible. */
export const CardInALowWindow = meta.story({
  globals: { viewport: { value: 'low', isRotated: false } },
  play: async ({ canvasElement }) => {
    await paraphrase();
    const accept = screen.getByRole('button', { name: t('ai-card:accept', { number: 1 }) });
    const isInView = () => accept.getBoundingClientRect().bottom <= innerHeight;
    await waitFor(() => expect(isInView()).toBe(true));
    canvasElement.querySelector('[data-ai-passage]')?.scrollIntoView({ block: 'center' });
    await expect(isInView()).toBe(true);
  },
});

export const Offline = meta.story({ args: { state: 'work.offline' } });
export const Phone = meta.story({ globals: small });
export const PhoneWithSuggestion = meta.story({
  args: { panel: 'open' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: a really big deal/ }));
    await expect(canvas.getByText(t('suggestions:position', { index: 4, total: 5 }))).toBeVisible();
  },
});
