import { DevicesSection } from '@octavo/ui/flows/devices';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function DevicesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ devices: state, navigation: 'account' }}>
      <main style={{ maxWidth: 860, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <DevicesSection />
      </main>
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  loading: { focus: 'unchanged', announced: 'Loading your devices' },
  failed: { focus: 'unchanged', announced: 'Your devices could not be loaded Try again' },
  listed: { focus: 'unchanged', announced: null },
  ending: { focus: 'unchanged', announced: null },
  endingAll: { focus: 'unchanged', announced: null },
  leaving: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Devices', component: DevicesAt, parameters: { states } });

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await screen.findByText(t('devices:loading'))).toBeInTheDocument();
  },
});
export const Listed = meta.story({ args: { state: 'listed' } });
export const Ending = meta.story({ args: { state: 'ending' } });
export const EndingAll = meta.story({ args: { state: 'endingAll' } });
export const Leaving = meta.story({ args: { state: 'leaving' } });

export const OneSignedOut = meta.story({
  args: { state: 'listed' },
  play: async ({ userEvent }) => {
    const phone = t('devices:name', { browser: 'Safari', system: 'iOS' });
    const end = await screen.findByRole('button', { name: t('devices:endOf', { name: phone }) });
    await userEvent.click(end);
    await expect(end).toHaveAttribute('aria-busy', 'true');
  },
});

export const AllSignedOut = meta.story({
  args: { state: 'listed' },
  play: async ({ userEvent }) => {
    const end = await screen.findByRole('button', { name: t('devices:endAll') });
    await userEvent.click(end);
    await expect(end).toHaveAttribute('aria-busy', 'true');
  },
});
