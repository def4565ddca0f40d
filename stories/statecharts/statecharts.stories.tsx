import { flows } from '@octavo/machines/fixtures';
import { themeNames } from '@octavo/ui/theme/themes';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { showTheme, shownTheme, useShownTheme } from '../../.storybook/shown-theme.ts';
import { Statechart } from './statechart.tsx';
import { hrefOfStory, storyOfState } from './story-of-state.ts';

interface OneStatechartProps {
  readonly flow: string;
  readonly lit: string;
}

function OneStatechart({ flow, lit }: OneStatechartProps) {
  const theme = useShownTheme();
  const machine = flows[flow]?.machine;
  if (machine === undefined) throw new Error(`There is no flow named ${flow}`);
  return (
    <Statechart
      name={flow}
      machine={machine}
      theme={theme}
      lit={[lit]}
      hrefOf={(state) => hrefOfStory(storyOfState(`Flows/${flow}`, state))}
    />
  );
}

function EveryStatechart() {
  const theme = useShownTheme();
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      {Object.entries(flows).map(([name, { machine, states }]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <Statechart
            name={name}
            machine={machine}
            theme={theme}
            lit={[states[1]?.name ?? '']}
            hrefOf={(state) => hrefOfStory(storyOfState(`Flows/${name}`, state))}
          />
        </section>
      ))}
    </main>
  );
}

const shown: OneStatechartProps = { flow: 'document', lit: 'work.saving' };

const meta = preview.meta({
  title: 'Foundations/Statecharts',
  component: OneStatechart,
  tags: ['!autodocs'],
  args: shown,
  render: ({ flow, lit }) => (
    <main>
      <OneStatechart flow={flow} lit={lit} />
    </main>
  ),
});

/** The largest: two regions, four actors, three timers. */
export const Regions = meta.story({ play: ({ canvasElement }) => isReadable(canvasElement) });
/** Events that can be sent from anywhere, and a final state. */
export const Anywhere = meta.story({
  args: { flow: 'ai-card', lit: 'results' },
  play: ({ canvasElement }) => isReadable(canvasElement),
});
/** Pseudo-states, where conditions decide. */
export const Deciding = meta.story({
  args: { flow: 'date-picker', lit: 'halfway' },
  play: ({ canvasElement }) => isReadable(canvasElement),
});

/** For viewing; that no words overlap is checked without a browser. */
export const Every = meta.story({ tags: ['!test'], render: () => <EveryStatechart /> });

/**
 * In the typefaces of every theme no words overlap or lie outside, and one state is highlighted and links to its story.
 */
async function isReadable(canvas: HTMLElement) {
  const first = shownTheme();
  for (const theme of themeNames) {
    showTheme(theme);
    await isReadableIn(canvas, theme);
  }
  showTheme(first);
}

async function isReadableIn(canvas: HTMLElement, theme: string) {
  const chart = await waitFor(
    () => {
      const found = canvas.querySelector<SVGSVGElement>(`svg[data-faces='${theme}']`);
      if (!found) throw new Error('nothing is drawn yet');
      return found;
    },
    { timeout: 8000 },
  );
  await expect(overlaps(chart)).toEqual([]);
  const current = chart.querySelectorAll('[aria-current]');
  await expect(current).toHaveLength(1);
  await expect(current[0]?.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/flows-/);
}

function overlaps(chart: SVGSVGElement): readonly string[] {
  const frame = chart.getBoundingClientRect();
  const words = [...chart.querySelectorAll('text')].map((text) => ({
    text: text.textContent,
    box: text.getBoundingClientRect(),
  }));
  const outside = words.filter(({ box }) => box.left < frame.left || box.right > frame.right);
  const crossing = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => meet(one.box, other.box))
      .map((other) => `${one.text} × ${other.text}`),
  );
  return [...outside.map(({ text }) => `${text} outside`), ...crossing];
}

/** The boxes of lines include the space between lines: an overlap of a few pixels is ignored. */
function meet(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
  );
}
