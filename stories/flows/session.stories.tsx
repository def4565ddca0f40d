import { SessionGate } from '@octavo/ui/flows/session';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { brand } from '@octavo/contract/brand';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function SessionAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ session: state }}>
      <SessionGate>
        <main style={{ padding: 44 }}>
          <h1>Pages</h1>
        </main>
      </SessionGate>
    </Staged>
  );
}

const states: ToldStates = {
  checking: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  creating: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  reloading: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: `${brand.name} cannot be reached The server did not answer. What you wrote on this device is still there. Check your connection, then try again. Try again`,
  },
};

const meta = preview.meta({
  title: 'Flows/Session',
  component: SessionAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Checking = meta.story({ args: { state: 'checking' } });
export const Creating = meta.story({ args: { state: 'creating' } });
export const Reloading = meta.story({ args: { state: 'reloading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:title', { brand: brand.name }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: t('session:action') })).toBeVisible());
  },
});
export const FailedRetry = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('session:action') }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      t('session:starting', { brand: brand.name }),
    );
  },
});
