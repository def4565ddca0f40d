import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { comingFrom } from '../record/origin-of.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import type { AiCardActor, AiCardOutput, CreateAiCardActor } from './ai-card-actor.ts';
import { type Passage, passageOf } from './passage-plugin.ts';
import { plainAnswer } from '../answers/answer-text.ts';
import { readingAnswers } from '../answers/reading-answers.ts';
import { replacePassage } from './replace-passage.ts';
import { cardInput, insertCard, passageAt, rememberAction, removeCard } from './place-card.ts';

/** The open card: its actor, and the element it is drawn into once that is in the document. */
export interface OpenCard {
  readonly actor: AiCardActor;
  readonly element: HTMLElement | null;
  readonly preview: AnswerPreview;
}

/** Returns an answer as it will read in the text. @param own the text that it replaces */
export type AnswerPreview = (answer: string, own: string) => string;

/** Opens, draws and closes the AI cards of one editor, one at a time. */
export interface CardSession {
  readonly open: () => boolean;
  readonly close: () => void;
  readonly attach: (element: HTMLElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => OpenCard | null;
}

/** Options of a card session. */
export interface CardSessionOptions {
  readonly title: () => string;
  /** Without it no card opens. */
  readonly createAiCardActor?: CreateAiCardActor;
}

type Accept = (tr: Transaction, passage: Passage, isFree: boolean) => Transaction;

/** Creates the card session of an editor. */
export function createCardSession(editor: Editor, options: CardSessionOptions): CardSession {
  const listeners = new Set<() => void>();
  let card: OpenCard | null = null;
  let release = () => {};

  const publish = (next: OpenCard | null) => {
    card = next;
    for (const listener of listeners) listener();
  };

  const end = (accept: Accept | null = null) => {
    const passage = passageOf(editor.state);
    card?.actor.stop();
    release();
    if (editor.isDestroyed) return;
    const remembered = passage && editor.state.doc.nodeAt(passage.card)?.attrs['selected_action'];
    if (passage) editor.view.dispatch(removeCard(editor.state.tr, passage));
    publish(null);
    if (passage && accept) {
      const tr = comingFrom(closeHistory(editor.state.tr), 'card');
      editor.view.dispatch(accept(tr, passage, remembered === 'modify_text').scrollIntoView());
      editor.view.dispatch(closeHistory(editor.state.tr));
    }
    editor.view.focus();
  };

  /** The parser is loaded by now, or cannot be fetched: then the answer is inserted as plain text. */
  const finish = async (output: AiCardOutput) => {
    const ended = card;
    if (!output.accepted) return end();
    const { text } = output;
    const reader = await readingAnswers();
    if (card !== ended) return;
    end((tr, passage, isFree) =>
      reader
        ? reader.accept(tr, passage, text, isFree)
        : replacePassage(tr, passage.from, passage.to, plainAnswer(text)),
    );
  };

  const open = () => {
    const { createAiCardActor } = options;
    if (!createAiCardActor || card || passageOf(editor.state) || !editor.isEditable) return false;
    const place = passageAt(editor.state);
    const input = cardInput(editor.state, place, options.title());
    const actor = createAiCardActor(input);
    const running = actor.subscribe({
      next: ({ context }) => {
        const passage = passageOf(editor.state);
        const remembering = passage && rememberAction(editor.state.tr, passage, context.action);
        if (remembering) editor.view.dispatch(remembering);
      },
      complete: () => void finish(actor.getSnapshot().output ?? { accepted: false }),
    });
    // The card may also disappear with the text around it, or with the document.
    const watching = onEditorView(editor, (state) => {
      if (card && !passageOf(state)) end();
    });
    release = () => {
      running.unsubscribe();
      watching();
    };
    void readingAnswers().then((reader) => {
      if (!reader || card?.actor !== actor) return;
      publish({ ...card, preview: (answer, own) => reader.preview(answer, own, editor.schema) });
    });
    actor.start();
    publish({ actor, element: null, preview: (answer) => answer });
    editor.view.dispatch(insertCard(editor.state.tr, place, input.selection));
    return true;
  };

  return {
    open,
    close: () => card && end(),
    attach: (element) => {
      if (card && card.element !== element) publish({ ...card, element });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => card,
  };
}
