import { Overlay } from '@octavo/ui/flows/overlay';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';

function OverlayAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ overlay: state, download: 'editing' }}>
      {state === 'closed' ? <NothingShown /> : null}
      <Overlay />
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Overlay', component: OverlayAt });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Open = meta.story({
  args: { state: 'open' },
  play: async () => {
    await screen.findByRole('dialog', { name: t('download:title') });
  },
});

/** A dialog that cannot be drawn is given up, and the page goes on. */
export const GivenUp = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ overlay: 'open' }} without={['download']}>
      <Overlay />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: t('common:close') });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
  },
});
