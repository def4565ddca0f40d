import { SessionGate } from '@octavo/ui/flows/session';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import { brand } from '@octavo/contract/brand';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

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

const meta = preview.meta({
  title: 'Flows/Session',
  component: SessionAt,
  parameters: { layout: 'fullscreen' },
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
