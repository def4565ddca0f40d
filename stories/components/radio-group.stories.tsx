import { RadioGroup, type RadioGroupProps } from '@octavo/ui/components/radio-group';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

type Tone = 'formal' | 'friendly' | 'bold';

const meta = preview.meta({ title: 'Components/Inputs/Radio group', component: RadioGroup });

const options = [
  { value: 'formal', label: 'Formal' },
  { value: 'friendly', label: 'Friendly' },
  { value: 'bold', label: 'Bold' },
] as const;

const arabic = [
  { value: 'formal', label: 'رسمية', hint: 'كما يُكتب إلى لجنة.' },
  { value: 'friendly', label: 'ودية' },
] as const;

const withHints = [
  { value: 'formal', label: 'Formal', hint: 'As one writes to a board of examiners.' },
  { value: 'friendly', label: 'Friendly', hint: 'As one writes to somebody one likes.' },
  { value: 'bold', label: 'Bold', hint: 'Part of Pro+.', disabled: true },
] as const;

function Question(props: Partial<RadioGroupProps<Tone>>) {
  const [value, setValue] = useState<Tone | null>(props.value === undefined ? 'formal' : props.value);
  return <RadioGroup label="Tone" options={options} {...props} value={value} onValueChange={setValue} />;
}

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Answered: <Question />,
          Hover: (
            <FrozenPart as="hover" of="[role='radio']:not([data-state='checked'])">
              <Question />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of="[role='radio']:not([data-state='checked'])">
              <Question />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of="[role='radio']:not([data-state='checked'])">
              <Question />
            </FrozenPart>
          ),
          'Not answered yet': <Question value={null} />,
          'With hints, one off': <Question options={withHints} hint="You can change it later." />,
          Disabled: <Question disabled />,
          Invalid: <Question value={null} error="Choose a tone to go on." />,
          'In line': <Question isInLine />,
          'Long text': (
            <Question
              options={[
                {
                  value: 'formal',
                  label:
                    'The move from paper margins to comment threads has made reading more social and, for that reason, less honest',
                },
                { value: 'friendly', label: 'Neither' },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Question label="النبرة" options={arabic} />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <RightToLeft>
        <Question label="النبرة" options={arabic} isInLine />
      </RightToLeft>
      <Question {...root.props} hint="You can change it later." options={withHints} value={null} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    // The focus moves a moment after keydown; a real key press lasts longer than that.
    const arrow = async (key: string, chosen: HTMLElement) => {
      await userEvent.keyboard(`{${key}>}`);
      await waitFor(() => expect(chosen).toBeChecked());
      await userEvent.keyboard(`{/${key}}`);
    };
    const circle = (name: string) => canvas.getByRole('radio', { name });

    await step('from right to left the arrow to the left goes on', async () => {
      await userEvent.tab();
      await arrow('ArrowLeft', canvas.getByRole('radio', { name: 'ودية' }));
    });
    await step('the group is one stop of the Tab key, at its first circle while none is chosen', async () => {
      await userEvent.tab();
      await expect(circle('Formal')).toHaveFocus();
      await expect(circle('Formal')).not.toBeChecked();
    });
    await step('Space chooses, arrows choose the next, around and past what is off', async () => {
      await userEvent.keyboard(' ');
      await expect(circle('Formal')).toBeChecked();
      await arrow('ArrowDown', circle('Friendly'));
      await arrow('ArrowDown', circle('Formal'));
      await arrow('ArrowUp', circle('Friendly'));
    });
    await step('says its question, its hint and the hint of a choice', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Tone' })).toHaveAccessibleDescription(
        'You can change it later.',
      );
      await expect(circle('Formal')).toHaveAccessibleDescription('As one writes to a board of examiners.');
    });
    await step('the words choose too', async () => {
      await userEvent.click(canvas.getByText('Formal'));
      await expect(circle('Formal')).toBeChecked();
    });
  },
});
