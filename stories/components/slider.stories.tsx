import { Slider, type SliderProps } from '@octavo/ui/components/slider';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({ title: 'Components/Inputs/Slider', component: Slider });

const percent = (locale: string, value: number) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100);

function Volume({ locale = 'en', ...props }: Partial<SliderProps> & { readonly locale?: string }) {
  const [value, setValue] = useState(props.value ?? 40);
  return (
    <Slider
      label="Reading speed"
      min={0}
      max={100}
      valueText={percent(locale, value)}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <Volume />,
          Hover: (
            <FrozenPart as="hover" of="[role='slider']">
              <Volume />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="[role='slider']">
              <Volume />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="[role='slider']">
              <Volume />
            </FrozenPart>
          ),
          'At the least': <Volume value={0} />,
          'At the most': <Volume value={100} />,
          'With a hint': <Volume hint="How fast the text is read aloud." />,
          Disabled: <Volume disabled />,
          Invalid: <Volume value={90} error="At most 80 % on this device." />,
          'Value heard only': <Volume isValueHidden />,
          'Long text': (
            <Volume label="How fast the document is read aloud while you follow it with your eyes" />
          ),
          'Right to left': (
            <RightToLeft>
              <Volume label="سرعة القراءة" locale="ar-EG" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLSpanElement>('span');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Volume {...root.props} step={5} hint="How fast the text is read aloud." />
      <RightToLeft>
        <Volume label="سرعة القراءة" locale="ar-EG" step={5} />
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const thumb = canvas.getByRole('slider', { name: 'Reading speed' });
    const is = (value: number) => expect(thumb).toHaveAttribute('aria-valuenow', String(value));

    await step('says its bounds, its value and its hint', async () => {
      await expect(thumb).toHaveAttribute('aria-valuemin', '0');
      await expect(thumb).toHaveAttribute('aria-valuemax', '100');
      await expect(thumb).toHaveAttribute('aria-valuetext', '40%');
      await expect(thumb).toHaveAccessibleDescription('How fast the text is read aloud.');
    });
    await step('arrows go by a step, Page Up and Down by ten, Home and End to the ends', async () => {
      await userEvent.tab();
      await expect(thumb).toHaveFocus();
      const goes = [
        ['{ArrowRight}', 45],
        ['{ArrowUp}', 50],
        ['{ArrowLeft}', 45],
        ['{ArrowDown}', 40],
        ['{PageUp}', 90],
        ['{PageDown}', 40],
        ['{End}', 100],
        ['{ArrowRight}', 100],
        ['{Home}', 0],
      ] as const;
      for (const [key, value] of goes) {
        await userEvent.keyboard(key);
        await is(value);
      }
    });
    await step('from right to left the arrow to the left makes more', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('slider', { name: 'سرعة القراءة' })).toHaveAttribute(
        'aria-valuenow',
        '45',
      );
    });
  },
});
