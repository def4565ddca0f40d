import { SelectField, type SelectFieldProps } from '@octavo/ui/components/select-field';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { withoutAxe } from '../../.storybook/axe-exclusions.ts';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

type Size = 'A4' | 'A5' | 'Letter';

const meta = preview.meta({ title: 'Components/Inputs/Select', component: SelectField });

const sizes = [
  { value: 'A4', label: 'A4' },
  { value: 'A5', label: 'A5' },
  { value: 'Letter', label: 'Letter' },
] as const;

function PageSize(props: Partial<SelectFieldProps<Size>>) {
  const [value, setValue] = useState<Size | null>(props.value === undefined ? 'A4' : props.value);
  const label = props['aria-label'] === undefined ? 'Page size' : undefined;
  return <SelectField label={label} options={sizes} {...props} value={value} onValueChange={setValue} />;
}

const long = 'Chicago Manual of Style, seventeenth edition, full notes with a bibliography';

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <PageSize />,
          Hover: <PageSize {...frozen.Hover} />,
          Focus: <PageSize {...frozen.Focus} />,
          'Nothing chosen yet': <PageSize value={null} placeholder="Choose a size" />,
          'With a hint': <PageSize hint="As your printer has it." />,
          Invalid: <PageSize value={null} placeholder="Choose a size" error="Choose a size to go on." />,
          Disabled: <PageSize disabled />,
          Medium: <PageSize size="md" aria-label="Page size, medium" />,
          'Long text': <PageSize label="Style of the references" options={[{ value: 'A4', label: long }]} />,
          'Right to left': (
            <RightToLeft>
              <PageSize label="حجم الصفحة" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <PageSize {...root.props} hint="As your printer has it." />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const select = canvas.getByRole('combobox', { name: 'Page size' });
    const isOn = (name: string) => waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await expect(select).toHaveAccessibleDescription('As your printer has it.');

    await step('an arrow opens the list at what is chosen', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await isOn('A4');
      await expect(screen.getByRole('option', { name: 'A4' })).toHaveAttribute('aria-selected', 'true');
    });
    await step('arrows lead, Home and End to the ends, a letter to its word', async () => {
      await userEvent.keyboard('{End}');
      await isOn('Letter');
      await userEvent.keyboard('{Home}');
      await isOn('A4');
      await userEvent.keyboard('l');
      await isOn('Letter');
      await userEvent.keyboard('{ArrowUp}');
      await isOn('A5');
    });
    await step('Enter chooses and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(select).toHaveTextContent('A5'));
      await waitFor(() => expect(select).toHaveFocus());
    });
    await step('Escape leaves what was chosen', async () => {
      await userEvent.keyboard('{Enter}');
      await isOn('A5');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(select).toHaveFocus());
      await expect(select).toHaveTextContent('A5');
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    });
  },
});

export const Open = meta.story({
  parameters: withoutAxe('behind an open Radix list'),
  render: () => (
    <Ground>
      <div style={{ width: 320, maxWidth: '100%', minHeight: 200 }}>
        <PageSize
          options={[
            { value: 'A4', label: 'A4' },
            { value: 'A5', label: long },
            { value: 'Letter', label: 'Letter', disabled: true },
          ]}
        />
      </div>
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Page size' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Letter' })).toBeVisible());
  },
});
