import { Icon } from '@octavo/ui/components/icon';
import * as family from 'lucide-react';
import { ArrowLeft, type LucideIcon, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as css from './icon.css.ts';
import { Ground, RightToLeft, StateGrid } from './states.tsx';

const sources: Record<string, string> = import.meta.glob(
  ['../../packages/ui/src/**/*.tsx', '../../packages/editor/src/**/*.tsx'],
  { query: '?raw', import: 'default', eager: true },
);

const imported = /import \{([^}]+)\} from 'lucide-react'/gu;

function namesIn(source: string): string[] {
  return [...source.matchAll(imported)].flatMap(([, list]) =>
    (list ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** The icons that the product really uses, read from its code. */
const used = [...new Set(Object.values(sources).flatMap(namesIn))].toSorted();
const known = new Map<string, LucideIcon>(Object.entries(family).filter(isDrawing));

function isDrawing(entry: [string, unknown]): entry is [string, LucideIcon] {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

const meta = preview.meta({ title: 'Components/Layout/Icon', component: Icon, args: { of: Star } });

export const Sizes = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={90}
        pieces={{
          '12 px': <Icon {...args} size={12} />,
          '14 px': <Icon {...args} size={14} />,
          '16 px, in text': <Icon {...args} />,
          '18 px, in buttons': <Icon {...args} size={18} />,
          '20 px': <Icon {...args} size={20} />,
          '22 px': <Icon {...args} size={22} />,
          Filled: <Icon {...args} size={22} isFilled />,
          Directional: <Icon of={ArrowLeft} isDirectional />,
          'Right to left': (
            <RightToLeft>
              <Icon of={ArrowLeft} isDirectional />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      const scale = drawing.getBoundingClientRect().width / 24;
      await expect(Number(drawing.getAttribute('stroke-width')) * scale).toBeCloseTo(1.5, 1);
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  },
});

export const Family = meta.story({
  render: () => (
    <Ground>
      <ul className={css.set}>
        {used.map((name) => {
          const drawing = known.get(name);
          return (
            <li key={name} className={css.entry}>
              {drawing === undefined ? null : <Icon of={drawing} size={22} />}
              <span className={css.name}>{name}</span>
            </li>
          );
        })}
      </ul>
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    await expect(used.length).toBeGreaterThan(40);
    // Every name is an icon of the same family.
    await expect(used.filter((name) => !known.has(name))).toEqual([]);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(used.length);
  },
});
