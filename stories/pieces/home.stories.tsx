import { LiveRegion } from '@octavo/ui/components/live-region';
import { EssayTour, GreetingFilm } from '@octavo/ui/flows/greeting';
import { NewDocumentChoices, type NewDocumentChoicesProps } from '@octavo/ui/flows/home';
import { EssaySamples, type EssaySamplesProps } from '@octavo/ui/flows/samples';
import { t } from 'i18next';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import captions from '../assets/greeting.vtt?url';
import film from '../assets/greeting.webm';
import { samples } from './samples.ts';

const onChoose = fn();
const onClose = fn();

const meta = preview.meta({
  title: 'Pieces/Home',
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
  beforeEach: () => {
    onChoose.mockReset();
    onClose.mockReset();
  },
});

/** A stretch of the page. */
function Page({ width, children }: { readonly width?: number; readonly children: ReactNode }) {
  return (
    <main
      style={{
        boxSizing: 'border-box',
        minHeight: '100dvh',
        padding: 24,
        background: 'var(--octavo-surface-page)',
      }}
    >
      <div style={{ maxWidth: width }}>{children}</div>
    </main>
  );
}

const choices = (props: Partial<NewDocumentChoicesProps>, width: number) => (
  <Page width={width}>
    <NewDocumentChoices {...props} onChoose={onChoose} />
  </Page>
);

export const NewDocumentRail = meta.story({
  render: () => choices({}, 264),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('home:new.essayHint')) }));
    await expect(onChoose).toHaveBeenCalledWith('essay');
  },
});
export const NewDocumentRailBusy = meta.story({
  render: () => choices({ busy: ['brainstorm'] }, 264),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('home:new.brainstormHint')) }));
    await expect(onChoose).not.toHaveBeenCalled();
  },
});
export const NewDocumentRow = meta.story({ render: () => choices({ isInRow: true }, 720) });
export const NewDocumentRowBusy = meta.story({
  render: () => choices({ isInRow: true, busy: ['blank', 'brainstorm', 'essay'] }, 720),
});
export const NewDocumentRowOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => choices({ isInRow: true }, 342),
});

export const TourToTheEssay = meta.story({
  render: () => (
    <Page width={264}>
      <NewDocumentChoices onChoose={onChoose} />
      <div style={{ height: 20 }} />
      <EssayTour />
    </Page>
  ),
});
export const TourOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => (
    <Page>
      <NewDocumentChoices isInRow onChoose={onChoose} />
      <div style={{ height: 8 }} />
      <EssayTour />
    </Page>
  ),
});

function Film({ src = film }: { readonly src?: string }) {
  const [enlarged, setEnlarged] = useState(false);
  return (
    <Page>
      <div style={{ height: 320 }} />
      <GreetingFilm
        src={src}
        captionsSrc={captions}
        enlarged={enlarged}
        onEnlargedChange={setEnlarged}
        onClose={onClose}
      />
    </Page>
  );
}

export const FloatingFilm = meta.story({
  render: () => <Film />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('0:00 / 0:04')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('greeting:close') }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
export const FloatingFilmEnlarged = meta.story({
  render: () => <Film />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('greeting:enlarge') }));
    await waitFor(() => expect(canvas.getByRole('dialog').matches(':modal')).toBe(true));
  },
});
export const FloatingFilmFailed = meta.story({
  render: () => <Film src="data:video/webm;base64,AAAA" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t('greeting:failed')));
  },
});

function Slider(props: Partial<EssaySamplesProps>) {
  const [selected, setSelected] = useState<string | null>(props.selected ?? null);
  return (
    <Page width={840}>
      <EssaySamples samples={samples} {...props} selected={selected} onSelect={setSelected} />
      <LiveRegion>{selected ?? ''}</LiveRegion>
    </Page>
  );
}

export const SampleEssays = meta.story({
  render: () => <Slider />,
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: /margins/u });
    if (first !== undefined) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});
export const SampleEssaySelected = meta.story({ render: () => <Slider selected="sample-2" /> });
export const SampleEssaysBlurred = meta.story({
  render: () => <Slider blurredFrom={1} selected="sample-1" />,
});
export const SampleEssaysLoading = meta.story({ render: () => <Slider samples={null} /> });
export const SampleEssaysOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  render: () => <Slider blurredFrom={2} />,
});
