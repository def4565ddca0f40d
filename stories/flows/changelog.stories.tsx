import { Changelog } from '@octavo/ui/flows/changelog';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ChangelogAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ changelog: state, navigation: 'changelog' }}>
      <Changelog />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading the changelog' },
  loading: { focus: 'unchanged', announced: 'Loading the changelog' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: 'The changelog could not be loaded Check your connection, then try again. Try again',
  },
};

const meta = preview.meta({
  title: 'Flows/Changelog',
  component: ChangelogAt,
  parameters: { states, layout: 'fullscreen' },
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
