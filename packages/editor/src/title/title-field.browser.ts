import { guardCompositions } from '@octavo/ui/typing';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TitleField } from './title-field.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  // As in Safari before 26.2 and Firefox before 152: neither has `field-sizing`.
  host.innerHTML =
    '<style>textarea { field-sizing: fixed !important }</style><div style="width: 320px"></div>';
  root = createRoot(host.querySelector('div') ?? host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

const draw = (title: string, placeholder = 'Untitled') =>
  act(() => {
    const rest = { label: 'Title', readOnly: false, onTitleChange: () => {}, onLeave: () => {} };
    root.render(createElement(TitleField, { ...rest, title, placeholder }));
  });

/** The height of the field, and how much of its text is cut off, in pixels. */
function measured() {
  const field = host.querySelector('textarea');
  if (field === null) throw new Error('There is no field.');
  return { field, height: field.clientHeight, cut: field.scrollHeight - field.clientHeight };
}

const long = 'What the harbour of a small town remembers, and what it forgets of all who left by it';

it('shows every line of a title, in browsers without field-sizing too', () => {
  draw('Canals');
  const line = measured().height;
  draw(long);
  const { height, cut } = measured();
  expect(cut).toBe(0);
  expect(height).toBeGreaterThanOrEqual(2 * line);
  expect(height % line).toBe(0);
  draw('Canals');
  expect(measured().height).toBe(line);
});

it('grows with what is typed', () => {
  draw('');
  const { field, height: line } = measured();
  act(() => {
    field.focus();
    document.execCommand('insertText', false, long);
  });
  expect(field.value).toBe(long);
  expect(measured().cut).toBe(0);
  expect(measured().height).toBeGreaterThanOrEqual(2 * line);
});

it('fits a long placeholder and an unbreakable word', () => {
  draw('', long);
  expect(measured().cut).toBe(0);
  draw('w'.repeat(120), long);
  expect(measured().cut).toBe(0);
  expect(measured().field.clientWidth).toBe(320);
});

it('is left with Enter, but not with the Enter that ends a composition', () => {
  guardCompositions();
  const onLeave = vi.fn<() => void>();
  const rest = { label: 'Title', placeholder: '', readOnly: false, onTitleChange: () => {} };
  act(() => root.render(createElement(TitleField, { ...rest, title: '', onLeave })));
  const { field } = measured();
  const press = (init: KeyboardEventInit) =>
    act(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })),
    );
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(onLeave).not.toHaveBeenCalled();
  press({ keyCode: 13 });
  expect(onLeave).toHaveBeenCalledOnce();
});
