import { brand } from '@octavo/contract/brand';
import { VideoPlayer, type VideoPlayerProps } from '@octavo/ui/components/video-player';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import captions from '../assets/greeting.vtt?url';
import film from '../assets/greeting.webm';
import poster from '../assets/greeting.webp';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDialogElement>('dialog');

const meta = preview.meta({
  title: 'Components/Layout/Video player',
  component: VideoPlayer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    title: `${brand.name} in a minute`,
    src: film,
    poster,
    captions: { src: captions, language: 'en', label: 'English' },
    texts: {
      play: 'Play',
      pause: 'Pause',
      seek: 'Place in the film',
      enlarge: 'Enlarge',
      shrink: 'Make small again',
      close: 'Close the film',
      failed: 'The film cannot be played here.',
    },
    playing: false,
    onPlayingChange: fn(),
    broken: false,
    onBreak: fn(),
    enlarged: false,
    onEnlargedChange: fn(),
    onClose: fn(),
  },
});

export const InTheCorner = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 0:04')).toBeVisible());
  },
});

export const Enlarged = meta.story({
  args: { enlarged: true },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: `${brand.name} in a minute` });
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await waitFor(() => expect(canvas.getByText('0:00 / 0:04')).toBeVisible());
  },
});

export const Failed = meta.story({
  args: { src: 'data:video/webm;base64,AAAA', broken: true },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onBreak).toHaveBeenCalled());
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be played');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'أوكتافو في دقيقة',
    captions: { src: captions, language: 'en', label: 'الإنجليزية' },
    texts: {
      play: 'شغّل',
      pause: 'أوقف مؤقتًا',
      seek: 'الموضع في الفيلم',
      enlarge: 'كبّر',
      shrink: 'صغّر ثانية',
      close: 'أغلق الفيلم',
      failed: 'لا يمكن تشغيل الفيلم هنا.',
    },
  },
  render: (args) => (
    <RightToLeft>
      <VideoPlayer {...args} />
    </RightToLeft>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 0:04')).toBeVisible());
    await expect(canvas.getByRole('dialog').getBoundingClientRect().left).toBeLessThan(100);
  },
});

function Player(props: VideoPlayerProps) {
  const [enlarged, setEnlarged] = useState(false);
  const [playing, setPlaying] = useState(false);
  return (
    <VideoPlayer
      {...props}
      {...root.props}
      playing={playing}
      onPlayingChange={setPlaying}
      enlarged={enlarged}
      onEnlargedChange={setEnlarged}
    />
  );
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => <Player {...args} />,
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    await root.reachesRoot();
    const video = canvasElement.querySelector('video');
    if (video === null) throw new Error('there is no film');
    const bar = canvas.getByRole('slider', { name: 'Place in the film' });
    await waitFor(() => expect(bar).toBeEnabled());

    await step('it waits to be asked', async () => {
      await expect(video.paused).toBe(true);
    });
    await step('Play plays and becomes Pause', async () => {
      canvas.getByRole('button', { name: 'Play' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus());
      await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.1));
    });
    await step('enlarged, it is the same film and goes on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Make small again' })).toHaveFocus());
      await expect(canvasElement.querySelector('video')).toBe(video);
      await expect(video.paused).toBe(false);
      await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true);
    });
    await step('Escape makes it small again and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge' })).toHaveFocus());
      await expect(canvas.getByRole('dialog').matches(':modal')).toBe(false);
    });
    await step('Pause pauses', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await waitFor(() => expect(video.paused).toBe(true));
    });
    await step('the bar sets the place', async () => {
      fireEvent.change(bar, { target: { value: '4' } });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '0:04 / 0:04'));
      fireEvent.change(bar, { target: { value: '0' } });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '0:00 / 0:04'));
    });
    await step('Close closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the film' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});
