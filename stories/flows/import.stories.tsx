import { ChoiceList } from '@octavo/ui/components/choice-list';
import { DropFiles, Import, ImportChoice, ImportPicker } from '@octavo/ui/flows/import';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ImportAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ import: state }}>
      <main style={{ width: 300, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <ImportPicker>
          {(choose) => (
            <ChoiceList>
              <ImportChoice onClick={choose} />
            </ChoiceList>
          )}
        </ImportPicker>
      </main>
      <DropFiles />
      <Import />
    </Staged>
  );
}

const running = 'Import. 2 files are becoming documents.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  reading: { focus: 'button Stop', announced: running },
  storing: { focus: 'button Stop', announced: running },
  done: {
    focus: 'button Open How the canals changed Birmingham',
    announced: 'Import. 1 document is ready.',
  },
};

const meta = preview.meta({ title: 'Flows/Import', component: ImportAt, parameters: { states } });

const press = (name: string) => screen.findByRole('button', { name });
const notes = new File(['# Tides'], 'tides.md', { type: 'text/markdown' });

function drag(type: string) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(notes);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  document.body.dispatchEvent(event);
  return event;
}

export const Closed = meta.story({ args: { state: 'closed' } });

export const Reading = meta.story({
  args: { state: 'reading' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('import:stop')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Storing = meta.story({ args: { state: 'storing' } });

export const Done = meta.story({
  args: { state: 'done' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Birmingham/u }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Dismissed = meta.story({
  args: { state: 'done' },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Chosen = meta.story({
  args: { state: 'closed' },
  play: async ({ userEvent }) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is nothing to choose a file with.');
    await userEvent.upload(input, [notes]);
    await waitFor(() => expect(screen.getByText('tides.md')).toBeVisible());
  },
});

/** The page asks for files dragged over it, and accepts them wherever they are dropped. */
export const Dropped = meta.story({
  args: { state: 'closed' },
  play: async () => {
    drag('dragenter');
    await expect(await screen.findByText(t('import-choice:drop'))).toBeVisible();
    await expect(drag('dragover').defaultPrevented).toBe(true);
    drag('drop');
    await waitFor(() => expect(screen.getByText('tides.md')).toBeVisible());
    await expect(screen.queryByText(t('import-choice:drop'))).not.toBeInTheDocument();
  },
});
