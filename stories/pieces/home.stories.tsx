import { EssayTour } from '@octavo/ui/flows/greeting';
import { NewDocumentChoices, type NewDocumentChoicesProps } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const onChoose = fn();

const meta = preview.meta({
  title: 'Pieces/Home',
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
  beforeEach: () => {
    onChoose.mockReset();
  },
});

/** Part of the page. */
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
