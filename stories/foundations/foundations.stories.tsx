import { themeNames, themes } from '@octavo/ui/theme/themes';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { shownTheme, useShownTheme } from '../../.storybook/shown-theme.ts';
import { AllComponents } from './all-components.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { Sheet } from './sheet.tsx';
import * as css from './sheet.css.ts';
import { Tokens } from './tokens.tsx';

const meta = preview.meta({ title: 'Foundations', parameters: { layout: 'fullscreen' } });

function ShownSheet() {
  return <Sheet theme={useShownTheme()} />;
}

function ShownTokens() {
  return <Tokens theme={themes[useShownTheme()]} />;
}

function ShownContrast() {
  return (
    <main className={css.sheet}>
      <ContrastTable color={themes[useShownTheme()].color} />
    </main>
  );
}

export const Overview = meta.story({ render: () => <ShownSheet /> });

/** Every token, from the palette to the stacking order. */
export const EveryToken = meta.story({
  render: () => <ShownTokens />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('—')).not.toBeInTheDocument());
  },
});

/** All components on one page, for viewing: each is tested by its own stories. */
export const EveryComponent = meta.story({ tags: ['!test'], render: () => <AllComponents /> });

export const Contrast = meta.story({ render: () => <ShownContrast /> });

/** Runs with reduced motion in the tests, where nothing may keep the colours of the previous theme. */
export const EveryPieceFollowsTheTheme = meta.story({
  tags: ['behaviour'],
  render: () => <ShownSheet />,
  play: async ({ canvasElement, step }) => {
    const root = canvasElement.ownerDocument.documentElement;
    const pieces = [...canvasElement.querySelectorAll('*')];
    const colors = () => pieces.map((piece) => getComputedStyle(piece).color);
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const before = colors();
    const first = shownTheme();

    for (const theme of themeNames) {
      await step(theme, async () => {
        root.dataset['theme'] = theme;
        await nextFrame();
        await expect(canvasElement.getAnimations({ subtree: true }).filter(isTransition)).toEqual([]);
      });
    }
    root.dataset['theme'] = first;
    await nextFrame();
    await expect(colors()).toEqual(before);
  },
});

const isTransition = (animation: Animation) => animation instanceof CSSTransition;
