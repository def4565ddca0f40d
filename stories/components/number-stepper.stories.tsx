import { NumberStepper, type NumberStepperProps } from '@octavo/ui/components/number-stepper';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const onValueChange = fn<(value: number) => void>();
const meta = preview.meta({ title: 'Components/Inputs/Number stepper', component: NumberStepper });

function WordCount({ locale = 'en', unit = 'words', ...props }: Partial<NumberStepperProps>) {
  const [value, setValue] = useState(props.value ?? 500);
  const figures = new Intl.NumberFormat(locale);
  return (
    <NumberStepper
      label="Words"
      min={50}
      max={5000}
      step={50}
      locale={locale}
      unit={unit}
      valueText={(count) => `${figures.format(count)} ${unit}`}
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
          Hover: (
            <FrozenPart as="hover" of="button:last-of-type">
              <WordCount />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="button:last-of-type">
              <WordCount />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="button:last-of-type">
              <WordCount />
            </FrozenPart>
          ),
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
              <WordCount
                label="الكلمات"
                unit="كلمة"
                locale="ar-EG"
                value={1500}
                decreaseLabel="أقل بخمسين كلمة"
                increaseLabel="أكثر بخمسين كلمة"
              />
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

/** The largest number that can be asked for, formatted in each language of the product. */
const languages = {
  English: { locale: 'en', label: 'Words', unit: 'words' },
  Deutsch: { locale: 'de', label: 'Wörter', unit: 'Wörter' },
  'Français (France)': { locale: 'fr-FR', label: 'Mots', unit: 'mots' },
  'Français (Canada)': { locale: 'fr-CA', label: 'Nombre de mots', unit: 'mots' },
  Português: { locale: 'pt-PT', label: 'Palavras', unit: 'palavras' },
} as const;

export const Languages = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={440}
        pieces={Object.fromEntries(
          Object.entries(languages).map(([name, texts]) => [
            name,
            <div key={name} lang={texts.locale}>
              <WordCount {...texts} value={5000} />
            </div>,
          ]),
        )}
      />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    for (const [name, { locale, label, unit }] of Object.entries(languages)) {
      const figure = canvas.getByRole('spinbutton', { name: label });
      const written = new Intl.NumberFormat(locale).format(1250);

      await step(`${name}: has room for its longest figure`, async () => {
        await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
      });
      await step(`${name}: takes a figure as it is written there, and plain`, async () => {
        for (const typed of ['1234', written, '1,250', '1.250', '1 250']) {
          await userEvent.clear(figure);
          await userEvent.type(figure, `${typed}{Enter}`);
          await expect(figure).toHaveValue(written);
          await expect(figure).toHaveAttribute('aria-valuenow', '1250');
          await expect(figure).toHaveAttribute('aria-valuetext', `${written} ${unit}`);
        }
      });
      await userEvent.keyboard('{End}');
    }
  },
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
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
      await expect(figure).toHaveValue(value.toLocaleString('en'));
      await expect(figure).toHaveAttribute('aria-valuenow', String(value));
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
    await step('says its ends, and the figure with its unit', async () => {
      await expect(figure).toHaveAttribute('aria-valuemin', '50');
      await expect(figure).toHaveAttribute('aria-valuemax', '5000');
      await expect(figure).toHaveAttribute('aria-valuetext', '50 words');
    });
    await step('arrow keys go by a step, Page Up and Down by ten, Home and End to the ends', async () => {
      figure.focus();
      for (const [key, value] of [
        ['{ArrowUp}', 100],
        ['{PageUp}', 600],
        ['{ArrowDown}', 550],
        ['{PageDown}', 50],
        ['{ArrowDown}', 50],
        ['{End}', 5000],
        ['{PageUp}', 5000],
        ['{Home}', 50],
      ] as const) {
        await userEvent.keyboard(key);
        await both(value);
      }
    });
    await step('steps from what is typed', async () => {
      await userEvent.clear(figure);
      await userEvent.type(figure, '1,234{ArrowUp}');
      await both(1300);
    });
    await step('with Shift the keys select as in any text', async () => {
      await userEvent.keyboard('{Shift>}{Home}{/Shift}');
      await both(1300);
      await userEvent.keyboard('{Home}');
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
