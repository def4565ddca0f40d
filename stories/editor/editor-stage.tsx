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
  /** Given where the document is a brainstorm: called when an essay on one of its points is requested. */
  readonly onEssayWanted?: (point: string) => void;
}

const misspelt: Readonly<Record<string, string>> = { recieve: 'receive', teh: 'the', wich: 'which' };

/** Finds three misspellings, immediately and without a server. */
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
      sendBack({ type: 'version.done', engine: 'built-in', call: 'call-1' });
    }),
  },
});

/** A page of a book with a hand in its margin. */
const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400"><rect width="640" height="400" fill="#e8dcc3"/><g stroke="#5b4a36" stroke-width="3" fill="none"><path d="M230 70h330M230 110h330M230 150h330M230 190h330M230 230h330M230 270h330M230 310h210"/><path d="M60 180h70l60-8q12 8 0 18l-60 4q10 14-4 24h-30q-24 4-36-10z"/></g></svg>',
)}`;

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
  const handle: DocumentEditorHandle = useDocumentEditor({
    content,
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    taskName: (text) => i18next.t('editor:format.taskDone', { text }),
    title: () => title,
    createAiCardActor: (input) => createActor(cardMachine, { input }),
    onPasteRefused: (paste) => onPasteRefused?.(paste),
    onNestingRefused: () => onNestingRefused?.(),
    pictures: {
      documentId: 'here',
      addressOf: () => drawing,
      texts: () => ({
        describe: i18next.t('editor:picture.describe'),
        edit: i18next.t('editor:picture.edit'),
        undescribed: i18next.t('editor:picture.undescribed'),
        decorative: i18next.t('editor:picture.decorative'),
        unavailable: i18next.t('editor:picture.unavailable'),
      }),
    },
    onLabelsDisplaced: () => handle.labels.position(),
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
