import { brand } from '@octavo/contract/brand';
import { RecommendationDialog } from '@octavo/ui/flows/recommendation';
import { HelpAction } from '@octavo/ui/flows/sidebar';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function RecommendationAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ recommendation: state }}>
      <main>
        <HelpAction />
      </main>
      <RecommendationDialog />
    </Staged>
  );
}

const focus = 'textbox Link to pass on';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus, announced: ['Loading the message to share', `Share ${brand.name}`] },
  ready: { focus, announced: `Share ${brand.name}` },
  sharing: { focus, announced: `Share ${brand.name}` },
  failed: {
    focus: 'button Try again',
    announced: [
      'The message to share could not be loaded Check your connection, then try again. Try again',
      `Share ${brand.name}`,
    ],
  },
};

const meta = preview.meta({
  title: 'Flows/Recommendation',
  component: RecommendationAt,
  parameters: { states },
});

export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Sharing = meta.story({ args: { state: 'sharing' } });
export const Failed = meta.story({ args: { state: 'failed' } });

export const HandedToTheDevice = meta.story({
  args: { state: 'ready' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('share:elsewhere') }));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
});

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:tryAgain') }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [close] = screen.getAllByRole('button', { name: t('common:close') });
    if (close !== undefined) await userEvent.click(close);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Asked = meta.story({
  args: { state: 'closed' },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:helpMenu') }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: t('help:share', { brand: brand.name }) }),
    );
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});
