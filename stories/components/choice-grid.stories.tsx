import { ChoiceGrid, type ChoiceGridProps } from '@octavo/ui/components/choice-grid';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

type Reader = 'friends' | 'class' | 'experts' | 'everyone';

const meta = preview.meta({ title: 'Components/Inputs/Choice grid', component: ChoiceGrid });

const readers = [
  { value: 'friends', label: 'Friends' },
  { value: 'class', label: 'My class' },
  { value: 'experts', label: 'Experts' },
  { value: 'everyone', label: 'Everyone' },
] as const;

function Show(props: Partial<ChoiceGridProps<Reader>>) {
  const [value, setValue] = useState<Reader>(props.value ?? 'class');
  return (
    <ChoiceGrid
      label="Who reads it"
      options={readers}
      columns={2}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const other = "[data-state='off']";

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <Show />,
          Hover: (
            <FrozenPart as="hover" of={other}>
              <Show />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of={other}>
              <Show />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of={other}>
              <Show />
            </FrozenPart>
          ),
          Busy: <Show busy />,
          Disabled: <Show disabled />,
          'Three columns': <Show columns={3} options={readers.slice(0, 3)} />,
          'With a hint': <Show hint="The whole text is rewritten for them." />,
          'With an error': <Show error="Choose somebody who reads it." />,
          'Long text': (
            <Show
              options={[
                { value: 'friends', label: 'Friends and family' },
                { value: 'class', label: 'Everybody in my seminar' },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Show
                label="من يقرأ"
                options={[
                  { value: 'friends', label: 'الأصدقاء' },
                  { value: 'class', label: 'صفي' },
                ]}
              />
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
      <Show {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const chosen = canvas.getByRole('radio', { name: 'My class' });
    const next = canvas.getByRole('radio', { name: 'Experts' });

    await step('one is always chosen', async () => {
      await userEvent.click(chosen);
      await expect(chosen).toBeChecked();
    });
    await step('arrows lead around without choosing, Space chooses', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(next).toHaveFocus());
      await expect(chosen).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(next).toBeChecked();
      await expect(chosen).not.toBeChecked();
    });
  },
});

export const Busy = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Show busy />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    const experts = canvas.getByRole('radio', { name: 'Experts' });
    await userEvent.click(experts);
    await expect(experts).toHaveFocus();
    await expect(experts).not.toBeChecked();
  },
});
