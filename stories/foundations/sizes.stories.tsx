import { Button } from '@octavo/ui/components/button';
import { Chip } from '@octavo/ui/components/chip';
import { IconButton } from '@octavo/ui/components/icon-button';
import { SwitchField } from '@octavo/ui/components/switch-field';
import { TextField } from '@octavo/ui/components/text-field';
import { Star } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import * as css from './sizes.css.ts';

const meta = preview.meta({ title: 'Foundations/Sizes', parameters: { layout: 'fullscreen' } });

const controls: Readonly<Record<string, ReactNode>> = {
  'Button, small': <Button size="sm">Apply</Button>,
  'Button, medium': <Button>Apply</Button>,
  'Button, large': <Button size="lg">Apply</Button>,
  'Icon button, small': <IconButton icon={Star} label="Small" size="sm" />,
  'Icon button, medium': <IconButton icon={Star} label="Medium" />,
  'Icon button, large': <IconButton icon={Star} label="Large" size="lg" />,
  'Chip, small': <Chip size="sm">Draft</Chip>,
  Chip: <Chip>Media history</Chip>,
  Field: <TextField aria-label="Field" defaultValue="Margins" />,
  Switch: <SwitchField label="Suggestions" checked onCheckedChange={fn()} />,
};

/** The minimum target size of WCAG 2.2 is 24 by 24 (2.5.8). */
const least = 24;

function Measured({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const target = cell.current?.querySelector('button, input');
    if (!target) return;
    // Sizes depend on the theme, which is set after this and may change.
    const watch = new ResizeObserver(() => setSize(sizeOf(target)));
    watch.observe(target);
    return () => watch.disconnect();
  }, []);

  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td ref={cell} className={css.cell}>
        {children}
      </td>
      <td className={css.figure}>{size.width}</td>
      <td className={css.figure} data-height={size.height}>
        {size.height}
        <span className={css.bar} style={{ inlineSize: size.height * 4 }} />
      </td>
    </tr>
  );
}

/** Includes what an invisible `::before` adds around a small drawing. */
function sizeOf(target: Element) {
  const { width, height } = target.getBoundingClientRect();
  const around = getComputedStyle(target, '::before');
  const isWider = around.content !== 'none' && around.position === 'absolute';
  const added = (one: string, other: string) =>
    isWider ? Math.max(0, -parseFloat(one) - parseFloat(other)) : 0;
  return {
    width: Math.round(width + added(around.left, around.right)),
    height: Math.round(height + added(around.top, around.bottom)),
  };
}

/** Measured as rendered, in the current theme. */
export const OfWhatIsPressed = meta.story({
  render: () => (
    <main className={css.page}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              Control
            </th>
            <th scope="col" className={css.name}>
              As drawn
            </th>
            <th scope="col" className={css.head}>
              Width, px
            </th>
            <th scope="col" className={css.head}>
              Height, px
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(controls).map(([name, control]) => (
            <Measured key={name} name={name}>
              {control}
            </Measured>
          ))}
        </tbody>
      </table>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const sizes = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')].map((row) => ({
        name: row.querySelector('th')?.textContent,
        height: Number(row.querySelector<HTMLElement>('[data-height]')?.dataset['height']),
      }));
    await waitFor(() => expect(sizes().every(({ height }) => height > 0)).toBe(true));
    await expect(sizes()).toHaveLength(Object.keys(controls).length);
    await waitFor(() => expect(sizes().filter(({ height }) => height < least)).toEqual([]));
  },
});
