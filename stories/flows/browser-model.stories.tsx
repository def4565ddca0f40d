import { browserModelFlow } from '@octavo/machines/browser-model/fixtures';
import type { PrepareFailure } from '@octavo/machines/browser-model';
import { Button } from '@octavo/ui/components/button';
import { SettingSection } from '@octavo/ui/components/settings';
import { BrowserModel, BrowserModelOffer } from '@octavo/ui/flows/browser-model';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CardStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

interface BrowserModelAtProps {
  readonly state: string;
  /** Beside what fixed rules wrote in an AI card, instead of in the account. */
  readonly onWrite?: () => void;
}

function BrowserModelAt({ state, onWrite }: BrowserModelAtProps) {
  return (
    <Staged states={{ 'browser-model': state }}>
      <CardStage>{onWrite ? <BrowserModelOffer onWrite={onWrite} /> : <InAccount />}</CardStage>
    </Staged>
  );
}

const InAccount = () => (
  <SettingSection title={t('profile:writing.title')} hint={t('profile:writing.hint')}>
    <BrowserModel />
  </SettingSection>
);

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  looking: { focus: 'unchanged', announced: null },
  missing: { focus: 'unchanged', announced: null },
  unsuitable: { focus: 'unchanged', announced: null },
  offered: { focus: 'unchanged', announced: null },
  off: { focus: 'unchanged', announced: null },
  lapsed: { focus: 'unchanged', announced: null },
  'preparing.downloading': { focus: 'unchanged', announced: 'Downloading the model' },
  'preparing.loading': { focus: 'unchanged', announced: 'Loading the model into memory' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'The model could not be prepared. The download broke off. Check your connection and try again.',
  },
};

const meta = preview.meta({
  title: 'Flows/Browser model',
  component: BrowserModelAt,
  parameters: { states },
});

const own = () => ({ name: t('browser-model:label') });

export const Unsuitable = meta.story({
  args: { state: 'unsuitable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', own())).toBeDisabled();
  },
});

// Nothing is shown of these.
export const Idle = meta.story({ args: { state: 'idle' } });
export const Looking = meta.story({ args: { state: 'looking' } });
export const Missing = meta.story({ args: { state: 'missing' } });
export const Offered = meta.story({ args: { state: 'offered' } });
export const Off = meta.story({ args: { state: 'off' } });
export const Lapsed = meta.story({ args: { state: 'lapsed' } });
export const PreparingDownloading = meta.story({ args: { state: 'preparing.downloading' } });
export const PreparingLoading = meta.story({ args: { state: 'preparing.loading' } });
export const Ready = meta.story({ args: { state: 'ready' } });
export const Failed = meta.story({ args: { state: 'failed' } });

export const SwitchedOn = meta.story({
  args: { state: 'offered' },
  play: async ({ canvas, userEvent, step }) => {
    const control = await canvas.findByRole('switch', own());
    await step('the download begins at once', async () => {
      await userEvent.click(control);
      await expect(canvas.getByRole('progressbar', { name: t('browser-model:downloading') })).toBeVisible();
      await expect(control).toHaveAttribute('aria-busy', 'true');
    });
    await step('and can be stopped', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('browser-model:stop') }));
      await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    });
  },
});

export const SwitchedOff = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', own());
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
});

export const DownloadedAgain = meta.story({
  args: { state: 'lapsed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:again') }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

const reasons = ['activation', 'network', 'unsupported', 'unknown'] as const satisfies PrepareFailure[];

function FailedForEach() {
  const actor = useActorRef(browserModelFlow.stage, browserModelFlow.at('preparing.downloading'));
  return (
    <Staged of={{ 'browser-model': actor }}>
      <CardStage>
        <InAccount />
        {reasons.map((why) => (
          <Button key={why} size="sm" onClick={() => actor.send({ type: 'refused', why })}>
            {why}
          </Button>
        ))}
      </CardStage>
    </Staged>
  );
}

export const EveryReason = meta.story({
  args: { state: '' },
  render: () => <FailedForEach />,
  play: async ({ canvas, userEvent, step }) => {
    for (const why of reasons) {
      await step(why, async () => {
        await userEvent.click(await canvas.findByRole('button', { name: why }));
        await expect(canvas.getByText(t(`browser-model:failed.${why}`))).toBeVisible();
        await userEvent.click(canvas.getByRole('button', { name: t('browser-model:retry') }));
        await expect(canvas.getByRole('progressbar')).toBeVisible();
      });
    }
  },
});

const write = fn<() => void>();

export const InTheCard = meta.story({
  args: { state: 'offered', onWrite: write },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.use') }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
});

export const PutOffInTheCard = meta.story({
  args: { state: 'offered', onWrite: write },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.later') }));
    await expect(canvas.queryByText(t('browser-model:offer.download'))).not.toBeInTheDocument();
  },
});

export const ReadyInTheCard = meta.story({
  args: { state: 'ready', onWrite: write },
  play: async ({ canvas, userEvent }) => {
    write.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: t('browser-model:offer.write') }));
    await expect(write).toHaveBeenCalledOnce();
  },
});

export const DownloadingInTheCard = meta.story({
  args: { state: 'preparing.downloading', onWrite: write },
});

export const FailedInTheCard = meta.story({ args: { state: 'failed', onWrite: write } });

export const OnAPhone = meta.story({
  tags: ['behaviour'],
  args: { state: 'preparing.downloading' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
