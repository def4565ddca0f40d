import { Changelog } from '@octavo/ui/flows/changelog';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

function ChangelogAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ changelog: state, navigation: 'changelog' }}>
      <Changelog />
    </Staged>
  );
}

const meta = preview.meta({
  title: 'Flows/Changelog',
  component: ChangelogAt,
  parameters: { layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(await canvas.findByText(t('changelog:loading'))).toBeInTheDocument();
  },
});
