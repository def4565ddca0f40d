import { NumberStepper, type NumberStepperProps } from '@octavo/ui/components/number-stepper';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const onValueChange = fn<(value: number) => void>();
const meta = preview.meta({ title: 'Components/Number stepper', component: NumberStepper });

const words = new Intl.NumberFormat('en');

function WordCount(props: Partial<NumberStepperProps>) {
  const [value, setValue] = useState(props.value ?? 500);
  return (
    <NumberStepper
      label="Words"
      min={50}
      max={5000}
      step={50}
      unit="words"
      valueText={(count) => `${words.format(count)} words`}
      decreaseLabel="50 words less"
      increaseLabel="50 words more"
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
        width={440}
        pieces={{
          Rest: <WordCount />,
          'At the least': <WordCount value={50} />,
          'At the most': <WordCount value={5000} />,
          'With a hint': <WordCount hint="About one page." />,
          Disabled: <WordCount disabled />,
          Invalid: <WordCount value={3000} error="You have 126 AI words left today." />,
          'Long text': (
            <WordCount
              label="How long the essay should become, footnotes and references not counted"
              unit="words or so"
            />
          ),
          'Right to left': (
            <RightToLeft>
              <WordCount label="الكلمات" unit="كلمة" valueText={(count) => `${count} كلمة`} />
            </RightToLeft>
          ),
          Narrow: (
            <div style={{ width: 260 }}>
              <WordCount />
            </div>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  render: () => (
    <Ground>
      <WordCount {...root.props} hint="About one page." />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const figure = canvas.getByRole('spinbutton', { name: 'Words' });
    const slider = canvas.getByRole('slider', { name: 'Words' });
    const both = async (value: number) => {
      await expect(figure).toHaveValue(value);
      await expect(slider).toHaveAttribute('aria-valuenow', String(value));
    };

    await step('slides and steps by 50', async () => {
      slider.focus();
      await userEvent.keyboard('{ArrowRight}');
      await both(550);
      await userEvent.click(canvas.getByRole('button', { name: '50 words less' }));
      await both(500);
      await expect(slider).toHaveAttribute('aria-valuetext', '500 words');
    });
    await step('rounds what is typed to the step', async () => {
      await userEvent.clear(figure);
      await userEvent.type(figure, '1234{Enter}');
      await both(1250);
    });
    await step('clamps what is typed', async () => {
      await userEvent.clear(figure);
      await userEvent.type(figure, '99999');
      await userEvent.tab();
      await both(5000);
      await userEvent.clear(figure);
      await userEvent.type(figure, '3');
      await userEvent.tab();
      await both(50);
    });
    await step('at an end the button says that it is off and keeps the focus', async () => {
      const less = canvas.getByRole('button', { name: '50 words less' });
      await expect(less).toHaveAttribute('aria-disabled', 'true');
      onValueChange.mockClear();
      await userEvent.click(less);
      await expect(onValueChange).not.toHaveBeenCalled();
      await expect(less).toHaveFocus();
    });
  },
});
