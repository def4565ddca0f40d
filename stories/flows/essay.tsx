import { DocumentEditor, useDocumentEditor, useEditorLabels } from '@octavo/editor';
import { usePreference } from '@octavo/ui/flows/preferences';
import i18next from 'i18next';
import { useState } from 'react';
import { margins } from '../screens/margins.ts';

/** A page of text for the flows around it: it can be read and typed in, but nothing is checked or saved. */
export function Essay({ readOnly = false }: { readonly readOnly?: boolean }) {
  const [title, setTitle] = useState(margins.title);
  const labels = useEditorLabels();
  const isFocusMode = usePreference('focusMode');
  const isTypewriter = usePreference('typewriter');
  const handle = useDocumentEditor({
    content: margins.content,
    label: () => i18next.t('editor:body'),
    placeholder: () => i18next.t('editor:placeholder'),
    title: () => title,
    createAiCardActor: () => {
      throw new Error('No AI card is opened here');
    },
    onPasteRefused: () => {},
    onNestingRefused: () => {},
  });
  return (
    <DocumentEditor
      handle={handle}
      labels={labels}
      title={title}
      onTitleChange={setTitle}
      offersAi={false}
      readOnly={readOnly}
      isFocusMode={isFocusMode}
      isTypewriter={isTypewriter}
      renderAiCard={() => null}
    />
  );
}
