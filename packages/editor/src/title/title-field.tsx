import { upperFirst } from '@octavo/contract/upper-first';
import { maxTitleLength } from '@octavo/contract/document-limits';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import * as css from './title-field.css.ts';

export interface TitleFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly title: string;
  readonly readOnly: boolean;
  /** Takes the focus on mount, for a document in which nothing has been written. */
  readonly startsHere?: boolean;
  readonly onTitleChange: (title: string) => void;
  /** Called on Enter and Arrow Down, to move the focus into the text. */
  readonly onLeave: () => void;
}

/** The document's title; its first character is capitalised while typing (SPEC §5). */
export function TitleField({
  label,
  placeholder,
  title,
  readOnly,
  startsHere = false,
  onTitleChange,
  onLeave,
}: TitleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // The input is uncontrolled, so that the caret never jumps; only a title changed elsewhere is written into it.
  useLayoutEffect(() => {
    if (!field.current) return;
    if (field.current.value !== title) field.current.value = title;
    makeRoom(field.current);
  }, [title, placeholder]);

  // The value on mount: a later change must not move the focus back.
  const [takesFocus] = useState(startsHere);
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const change = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLTextAreaElement>) => {
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    if (!composing) raiseFirst(currentTarget);
    makeRoom(currentTarget);
    onTitleChange(composing ? currentTarget.value : upperFirst(currentTarget.value));
  };

  const leave = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const atEnd = event.currentTarget.selectionStart === event.currentTarget.value.length;
    if (event.key !== 'Enter' && !(event.key === 'ArrowDown' && atEnd)) return;
    event.preventDefault();
    onLeave();
  };

  return (
    <div className={css.frame}>
      <textarea
        ref={field}
        dir="auto"
        className={css.title}
        rows={1}
        maxLength={maxTitleLength}
        aria-label={label}
        placeholder={placeholder}
        readOnly={readOnly}
        defaultValue={title}
        onInput={change}
        onCompositionEnd={change}
        onKeyDown={leave}
      />
    </div>
  );
}

/** Makes room for all lines: the frame draws an invisible copy of the text. */
function makeRoom({ parentElement, value, placeholder }: HTMLTextAreaElement): void {
  if (parentElement) parentElement.dataset['text'] = value || placeholder;
}

function raiseFirst(field: HTMLTextAreaElement): void {
  const line = upperFirst(field.value.replaceAll(/[\r\n]+/gu, ' '));
  if (line === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = line;
  field.setSelectionRange(selectionStart, selectionEnd);
}
