import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdTyping } from './hold-typing.ts';

let text: HTMLElement;
let field: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  text = document.body.appendChild(document.createElement('div'));
  text.contentEditable = 'true';
  text.textContent = 'The pier.';
  field = document.createElement('input');
  text.focus();
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
});
afterEach(() => {
  vi.useRealTimers();
  text.remove();
  field.remove();
});

/** Presses keys as a browser does: a letter whose event is not prevented is typed. */
function press(...keys: readonly string[]): void {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const isFree = document.activeElement?.dispatchEvent(event) === true;
    if (isFree && key.length === 1) document.execCommand('insertText', false, key);
  }
}

function open(): void {
  document.body.append(field);
  field.focus();
}

it('writes what was typed in the meantime into the requested field', () => {
  holdTyping();
  press('l', 'a', 'k', 'Backspace', 'n', 'e');
  open();
  vi.advanceTimersByTime(0);
  press('s');
  expect([text.textContent, field.value]).toEqual(['The pier.', 'lanes']);
});

it('replaces the selected text of the field', () => {
  holdTyping();
  press('o', 'a', 'k');
  field.value = 'elm';
  open();
  field.select();
  vi.advanceTimersByTime(0);
  expect(field.value).toBe('oak');
});

it('regression 234: passes Enter to an existing field, with the typed text in it', () => {
  holdTyping();
  press('o', 'a', 'k');
  open();
  const sent: string[] = [];
  field.addEventListener('keydown', ({ key }) => sent.push(`${key}: ${field.value}`));
  press('Enter');
  vi.advanceTimersByTime(0);
  expect([sent, field.value]).toEqual([['Enter: oak'], 'oak']);
});

it('regression 338: presses Enter in a field that appears after it', () => {
  holdTyping();
  press('o', 'a', 'k', 'Enter');
  open();
  const sent: string[] = [];
  field.addEventListener('keydown', ({ key }) => sent.push(`${key}: ${field.value}`));
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['Enter: oak']);
});

it('regression 338: submits the form of that field, unless the field has used the key', () => {
  const form = document.body.appendChild(document.createElement('form'));
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  for (const use of [false, true]) {
    text.focus();
    field.value = '';
    field.onkeydown = (event) => (use ? event.preventDefault() : undefined);
    holdTyping();
    press('o', 'Enter');
    form.append(field);
    field.focus();
    vi.advanceTimersByTime(1);
    expect([field.value, submitted.mock.calls.length]).toEqual(['o', 1]);
  }
  form.remove();
});

it('regression 338: holds typed text without a focus, and writes it nowhere else', () => {
  text.blur();
  holdTyping();
  press('o', 'a', 'k');
  open();
  vi.advanceTimersByTime(0);
  expect(field.value).toBe('oak');
  field.blur();
  holdTyping();
  press('a');
  vi.advanceTimersByTime(10_000);
  expect([text.textContent, field.value]).toEqual(['The pier.', 'oak']);
});

it.each(['text', 'button'])(
  'regression 461: keeps waiting when a closing dialog returns the focus to a %s',
  (name) => {
    const button = document.body.appendChild(document.createElement('button'));
    text.blur();
    holdTyping();
    press('o');
    (name === 'text' ? text : button).focus();
    vi.advanceTimersByTime(1);
    press('a', 'k', 'Enter');
    open();
    const sent: string[] = [];
    field.addEventListener('keydown', ({ key }) => sent.push(`${key}: ${field.value}`));
    vi.advanceTimersByTime(1);
    button.remove();
    expect([text.textContent, sent]).toEqual(['The pier.', ['Enter: oak']]);
  },
);

it('gives up on Escape, and when a button takes the focus', () => {
  holdTyping();
  press('a', 'Escape');
  press('!');
  const button = document.body.appendChild(document.createElement('button'));
  holdTyping();
  press('b');
  button.focus();
  text.focus();
  press('?');
  vi.advanceTimersByTime(10_000);
  button.remove();
  expect(text.textContent).toBe('The pier.!?');
});

it('returns the typed text to the document if no field appears', () => {
  holdTyping();
  press('.', '.');
  expect(text.textContent).toBe('The pier.');
  vi.advanceTimersByTime(10_000);
  press('!');
  expect(text.textContent).toBe('The pier...!');
});

it('leaves typing anywhere else alone', () => {
  open();
  holdTyping();
  press('a');
  expect(field.value).toBe('a');
});
