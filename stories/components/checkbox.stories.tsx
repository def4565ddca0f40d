import { Checkbox } from '@octavo/ui/components/checkbox';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const onCheckedChange = fn();
const meta = preview.meta({ title: 'Components/Inputs/Checkbox', component: Checkbox });

const states = { ...frozen, Disabled: { disabled: true } } as const;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          'Not set': (props) => (
            <Checkbox label="Headings" checked={false} onCheckedChange={onCheckedChange} {...props} />
          ),
          Set: (props) => <Checkbox label="Headings" checked onCheckedChange={onCheckedChange} {...props} />,
          'Partly set': (props) => (
            <Checkbox label="Headings" checked="indeterminate" onCheckedChange={onCheckedChange} {...props} />
          ),
        }}
      />
      <StateGrid
        pieces={{
          'With a hint': (
            <Checkbox
              label="Keep my documents private"
              hint="Nobody but you can open them, with a link or without."
              checked
              onCheckedChange={onCheckedChange}
            />
          ),
          'With an error': (
            <Checkbox
              label="I have read the terms of use"
              error="Accept the terms to go on."
              checked={false}
              onCheckedChange={onCheckedChange}
            />
          ),
          'Long text': (
            <Checkbox
              label="Send me a letter when somebody answers a comment of mine, and once a week what else happened in the documents that I share with others"
              checked
              onCheckedChange={onCheckedChange}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Checkbox
                label="أبقِ مستنداتي خاصة"
                hint="لا يستطيع أحد غيرك فتحها."
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
const sections = ['Introduction', 'Body', 'Conclusion'] as const;

function Sections() {
  const [chosen, setChosen] = useState<readonly string[]>(['Body']);
  const all = chosen.length === sections.length || (chosen.length > 0 && 'indeterminate');
  return (
    <Ground>
      <Checkbox
        {...root.props}
        label="All sections"
        hint="Labels in the margin"
        checked={all}
        onCheckedChange={(isSet) => setChosen(isSet ? sections : [])}
      />
      {sections.map((section) => (
        <Checkbox
          key={section}
          label={section}
          checked={chosen.includes(section)}
          onCheckedChange={(isSet) =>
            setChosen(isSet ? [...chosen, section] : chosen.filter((each) => each !== section))
          }
        />
      ))}
    </Ground>
  );
}

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => <Sections />,
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const all = canvas.getByRole('checkbox', { name: 'All sections' });
    await step('one of three is a part', async () => {
      await expect(all).toBePartiallyChecked();
      await expect(all).toHaveAccessibleDescription('Labels in the margin');
    });
    await step('Space sets what is partly set, then takes it all away', async () => {
      await userEvent.tab();
      await expect(all).toHaveFocus();
      await userEvent.keyboard(' ');
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
      await userEvent.keyboard(' ');
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    });
    await step('Enter is left to the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(all).not.toBeChecked();
    });
    await step('the words set it too', async () => {
      await userEvent.click(canvas.getByText('Conclusion'));
      await expect(canvas.getByRole('checkbox', { name: 'Conclusion' })).toBeChecked();
      await expect(all).toBePartiallyChecked();
    });
  },
});
