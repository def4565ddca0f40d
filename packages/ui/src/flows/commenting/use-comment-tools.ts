import { commentLimits, type ParagraphMark } from '@octavo/contract/comment-limits';
import type { ReadDocument, ReadTextblock } from '@octavo/document-schema/reading';
import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { CommentingActor } from '@octavo/machines/commenting';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isCommentShortcut } from './is-comment-shortcut.ts';
import { selectedText } from './selected-text.ts';
import { anchorOfPart, ownMarks } from './threads.ts';
import type { CommentedText } from './use-commented-text.ts';

/** What the bubble is about. */
interface Subject {
  readonly about: 'words' | 'paragraph';
  readonly anchor: CommentAnchor;
  /** The paragraph that a mark would be about. */
  readonly block: Pick<ReadTextblock, 'from' | 'text'>;
  readonly at: { readonly x: number; readonly y: number };
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
}

export interface CommentToolsOptions {
  /** The sheet with the text. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly document: ReadDocument;
  readonly commenting: CommentingActor | null;
  readonly commented: CommentedText;
  /** A comment was chosen. */
  readonly onThread: (thread: string) => void;
  /** A comment was begun that is not sent at once; `opener` gets the focus back. */
  readonly onDraft: (key: string | null, opener: HTMLElement | null) => void;
}

/** Selecting words, pressing the button of a paragraph, or the words of a comment. */
export function useCommentTools(options: CommentToolsOptions) {
  const { sheet, document: text, commenting, commented, onThread, onDraft } = options;
  const [subject, setSubject] = useState<Subject | null>(null);

  const begin = useCallback(
    ({ anchor, opener }: Pick<Subject, 'anchor' | 'opener'>, proposal?: string) => {
      commenting?.send({ type: 'comment.start', anchor, ...(proposal !== undefined && { proposal }) });
      setSubject(null);
      document.getSelection()?.removeAllRanges();
      onDraft(commenting?.getSnapshot().context.begun ?? null, opener);
    },
    [commenting, onDraft],
  );

  useEffect(() => {
    const element = sheet.current;
    if (element === null || commenting === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;

    const lookAtSelection = () => {
      const found = selectedWords(element, text);
      setSubject((before) => found ?? (before?.about === 'words' ? null : before));
    };
    const press = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const ofBlock = target.closest<HTMLElement>('[data-comment-on]');
      const thread = threadAt(target);
      if (ofBlock !== null) {
        setSubject((before) => (before?.opener === ofBlock ? null : paragraphOf(element, text, ofBlock)));
      } else if (thread !== null && document.getSelection()?.isCollapsed !== false) {
        onThread(thread);
      } else if (target.closest('[role=toolbar]') === null) {
        setSubject((before) => (before?.about === 'paragraph' ? null : before));
      }
    };
    const type = (event: KeyboardEvent) => {
      if (isCommentShortcut(event)) {
        const found = selectedWords(element, text);
        if (found === null) return;
        event.preventDefault();
        begin(found);
      } else if (event.target instanceof HTMLElement && event.target.dataset['commentOn'] !== undefined) {
        goToNext(element, event.target, event);
      }
    };
    document.addEventListener('selectionchange', lookAtSelection, { signal });
    element.addEventListener('click', press, { signal });
    document.addEventListener('keydown', type, { signal });
    return () => listening.abort();
  }, [sheet, text, commenting, begin, onThread]);

  const own =
    subject === null
      ? []
      : ownMarks(commented, subject.block.from, subject.block.from + subject.block.text.length);

  const close = useCallback(() => {
    setSubject((before) => {
      before?.opener?.focus();
      return null;
    });
  }, []);

  function mark(kind: ParagraphMark) {
    if (subject === null || commenting === null) return;
    const { block } = subject;
    const same = own.find((each) => each.mark === kind);
    const anchor = anchorOfPart(text.text, block.from, block.from + block.text.length, commentLimits);
    if (same !== undefined) commenting.send({ type: 'mark.undo', id: same.id });
    else if (anchor !== null) {
      commenting.send({ type: 'mark.press', anchor, mark: kind, replaces: own.map(({ id }) => id) });
      const { drafts, begun } = commenting.getSnapshot().context;
      if (drafts.some(({ key, status }) => key === begun && status !== 'waiting')) {
        onDraft(begun, subject.opener);
      }
    }
    close();
  }

  return {
    bubble: subject,
    own: own.flatMap((each) => each.mark ?? []),
    comment: () => (subject === null ? undefined : begin(subject)),
    propose: () => (subject === null ? undefined : begin(subject, subject.anchor.quote)),
    mark,
    close,
  };
}

function threadAt(target: Element): string | null {
  const marker = target.closest<HTMLElement>('[data-marker]')?.dataset['marker'];
  const words = target.closest<HTMLElement>('mark[data-kind="comment"]')?.dataset['threads'];
  return marker ?? words?.split(' ').at(-1) ?? null;
}

function selectedWords(sheet: HTMLElement, { text }: ReadDocument): Subject | null {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const part = selectedText(sheet, range);
  const anchor = part === null ? null : anchorOfPart(text, part.from, part.to, commentLimits);
  if (anchor === null) return null;
  const from = text.lastIndexOf('\n', anchor.offset - 1) + 1;
  const end = text.indexOf('\n', anchor.offset);
  const [first = range.getBoundingClientRect()] = range.getClientRects();
  return {
    about: 'words',
    anchor,
    block: { from, text: text.slice(from, end === -1 ? text.length : end) },
    at: pointIn(sheet, first.left + first.width / 2, first.top),
    opener: null,
  };
}

function paragraphOf(sheet: HTMLElement, { text }: ReadDocument, button: HTMLElement): Subject | null {
  const from = Number(button.dataset['commentOn']);
  const block = button.parentElement?.querySelector<HTMLElement>('[data-from]');
  const end = text.indexOf('\n', from);
  const whole =
    block?.tagName === 'PRE' ? (block.textContent ?? '') : text.slice(from, end === -1 ? text.length : end);
  const anchor = anchorOfPart(text, from, from + whole.length, commentLimits);
  const { left, width, top } = button.getBoundingClientRect();
  return anchor === null
    ? null
    : {
        about: 'paragraph',
        anchor,
        block: { from, text: whole },
        at: pointIn(sheet, left + width / 2, top),
        opener: button,
      };
}

function pointIn(sheet: HTMLElement, x: number, y: number) {
  const box = sheet.getBoundingClientRect();
  return { x: x - box.left, y: y - box.top };
}

/** The arrow keys go from one paragraph's button to the next; that one is in the tab order from then on. */
function goToNext(sheet: HTMLElement, button: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...sheet.querySelectorAll<HTMLElement>('[data-comment-on]')];
  const next = buttons[buttons.indexOf(button) + step];
  if (next === undefined) return;
  for (const each of buttons) each.tabIndex = each === next ? 0 : -1;
  next.focus();
}
