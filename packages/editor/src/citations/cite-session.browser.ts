import type { Reference } from '@octavo/contract';
import { expect, it, vi } from 'vitest';
import { createDocumentEditor } from '../editor/create-document-editor.ts';

const work: Reference = {
  id: 'doi:10.1/one',
  authors: ['Doe, J.'],
  year: '2020',
  title: 'On notes',
  publication: '',
  doi: '10.1/one',
  url: '',
};

it('logs that a reference with an existing id is refused, and leaves the list unchanged', () => {
  const logged = vi.fn<(message: string) => void>();
  const thrown = vi.fn<() => void>();
  addEventListener('error', thrown);
  const handle = createDocumentEditor({
    label: () => 'Text',
    placeholder: () => '',
    title: () => '',
    createAiCardActor: () => {
      throw new Error('No card is opened here.');
    },
    warn: logged,
    onPasteRefused: () => {},
    onNestingRefused: () => {},
  });
  handle.cite.citeAfterForm(work);
  const before = handle.editor.getJSON();
  expect(logged).not.toHaveBeenCalled();

  handle.cite.citeAfterForm({ ...work, title: 'The same once more' });

  expect(logged).toHaveBeenCalledExactlyOnceWith('The reference doi:10.1/one is listed already.');
  expect(handle.editor.getJSON()).toEqual(before);
  expect(thrown).not.toHaveBeenCalled();
  removeEventListener('error', thrown);
  handle.destroy();
});
