import { type ThemeName, themeNames, themes } from '@octavo/ui/theme/themes';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AllComponents } from './all-components.tsx';
import { ContrastTable } from './contrast-table.tsx';
import { Sheet } from './sheet.tsx';
import * as css from './sheet.css.ts';
import { Tokens } from './tokens.tsx';

const themeNamed = (name: unknown): ThemeName => themeNames.find((theme) => theme === name) ?? 'light';

const meta = preview.meta({ title: 'Foundations', parameters: { layout: 'fullscreen' } });

export const Overview = meta.story({
  render: (_args, { globals }) => <Sheet theme={themeNamed(globals['theme'])} />,
});

/** Every token, from the palette to what lies above what. */
export const EveryToken = meta.story({
  render: (_args, { globals }) => <Tokens theme={themes[themeNamed(globals['theme'])]} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('—')).not.toBeInTheDocument());
  },
});

/** All components on one page, in the theme of the switch. */
export const EveryComponent = meta.story({ render: () => <AllComponents /> });

export const Contrast = meta.story({
  render: (_args, { globals }) => (
    <main className={css.sheet}>
      <ContrastTable color={themes[themeNamed(globals['theme'])].color} />
    </main>
  ),
});

/** Runs under reduced motion in the tests, where nothing may be left in the colours of the theme before. */
export const EveryPieceFollowsTheTheme = meta.story({
  render: (_args, { globals }) => <Sheet theme={themeNamed(globals['theme'])} />,
  play: async ({ canvasElement, step, globals }) => {
    const root = canvasElement.ownerDocument.documentElement;
    const pieces = [...canvasElement.querySelectorAll('*')];
    const colors = () => pieces.map((piece) => getComputedStyle(piece).color);
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const before = colors();

    for (const theme of themeNames) {
      await step(theme, async () => {
        root.dataset['theme'] = theme;
        await nextFrame();
        await expect(canvasElement.getAnimations({ subtree: true }).filter(isTransition)).toEqual([]);
      });
    }
    root.dataset['theme'] = String(globals['theme']);
    await nextFrame();
    await expect(colors()).toEqual(before);
  },
});

const isTransition = (animation: Animation) => animation instanceof CSSTransition;
