import { Confetti } from '@octavo/ui/components/confetti';
import { EmptyState } from '@octavo/ui/components/empty-state';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Confetti',
  component: Confetti,
  args: { onDone: fn() },
  render: (args) => (
    <Ground>
      <EmptyState
        title="Welcome to Pro Plus"
        hint="Nothing is counted any more. Write as much as you like."
      />
      <Confetti {...args} {...root.props} />
    </Ground>
  ),
});

function isPainted(canvas: HTMLCanvasElement): boolean {
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return picture?.data.some((value) => value !== 0) ?? false;
}

function canvasIn(element: HTMLElement): HTMLCanvasElement {
  const canvas = element.querySelector('canvas');
  if (canvas === null) throw new Error('there is no canvas');
  return canvas;
}

export const Still = meta.story({
  beforeEach: () => wantMotion(false),
  play: async ({ args, canvasElement }) => {
    await root.reachesRoot();
    await waitFor(() => expect(args.onDone).toHaveBeenCalled());
    await expect(isPainted(canvasIn(canvasElement))).toBe(false);
  },
});

export const Thrown = meta.story({
  beforeEach: () => wantMotion(true),
  play: async ({ args, canvasElement, step }) => {
    await step('it is drawn, behind nothing that can be pressed', async () => {
      await waitFor(() => expect(isPainted(canvasIn(canvasElement))).toBe(true), { timeout: 5000 });
      await expect(root.element()).toHaveStyle({ pointerEvents: 'none' });
    });
    await step('and is gone in the end', async () => {
      await waitFor(() => expect(args.onDone).toHaveBeenCalled(), { timeout: 8000 });
      await expect(isPainted(canvasIn(canvasElement))).toBe(false);
    });
  },
});

function wantMotion(isWanted: boolean): void {
  const ask = window.matchMedia.bind(window);
  spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion') ? ask(isWanted ? 'not all' : 'all') : ask(query),
  );
}
