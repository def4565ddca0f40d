import '@octavo/ui/theme.css';
import '@octavo/ui/components.css';
import '@octavo/editor/editor.css';
import { connectSuggestions, DocumentEditor, useDocumentEditor, useEditorLabels } from '@octavo/editor';
import { suggestionsMachine } from '@octavo/machines/suggestions';
import common from '@octavo/ui/locales/en/common.json' with { type: 'json' };
import editor from '@octavo/ui/locales/en/editor.json' with { type: 'json' };
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createActor } from 'xstate';
import { check } from './check.ts';

await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, editor } } });

function Write() {
  const [title, setTitle] = useState('A letter');
  const handle = useDocumentEditor({
    content: { type: 'doc', content: ['She recieve a letter.', 'Les enfant jouent dehors.'].map(paragraph) },
    label: () => 'Text',
    placeholder: () => 'Write …',
    title: () => title,
    onPasteRefused: () => {},
    onNestingRefused: () => {},
  });
  const labels = useEditorLabels();
  useEffect(() => {
    const machine = suggestionsMachine.provide({ actors: connectSuggestions(handle.editor, { check }) });
    const suggestions = createActor(machine, { input: { enabled: true } }).start();
    return () => void suggestions.stop();
  }, [handle]);
  return (
    <DocumentEditor handle={handle} labels={labels} title={title} onTitleChange={setTitle} offersAi={false} />
  );
}

function paragraph(text: string) {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

const root = document.querySelector('#page');
if (root) createRoot(root).render(<Write />);
