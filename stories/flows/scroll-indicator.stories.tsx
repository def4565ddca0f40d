import { scrollIndicatorFlow } from '@octavo/machines/scroll-indicator/fixtures';
import { ScrollIndicator } from '@octavo/ui/flows/scroll-indicator';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CardStage } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ScrollIndicatorAt({ state }: { readonly state: string }) {
  const actor = useActorRef(scrollIndicatorFlow.stage, scrollIndicatorFlow.at(state));
  return (
    <CardStage>
      <div data-testid="column" style={{ minHeight: '240vh', fontFamily: 'var(--octavo-font-text)' }}>
        <ScrollIndicator actor={actor} />
        <p>Readers drew hands in the margins for six hundred years.</p>
      </div>
    </CardStage>
  );
}

const states: ToldStates = {
  hidden: { focus: 'unchanged', announced: null },
  shown: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Scroll indicator',
  component: ScrollIndicatorAt,
  parameters: { states },
});

const groove = (canvas: HTMLElement) => canvas.querySelector('[aria-hidden] > div');

export const Hidden = meta.story({
  args: { state: 'hidden' },
  play: async ({ canvasElement, step }) => {
    // If the previous story left the page scrolled, it first returns to the top.
    await waitFor(() => expect(groove(canvasElement)).not.toHaveAttribute('data-shown'), { timeout: 5_000 });
    await step('The page is scrolled', async () => {
      scrollTo(0, 200);
      await waitFor(() => expect(groove(canvasElement)).toHaveAttribute('data-shown'));
      const way = groove(canvasElement)?.firstElementChild;
      await waitFor(() => expect(way).toHaveAttribute('style', expect.stringMatching(/translateY\(\d/u)));
    });
    scrollTo(0, 0);
  },
});

export const Shown = meta.story({ args: { state: 'shown' } });

/** Deleting text scrolls the page as well; the rest fits into the window. */
export const Shortened = meta.story({
  tags: ['behaviour'],
  args: { state: 'hidden' },
  play: async ({ canvas, canvasElement }) => {
    const mark = groove(canvasElement)?.querySelector('div > div');
    scrollTo(0, 200);
    await waitFor(() => expect(mark).toBeVisible());
    canvas.getByTestId('column').style.minHeight = '0';
    await waitFor(() => expect(scrollY).toBe(0));
    await waitFor(() => expect(mark).not.toBeVisible());
  },
});
