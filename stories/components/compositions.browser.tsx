import { Dialog } from '@octavo/ui/components/dialog';
import { TagInput } from '@octavo/ui/components/tag-input';
import { TextField } from '@octavo/ui/components/text-field';
import { Wizard } from '@octavo/ui/components/wizard';
import { guardCompositions } from '@octavo/ui/typing';
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const acted = vi.fn<() => void>();
let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  acted.mockReset();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

guardCompositions();

const press = (field: Element, key: string, composing: KeyboardEventInit = {}) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...composing })));
const compose = (field: Element, type: 'compositionstart' | 'compositionend') =>
  act(() => void field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: '漢字' })));

/** Most browsers end the composition after the key event, Safari before it. */
const orders: Readonly<Record<string, (field: Element, key: string) => void>> = {
  'the composition ends after the key': (field, key) => {
    press(field, key, { isComposing: true });
    compose(field, 'compositionend');
  },
  'the composition ends before the key': (field, key) => {
    compose(field, 'compositionend');
    press(field, key, { keyCode: 229 });
  },
};

const labels = { tags: '', remove: String, added: String, removed: String, duplicate: String };
const frame = { open: true, onClose: acted, closeLabel: 'Close', footer: null };
const wizard = {
  ...frame,
  name: 'Essay',
  page: '',
  question: 'What about?',
  progress: null,
  back: null,
  next: null,
};

const fields: Readonly<Record<string, readonly [field: ReactElement, keys: readonly string[]]>> = {
  tags: [
    <TagInput key="" label="" tags={[]} labels={labels} onTagsChange={acted} />,
    ['Enter', ',', 'Backspace'],
  ],
  'a wizard': [
    <Wizard key="" {...wizard} onEnter={acted}>
      <TextField label="Topic" />
    </Wizard>,
    ['Enter', 'Escape'],
  ],
  'a dialog': [
    <Dialog key="" {...frame} title="Goal">
      <TextField label="Words" />
    </Dialog>,
    ['Escape'],
  ],
};

for (const [name, [drawn, keys]] of Object.entries(fields)) {
  for (const key of keys) {
    for (const [order, type] of Object.entries(orders)) {
      it(`does nothing by ${key} in ${name} when ${order}, and acts by the next one`, () => {
        act(() => root.render(drawn));
        const field = document.querySelector<HTMLElement>('input, textarea');
        if (field === null) throw new Error('There is no field.');
        act(() => field.focus());
        compose(field, 'compositionstart');
        act(() => void document.execCommand('insertText', false, '漢字'));
        acted.mockReset();
        type(field, key);
        expect(acted).not.toHaveBeenCalled();
        if (key === 'Backspace') return;
        press(field, key);
        expect(acted).toHaveBeenCalled();
      });
    }
  }
}
