import {
  type Correction,
  connectSuggestions,
  DocumentEditor,
  type DocumentEditorHandle,
  type RefusedPaste,
  useDocumentEditor,
  useEditorLabels,
} from '@octavo/editor';
import type { DocumentJson } from '@octavo/document-schema';
import { type AiCardActor, aiCardMachine } from '@octavo/machines/ai-card';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import { WritingSheet } from '@octavo/ui/components/writing-sheet';
import { useSelector } from '@xstate/react';
import i18next from 'i18next';
import { type CSSProperties, useEffect, useState } from 'react';
import { createActor, fromCallback } from 'xstate';
import { EditorDesk } from './editor-desk.tsx';

export interface EditorStageProps {
  readonly content: DocumentJson;
  readonly title?: string;
  readonly readOnly?: boolean;
  readonly hidesLabels?: boolean;
  readonly offersAi?: boolean;
  readonly onReady?: (handle: DocumentEditorHandle) => void;
  readonly onPasteRefused?: (paste: RefusedPaste) => void;
  readonly onNestingRefused?: () => void;
  /** The document is a board of ideas, and an essay on a point of it is wanted. */
  readonly onEssayWanted?: (point: string) => void;
}

const misspelt: Readonly<Record<string, string>> = { recieve: 'receive', teh: 'the', wich: 'which' };

/** Finds three misspellings, at once and without a server. */
async function check(text: string): Promise<Correction[]> {
  return [...text.matchAll(/\p{L}+/gu)].flatMap((found) => {
    const replacement = misspelt[found[0]];
    if (replacement === undefined) return [];
    const place = { offset: found.index, length: found[0].length };
    return [
      {
        ...place,
        replacement,
        icon: 'spelling',
        summary: 'Possible misspelling',
        rule: 'Spelling',
        alternatives: [],
      },
    ];
  });
}

const cardMachine = aiCardMachine.provide({
  actors: {
    generate: fromCallback(({ input, sendBack }) => {
      sendBack({
        type: 'version.chunk',
        text: input.selection === '' ? '# A plan\n\nFirst this.' : input.selection.replace('pencil', 'pen'),
      });
      sendBack({ type: 'version.done', engine: 'built-in' });
    }),
  },
});

const button: CSSProperties = { font: 'inherit', color: 'inherit', background: 'none', border: '1px solid' };

/** An editor with its suggestions running, on stand-ins for the server. */
export function EditorStage({
  content,
  title: first = '',
  onReady,
  onPasteRefused,
  onNestingRefused,
  onEssayWanted,
  ...props
}: EditorStageProps) {
  const [title, setTitle] = useState(first);
  const labels = useEditorLabels();
  const handle = useDocumentEditor({
    content,
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    title: () => title,
    createAiCardActor: (input) => createActor(cardMachine, { input }),
    onPasteRefused: (paste) => onPasteRefused?.(paste),
    onNestingRefused: () => onNestingRefused?.(),
    isBoard: () => onEssayWanted !== undefined,
    onEssayWanted: (point) => onEssayWanted?.(point),
  });

  useEffect(() => {
    onReady?.(handle);
    const machine = suggestionsMachine.provide({
      actors: connectSuggestions(handle.editor, { check }),
      delays: { checkDebounce: 20 },
    });
    const actor = createActor(machine, { input: { enabled: true } }).start();
    return () => {
      actor.stop();
    };
  }, [handle, onReady]);

  return (
    <EditorDesk>
      <WritingSheet>
        <DocumentEditor
          {...props}
          handle={handle}
          labels={labels}
          title={title}
          onTitleChange={setTitle}
          renderAiCard={(actor) => <StageCard actor={actor} />}
        />
      </WritingSheet>
    </EditorDesk>
  );
}

function StageCard({ actor }: { readonly actor: AiCardActor }) {
  const version = useSelector(actor, ({ context }) => context.versions[0].text);
  return (
    <section aria-label="AI card">
      <p>{version}</p>
      <button
        type="button"
        style={button}
        onClick={() => actor.send({ type: 'action.choose', action: 'paraphrase' })}
      >
        Paraphrase
      </button>
      <button type="button" style={button} onClick={() => actor.send({ type: 'accept' })}>
        Accept
      </button>
      <button type="button" style={button} onClick={() => actor.send({ type: 'cancel' })}>
        Cancel
      </button>
    </section>
  );
}
