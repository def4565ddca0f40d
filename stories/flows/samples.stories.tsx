import { type SampleEssay, sampleEssays } from '@octavo/contract/sample-essays';
import { Home } from '@octavo/ui/flows/home';
import { SampleDialog } from '@octavo/ui/flows/samples';
import { t } from 'i18next';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function SamplesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ samples: state }}>
      <Home now={now} />
      <SampleDialog />
    </Staged>
  );
}

const quiet = { focus: 'unchanged', announced: null } as const;

const states: ToldStates = {
  idle: quiet,
  loading: quiet,
  failed: quiet,
  listed: quiet,
  reading: {
    focus: 'button Next essay',
    announced: 'The dome without steel. History · Ancient Civilizations',
  },
};

const meta = preview.meta({
  title: 'Flows/Samples',
  component: SamplesAt,
  parameters: { states, layout: 'fullscreen' },
});

const [first, second] = sampleEssays;
const title = ({ id }: SampleEssay) => t(`samples-essays:${id}.title`);

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: t('samples:label') })).not.toBeInTheDocument();
  },
});
export const Listed = meta.story({
  args: { state: 'listed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: t('samples:label') })).toBeInTheDocument();
  },
});
export const Reading = meta.story({ args: { state: 'reading' } });

export const OnAPhone = meta.story({
  args: { state: 'reading' },
  globals: { viewport: { value: 'mobile2' } },
});

export const Read = meta.story({
  args: { state: 'listed' },
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const dialog = () => screen.getByRole('dialog');
    await step('a slide opens its essay as a whole', async () => {
      const [slide] = await canvas.findAllByRole('button', { name: new RegExp(title(first), 'u') });
      if (slide === undefined) throw new Error('There is no slide.');
      await userEvent.click(slide);
      await expect(await screen.findByRole('dialog', { name: title(first) })).toBeInTheDocument();
      await expect(within(dialog()).getByText(t(`samples-essays:${first.id}.ending`))).toBeInTheDocument();
    });
    await step('the next one follows', async () => {
      await userEvent.click(screen.getByRole('button', { name: t('samples:nextEssay') }));
      await waitFor(() => expect(dialog()).toHaveAccessibleName(title(second)));
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const Wanted = meta.story({
  args: { state: 'reading' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('samples:write') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
