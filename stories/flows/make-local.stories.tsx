import { MakeLocal } from '@octavo/ui/flows/make-local';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage, Staged } from './stage.tsx';

function MakeLocalAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ 'make-local': state }}>
      <PanelStage>
        <MakeLocal />
      </PanelStage>
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Make local', component: MakeLocalAt });

export const Idle = meta.story({ args: { state: 'idle' } });
export const ProcessingStill = meta.story({ args: { state: 'processing.still' } });
export const ProcessingSparkling = meta.story({ args: { state: 'processing.sparkling' } });
export const DoneChanges = meta.story({ args: { state: 'done.changes' } });
export const DoneOriginal = meta.story({ args: { state: 'done.original' } });
export const Limited = meta.story({ args: { state: 'limited' } });

export const StartedAndCancelled = meta.story({
  args: { state: 'idle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:start') }));
    const cancel = await canvas.findByRole('button', { name: t('make-local:processing') });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(canvas.getByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const LookedAtAndKept = meta.story({
  args: { state: 'done.changes' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(t('make-local:changed', { count: 7, of: 12 }))).toBeVisible();
    await expect(canvas.getByText(/The colour of the harbour at dusk/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:previewOriginal') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('make-local:previewChanges') }));
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:accept') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const Rejected = meta.story({
  args: { state: 'done.original' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:reject') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const MaybeLater = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:later') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const GoPro = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:upgrade') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toBeVisible();
  },
});
