import { NumberField, type NumberFieldProps } from '@octavo/ui/components/number-field';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const onValueChange = fn<(value: number) => void>();
const meta = preview.meta({ title: 'Components/Inputs/Number field', component: NumberField });

function Margin(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(props.value ?? 25);
  return (
    <NumberField
      label="Margin"
      unit="mm"
      min={10}
      max={40}
      step={5}
      decreaseLabel="Narrower margin"
      increaseLabel="Wider margin"
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={200}
        pieces={{
          Rest: <Margin />,
          Hover: (
            <FrozenPart as="hover" of="div:has(> input)">
              <Margin />
            </FrozenPart>
          ),
          Focus: <Margin {...frozen.Focus} />,
          'At the least': <Margin value={10} />,
          'At the most': <Margin value={40} />,
          'With a hint': <Margin hint="On every side." />,
          Invalid: <Margin error="Your printer needs 15 mm." />,
          Disabled: <Margin disabled />,
          'Long text': (
            <Margin label="Margin at the inner edge, where the pages are bound" unit="millimetres" />
          ),
          'Right to left': (
            <RightToLeft>
              <Margin
                label="الهامش"
                unit="مم"
                locale="ar-EG"
                decreaseLabel="هامش أضيق"
                increaseLabel="هامش أوسع"
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLInputElement>('input');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Margin {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const margin = canvas.getByRole('spinbutton', { name: 'Margin' });
    const wider = canvas.getByRole('button', { name: 'Wider margin' });

    await step('steps by its buttons', async () => {
      await userEvent.click(wider);
      await expect(margin).toHaveValue('30');
    });
    await step(
      'says nothing while a number is half typed, then settles on a step within its bounds',
      async () => {
        onValueChange.mockClear();
        await userEvent.clear(margin);
        await userEvent.type(margin, '23');
        await expect(onValueChange).not.toHaveBeenCalled();
        await userEvent.keyboard('{Enter}');
        await expect(margin).toHaveValue('25');
        await userEvent.clear(margin);
        await userEvent.type(margin, '99');
        await userEvent.tab();
        await expect(margin).toHaveValue('40');
      },
    );
    await step('is said with its unit', async () => {
      await expect(margin).toHaveAttribute('aria-valuetext', '40 mm');
    });
    await step('at its end a button says that it is off and keeps the focus', async () => {
      await userEvent.click(wider);
      await expect(wider).toHaveAttribute('aria-disabled', 'true');
      await expect(wider).toHaveFocus();
      await expect(margin).toHaveValue('40');
    });
    await step('an emptied field falls back to what it was', async () => {
      await userEvent.clear(margin);
      await userEvent.tab();
      await expect(margin).toHaveValue('40');
    });
  },
});
