import { SwitchField } from '@octavo/ui/components/switch-field';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const onCheckedChange = fn();
const meta = preview.meta({ title: 'Components/Inputs/Switch', component: SwitchField });

const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Off: (props) => (
            <SwitchField label="Labels" checked={false} onCheckedChange={onCheckedChange} {...props} />
          ),
          On: (props) => <SwitchField label="Labels" checked onCheckedChange={onCheckedChange} {...props} />,
        }}
      />
      <StateGrid
        pieces={{
          'With a hint': (
            <SwitchField
              label="Suggestions"
              hint="Underline what could be better"
              checked
              onCheckedChange={onCheckedChange}
            />
          ),
          'Long text': (
            <SwitchField
              label="Show the names of the sections in the margin beside the text"
              hint="Introduction, Body Paragraph, Conclusion and whatever else you named yourself"
              checked={false}
              onCheckedChange={onCheckedChange}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <SwitchField
                label="الاقتراحات"
                hint="خط تحت ما يمكن تحسينه"
                checked
                onCheckedChange={onCheckedChange}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

function Labels() {
  const [checked, setChecked] = useState(false);
  return (
    <Ground>
      <SwitchField
        {...root.props}
        label="Hide labels"
        hint="Introduction, Body Paragraph, Conclusion"
        checked={checked}
        onCheckedChange={setChecked}
      />
      <SwitchField label="Sync" checked={false} busy onCheckedChange={onCheckedChange} />
    </Ground>
  );
}

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => <Labels />,
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const labels = canvas.getByRole('switch', { name: 'Hide labels' });
    await expect(labels).toHaveAccessibleDescription('Introduction, Body Paragraph, Conclusion');

    await step('Space and Enter switch it, and so do its words', async () => {
      await userEvent.tab();
      await expect(labels).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(labels).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(labels).not.toBeChecked();
      await userEvent.click(canvas.getByText('Hide labels'));
      await expect(labels).toBeChecked();
    });
    await step('a busy one keeps the focus and ignores presses', async () => {
      const sync = canvas.getByRole('switch', { name: 'Sync' });
      await userEvent.click(sync);
      await expect(sync).toHaveFocus();
      await expect(onCheckedChange).not.toHaveBeenCalled();
    });
  },
});
