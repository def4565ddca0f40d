// The reader's browser preferences, in every theme, tested in a real browser.
import '@octavo/ui/theme.css';
import { themeNames } from '@octavo/ui/theme/themes';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { Sheet } from './sheet.tsx';
import { Button } from '@octavo/ui/components/button';
import { SegmentTabs } from '@octavo/ui/components/segment-tabs';

let root: Root | undefined;

function show(theme: (typeof themeNames)[number]): HTMLElement {
  document.documentElement.dataset['theme'] = theme;
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const shown = root;
  flushSync(() =>
    shown.render(
      <>
        <Sheet theme={theme} />
        <Button busy>Saving</Button>
        <SegmentTabs
          label="Paid"
          value="year"
          tabs={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly', note: 'half the price' },
          ]}
          onValueChange={() => undefined}
        >
          {null}
        </SegmentTabs>
      </>,
    ),
  );
  return host;
}

beforeEach(() => commands.wish({ reducedMotion: 'no-preference' }));

// The page is shared with the stories, which run with reduced motion.
afterEach(async () => {
  root?.unmount();
  root = undefined;
  await commands.wish({ contrast: null, forcedColors: null, reducedMotion: 'reduce' });
});

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--octavo-${name}`).trim();

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

describe.each(themeNames)('in %s', (theme) => {
  it('more contrast strengthens quiet text and fine lines', async () => {
    show(theme);
    const quiet = token('text-tertiary');
    expect(quiet).not.toBe(token('text-primary'));
    await commands.wish({ contrast: 'more' });
    expect([token('text-secondary'), token('text-tertiary'), token('text-ghost')]).toEqual([
      token('text-primary'),
      token('text-primary'),
      token('text-primary'),
    ]);
    expect([token('border-hairline'), token('border-strong')]).toEqual([
      token('border-control'),
      token('border-control'),
    ]);
  });

  it('forced colours leave every control with an edge, and show the focus', async () => {
    const host = show(theme);
    await commands.wish({ forcedColors: 'active' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const buttons = [...host.querySelectorAll('button')].filter(isVisible);
    const plain = buttons.filter((button) => button.getAttribute('role') === null);
    expect(plain.length).toBeGreaterThan(20);
    const edgeless = plain.filter((button) => {
      const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(button);
      const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      return !hasEdge && textDecorationLine === 'none' && button.textContent !== '';
    });
    expect(edgeless.map((button) => button.textContent)).toEqual([]);

    const [first] = plain;
    first?.focus({ focusVisible: true });
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(first ?? host);
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
    expect(outlineColor).not.toMatch(/, 0\)$|transparent/);
  });

  it('forced colours still distinguish on from off and chosen from not chosen', async () => {
    const host = show(theme);
    await commands.wish({ forcedColors: 'active' });
    const fill = (selector: string) => {
      const element = host.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}`);
      return getComputedStyle(element).backgroundColor;
    };
    expect(fill('[role="switch"][data-state="checked"]')).not.toBe(
      fill('[role="switch"][data-state="unchecked"]'),
    );
    expect(fill('[role="radio"][data-state="on"]')).not.toBe(fill('[role="radio"][data-state="off"]'));
    expect(fill('[aria-pressed="true"]')).not.toBe(fill('[aria-pressed="false"]'));
  });

  it('regression 451: text on a fill kept by forced colours has the colour for that fill', async () => {
    const host = show(theme);
    await commands.wish({ forcedColors: 'active' });
    const probe = host.appendChild(document.createElement('span'));
    probe.style.color = 'HighlightText';
    const { color } = getComputedStyle(probe);
    const written = [...host.querySelectorAll('*')].filter(
      (element) =>
        getComputedStyle(element).forcedColorAdjust === 'none' &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    expect(written.map(({ textContent }) => textContent)).toContain('half the price');
    const unreadable = written.filter((element) => getComputedStyle(element).color !== color);
    expect(unreadable.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('reduced motion: nothing runs and nothing slides', async () => {
    const host = show(theme);
    await nextFrame();
    expect(host.getAnimations({ subtree: true }).length).toBeGreaterThan(0);
    await commands.wish({ reducedMotion: 'reduce' });
    await expect
      .poll(() => host.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running'))
      .toEqual([]);
    const sliding = [...host.querySelectorAll('*')].filter((piece) =>
      getComputedStyle(piece)
        .transitionDuration.split(',')
        .some((duration) => Number.parseFloat(duration) > 0),
    );
    expect(sliding).toEqual([]);
  });
});

interface Wishes {
  readonly contrast?: 'more' | null;
  readonly forcedColors?: 'active' | null;
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    wish(wishes: Wishes): Promise<void>;
  }
}
