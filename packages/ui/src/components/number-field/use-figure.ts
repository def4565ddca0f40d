import { type KeyboardEvent, useMemo, useState } from 'react';
import { figureText } from './figure-text.ts';
import { settledNumber, type Steps } from './settled-number.ts';

interface Figure extends Steps {
  readonly stride: number;
  readonly value: number;
  readonly locale: string;
  readonly onValueChange: (value: number) => void;
}

/** How many strides Page Up and Page Down take, as on a slider. */
const leap = 10;

/** The state of a figure that is typed or stepped: the text in its field, and the handlers for keys and buttons. */
export function useFigure({ value, min, max, step, stride, locale, onValueChange }: Figure) {
  // The draft may not be a number yet, so it is kept separate from the value.
  const [draft, setDraft] = useState<string | null>(null);
  const isWhole = Number.isInteger(min) && Number.isInteger(step);
  const { write, read } = useMemo(() => figureText(locale, isWhole), [locale, isWhole]);
  const settled = (next: number) => settledNumber(next, { min, max, step }) ?? value;
  const figure = write(value);

  function take(next: number) {
    if (next !== value) onValueChange(next);
  }

  function type(text: string) {
    setDraft(text);
    const next = read(text);
    if (next === settled(next)) take(next);
  }

  function settle() {
    if (draft !== null) take(settled(read(draft)));
    setDraft(null);
  }

  function go(to: number) {
    setDraft(null);
    take(settled(to));
  }

  const press = (steps: number) => go((draft === null ? value : settled(read(draft))) + steps * stride);

  function onKeyDown(event: KeyboardEvent) {
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const done = keys[event.key];
    if (done === undefined) return;
    // Enter is passed on, to submit the form.
    if (event.key !== 'Enter') event.preventDefault();
    done();
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowUp: () => press(1),
    ArrowDown: () => press(-1),
    PageUp: () => press(leap),
    PageDown: () => press(-leap),
    Home: () => go(min),
    End: () => go(max),
    Enter: settle,
  };

  return {
    figure,
    shown: draft ?? figure,
    longest: [write(min), write(max)].toSorted((a, b) => b.length - a.length)[0],
    type,
    settle,
    press,
    onKeyDown,
  };
}
