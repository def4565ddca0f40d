import { HelpAction } from '@octavo/ui/flows/sidebar';
import { Install } from '@octavo/ui/flows/install';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

function InstallAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ install: state }}>
      <main>
        <HelpAction />
      </main>
      <Install />
    </Staged>
  );
}

const announced = `Install ${brand.name}. It opens in a window of its own and works without a connection.`;

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  explained: { focus: 'button Close', announced },
  offered: { focus: 'button Later', announced },
  asking: { focus: 'button Later', announced },
};

const meta = preview.meta({ title: 'Flows/Install', component: InstallAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Explained = meta.story({ args: { state: 'explained' } });
export const Offered = meta.story({ args: { state: 'offered' } });
export const Asking = meta.story({ args: { state: 'asking' } });

export const Asked = meta.story({
  args: { state: 'closed' },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:helpMenu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('help:install') }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});

export const TurnedDown = meta.story({
  args: { state: 'asking' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('install:later') }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Installed = meta.story({
  args: { state: 'offered' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const install = await screen.findByRole('button', { name: t('install:action') });
    await userEvent.click(install);
    await expect(install).toHaveAttribute('aria-busy', 'true');
  },
});
