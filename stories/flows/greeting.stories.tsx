import { Home } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function GreetingAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ greeting: state }}>
      <Home now={now} />
    </Staged>
  );
}

const quiet = { focus: 'unchanged', announced: null } as const;

const states: ToldStates = {
  idle: quiet,
  loading: quiet,
  failed: quiet,
  closed: quiet,
  hidden: quiet,
  'shown.playback.paused': quiet,
  'shown.playback.playing': quiet,
  'shown.playback.broken': { focus: 'unchanged', announced: 'The film cannot be played here.' },
  'shown.size.small': quiet,
  'shown.size.enlarged': { focus: 'button Make small again', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Greeting',
  component: GreetingAt,
  parameters: { states, layout: 'fullscreen' },
});

const film = (canvasElement: HTMLElement) => {
  const video = canvasElement.querySelector('video');
  if (video === null) throw new Error('There is no film.');
  return video;
};

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Closed = meta.story({ args: { state: 'closed' } });

export const Hidden = meta.story({
  args: { state: 'hidden' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('greeting:close') })).not.toBeInTheDocument();
  },
});

export const ShownPlaybackPaused = meta.story({
  args: { state: 'shown.playback.paused' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('0:00 / 0:30')).toBeVisible();
    await expect(film(canvasElement).paused).toBe(true);
  },
});

export const ShownPlaybackPlaying = meta.story({
  args: { state: 'shown.playback.playing' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: t('greeting:pause') });
    // As slow as possible, so that every screenshot of it is the same.
    film(canvasElement).playbackRate = 0.0625;
    await waitFor(() => expect(film(canvasElement).paused).toBe(false));
  },
});

export const ShownPlaybackBroken = meta.story({ args: { state: 'shown.playback.broken' } });
export const ShownSizeSmall = meta.story({ args: { state: 'shown.size.small' } });

export const ShownSizeEnlarged = meta.story({
  args: { state: 'shown.size.enlarged' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog').matches(':modal')).toBe(true));
  },
});

export const OnAPhone = meta.story({
  args: { state: 'shown.size.small' },
  globals: { viewport: { value: 'mobile2' } },
});

export const Watched = meta.story({
  args: { state: 'shown.playback.paused' },
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('it plays and pauses', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('greeting:play') }));
      await waitFor(() => expect(film(canvasElement).currentTime).toBeGreaterThan(0));
      await userEvent.click(await canvas.findByRole('button', { name: t('greeting:pause') }));
      await waitFor(() => expect(film(canvasElement).paused).toBe(true));
    });
    await step('it is enlarged and small again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('greeting:enlarge') }));
      await userEvent.click(await canvas.findByRole('button', { name: t('greeting:shrink') }));
      await canvas.findByRole('button', { name: t('greeting:enlarge') });
    });
    await step('closed while it is enlarged, it gives the focus to the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('greeting:enlarge') }));
      await canvas.findByRole('button', { name: t('greeting:shrink') });
      await userEvent.click(canvas.getByRole('button', { name: t('greeting:close') }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: t('greeting:play') })).toBeNull());
      await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'content'));
    });
  },
});

export const NotPlayable = meta.story({
  args: { state: 'shown.playback.paused' },
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: t('greeting:play') });
    film(canvasElement).src = 'data:video/webm;base64,AAAA';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('greeting:failed'));
    await expect(canvas.getByRole('button', { name: t('greeting:play') })).toBeDisabled();
  },
});
