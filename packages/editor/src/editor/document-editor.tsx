import { Selection } from '@tiptap/pm/state';
import { EditorContent } from '@tiptap/react';
import { Profiler, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AiCardActor } from '../ai-card/ai-card-actor.ts';
import type { AnswerPreview } from '../ai-card/card-session.ts';
import type { ReferencesPlace } from '../citations/references-view.ts';
import { Footnotes } from '../footnotes/footnotes.tsx';
import type { PendingPlaces } from '../pictures/pending-places.ts';
import { count } from '../counters/editor-counters.ts';
import { LineMenu, NodeMenu } from '../menus/block-menus.tsx';
import { LinkCard } from '../menus/link-card.tsx';
import { SelectionMenu } from '../menus/selection-menu.tsx';
import { TitleField } from '../title/title-field.tsx';
import type { DocumentEditorHandle } from './create-document-editor.ts';
import * as css from './document-editor.css.ts';
import './print.css.ts';
import type { EditorLabels } from './editor-labels.ts';

export interface DocumentEditorProps {
  readonly handle: DocumentEditorHandle;
  readonly labels: EditorLabels;
  readonly title: string;
  readonly onTitleChange: (title: string) => void;
  /** Draws an open AI card. Needed where the editor has one. */
  readonly renderAiCard?: (actor: AiCardActor, preview: AnswerPreview) => ReactNode;
  /** Draws an open citation card. */
  readonly renderCiteCard?: () => ReactNode;
  /** Draws a picture being uploaded, by its key. */
  readonly renderPendingPicture?: (key: string) => ReactNode;
  /** Draws the list of references. */
  readonly renderReferences?: () => ReactNode;
  readonly offersAi?: boolean;
  /** Whether the text is checked for suggestions; if not, the browser checks its spelling. */
  readonly hasSuggestions?: boolean;
  readonly readOnly?: boolean;
  readonly hidesLabels?: boolean;
  /** Dims everything but the paragraph at the caret. */
  readonly isFocusMode?: boolean;
  /** Keeps the line of the caret at a fixed height in the window. */
  readonly isTypewriter?: boolean;
  /** Nothing has been written yet, so the title gets the focus. */
  readonly isNew?: boolean;
}

/** The sheet: the title, the text with its menus, and the open AI card. */
export function DocumentEditor({
  handle,
  labels,
  title,
  onTitleChange,
  renderAiCard,
  renderCiteCard,
  renderReferences,
  renderPendingPicture,
  offersAi = true,
  hasSuggestions = true,
  readOnly = false,
  hidesLabels = false,
  isFocusMode = false,
  isTypewriter = false,
  isNew = false,
}: DocumentEditorProps) {
  const { editor } = handle;
  const menus = { handle, labels, offersAi };
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  useEffect(() => handle.setBrowserSpelling(!hasSuggestions), [handle, hasSuggestions]);
  useEffect(() => handle.setMode('focusMode', isFocusMode), [handle, isFocusMode]);
  useEffect(() => handle.setMode('typewriter', isTypewriter), [handle, isTypewriter]);
  // The labels of the text area depend on the language.
  useEffect(() => handle.relabel(), [handle, labels]);
  return (
    <Profiler id="editor" onRender={() => count('reactCommits')}>
      <div
        className={css.sheet}
        data-labels={hidesLabels ? 'hidden' : 'shown'}
        data-dimmed={isFocusMode}
        data-typewriter={isTypewriter}
      >
        <TitleField
          label={labels.title}
          placeholder={labels.titlePlaceholder}
          title={title}
          readOnly={readOnly}
          startsHere={isNew}
          onTitleChange={onTitleChange}
          onLeave={() => {
            // TipTap's own command waits a frame, and a key pressed meanwhile would go to the title.
            editor.view.focus();
            editor.commands.setTextSelection(Selection.atStart(editor.state.doc).from);
          }}
        />
        <EditorContent editor={editor} className={css.text} />
        <Footnotes handle={handle} labels={labels} />
        {readOnly ? null : (
          <>
            <SelectionMenu {...menus} />
            <LinkCard handle={handle} labels={labels} />
            <LineMenu {...menus} />
            <NodeMenu {...menus} />
          </>
        )}
        {renderAiCard ? <OpenCard handle={handle} renderAiCard={renderAiCard} /> : null}
        {renderCiteCard ? <Placed place={handle.cite.place} render={renderCiteCard} /> : null}
        {renderPendingPicture ? (
          <PendingPictures places={handle.pictures.places} render={renderPendingPicture} />
        ) : null}
        {renderReferences ? <Placed place={handle.references} render={renderReferences} /> : null}
      </div>
    </Profiler>
  );
}

interface PlacedProps {
  readonly place: ReferencesPlace;
  readonly render: () => ReactNode;
}

function Placed({ place, render }: PlacedProps) {
  const element = useSyncExternalStore(place.subscribe, place.getSnapshot);
  return element ? createPortal(render(), element) : null;
}

interface PendingPicturesProps {
  readonly places: PendingPlaces;
  readonly render: (key: string) => ReactNode;
}

function PendingPictures({ places, render }: PendingPicturesProps) {
  const elements = useSyncExternalStore(places.subscribe, places.getSnapshot);
  return [...elements].map(([key, element]) => createPortal(render(key), element, key));
}

function OpenCard({ handle, renderAiCard }: Required<Pick<DocumentEditorProps, 'handle' | 'renderAiCard'>>) {
  const card = useSyncExternalStore(handle.cards.subscribe, handle.cards.getSnapshot);
  return card?.element ? createPortal(renderAiCard(card.actor, card.preview), card.element) : null;
}
