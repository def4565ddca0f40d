import { NumberField } from '@octavo/ui/components/number-field';
import { SearchField } from '@octavo/ui/components/search-field';
import { SelectField } from '@octavo/ui/components/select-field';
import { SwitchField } from '@octavo/ui/components/switch-field';
import { TextField } from '@octavo/ui/components/text-field';
import { Kbd } from '@octavo/ui/components/kbd';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withoutAxe } from '../../.storybook/axe-exclusions.ts';
import preview from '../../.storybook/preview.tsx';
import { Paper, Rows } from './layout.tsx';

const onValueChange = fn<(value: unknown) => void>();

const meta = preview.meta({
  title: 'Components/Fields',
  decorators: [
    (Story) => (
      <Paper width={400}>
        <Story />
      </Paper>
    ),
  ],
});

export const Text = meta.story({
  render: () => (
    <Rows wide>
      <TextField label="Topic" placeholder="What is it about?" />
      <TextField label="Name" defaultValue="Inês" hint="As it should stand on the title page." />
      <TextField label="Password" type="password" error="Password cannot be empty." />
      <TextField label="Document" defaultValue="Why we still write in the margins" disabled />
      <TextField
        aria-label="What should change"
        placeholder="Say what should change"
        end={<Kbd aria-hidden>↵</Kbd>}
      />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Password cannot be empty.');
    await expect(password).toBeInvalid();
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'As it should stand on the title page.',
    );
    await userEvent.click(canvas.getByText('Topic'));
    await expect(canvas.getByLabelText('Topic')).toHaveFocus();
  },
});

function ControlledSearch() {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search titles and tags"
      clearLabel="Clear the search"
      shortcut="Ctrl K"
      value={value}
      onValueChange={setValue}
    />
  );
}

export const Search = meta.story({
  render: () => <ControlledSearch />,
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search titles and tags' });
    await expect(canvas.getByText('Ctrl K')).toBeVisible();

    await step('keys give way to a clear button', async () => {
      await userEvent.type(field, 'HIST 204');
      await expect(canvas.queryByText('Ctrl K')).toBeNull();
    });

    await step('clearing keeps the focus in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
  },
});

const sizes = [
  { value: 'A4', label: 'A4' },
  { value: 'A5', label: 'A5' },
  { value: 'Letter', label: 'Letter' },
] as const;

function ControlledSelect() {
  const [value, setValue] = useState<'A4' | 'A5' | 'Letter'>('A4');
  return (
    <Rows wide>
      <SelectField label="Page size" value={value} options={sizes} onValueChange={setValue} />
      <SelectField
        aria-label="Reference style"
        size="md"
        value={value}
        options={sizes}
        onValueChange={setValue}
      />
      <SelectField label="Locked" value={value} options={sizes} disabled onValueChange={setValue} />
    </Rows>
  );
}

export const Select = meta.story({
  render: () => <ControlledSelect />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Page size' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'A5' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('A5'));
    await waitFor(() => expect(select).toHaveFocus());
  },
});

export const SelectOpen = meta.story({
  parameters: withoutAxe('behind an open Radix list'),
  render: () => <ControlledSelect />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Page size' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Letter' })).toBeVisible());
  },
});

function ControlledNumber() {
  const [value, setValue] = useState(25);
  return (
    <NumberField
      label="Margin"
      unit="mm"
      min={10}
      max={40}
      step={5}
      value={value}
      decreaseLabel="Narrower margin"
      increaseLabel="Wider margin"
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

export const Numbers = meta.story({
  render: () => (
    <Rows wide>
      <ControlledNumber />
      <NumberField
        label="Size"
        unit="pt"
        min={9}
        max={16}
        value={9}
        decreaseLabel="Smaller"
        increaseLabel="Larger"
        onValueChange={onValueChange}
      />
      <NumberField
        label="Fixed"
        min={9}
        max={16}
        value={12}
        disabled
        decreaseLabel="Less"
        increaseLabel="More"
        onValueChange={onValueChange}
      />
    </Rows>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const margin = canvas.getByRole('spinbutton', { name: 'Margin' });

    await step('steps by its buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wider margin' }));
      await expect(margin).toHaveValue(30);
    });

    await step('says nothing while a number is half typed, then settles within its bounds', async () => {
      onValueChange.mockClear();
      await userEvent.clear(margin);
      await userEvent.type(margin, '99');
      await expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(margin).toHaveValue(40);
      await expect(canvas.getByRole('button', { name: 'Wider margin' })).toBeDisabled();
    });

    await step('an emptied field falls back to what it was', async () => {
      await userEvent.clear(margin);
      await userEvent.tab();
      await expect(margin).toHaveValue(40);
    });
  },
});

function ControlledSwitch() {
  const [checked, setChecked] = useState(false);
  return (
    <SwitchField
      label="Hide labels"
      hint="Introduction, Body Paragraph, Conclusion"
      checked={checked}
      onCheckedChange={setChecked}
    />
  );
}

export const Switches = meta.story({
  render: () => (
    <Rows wide>
      <SwitchField label="Suggestions" hint="Underline what could be better" checked onCheckedChange={fn()} />
      <ControlledSwitch />
      <SwitchField label="Not now" checked={false} disabled onCheckedChange={fn()} />
      <SwitchField label="Always" checked disabled onCheckedChange={fn()} />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    const labels = canvas.getByRole('switch', { name: 'Hide labels' });
    await expect(labels).toHaveAccessibleDescription('Introduction, Body Paragraph, Conclusion');
    await userEvent.click(canvas.getByText('Hide labels'));
    await expect(labels).toBeChecked();
    labels.focus();
    await userEvent.keyboard(' ');
    await expect(labels).not.toBeChecked();
  },
});
