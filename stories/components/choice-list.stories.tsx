import { Choice, ChoiceList, type ChoiceProps } from '@octavo/ui/components/choice-list';
import { Icon } from '@octavo/ui/components/icon';
import { themeNames } from '@octavo/ui/theme/themes';
import { File, GraduationCap, Lightbulb } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';

const onClick = fn();
/** The width left for a row in windows of 320 and 390 px. */
const phoneRows = [288, 358];
const blank: ChoiceProps = {
  icon: <Icon of={File} size={18} />,
  label: 'Blank',
  hint: 'Just an empty page',
  onClick,
};

const meta = preview.meta({ title: 'Components/Inputs/Choice list', component: Choice, args: blank });

const kinds = (state: object) => (
  <ChoiceList>
    <Choice {...blank} {...state} />
    <Choice
      {...blank}
      {...state}
      icon={<Icon of={GraduationCap} size={18} />}
      label="Essay"
      hint="From a thesis to a full draft"
      strong
    />
  </ChoiceList>
);

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={264}
        pieces={{
          ...Object.fromEntries(Object.entries(frozen).map(([name, state]) => [name, kinds(state)])),
          Busy: kinds({ busy: true }),
          'Long text': (
            <ChoiceList>
              <Choice
                {...blank}
                icon={<Icon of={Lightbulb} size={18} />}
                label="Brainstorm on something that nobody has thought of"
                hint="Turn a topic into a plan with questions, arguments for it, arguments against it and where to look"
              />
            </ChoiceList>
          ),
          'Right to left': (
            <RightToLeft>
              <ChoiceList>
                <Choice {...blank} label="فارغ" hint="مجرد صفحة بيضاء" />
              </ChoiceList>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

export const Pressed = meta.story({
  render: (args) => (
    <Ground>
      <ChoiceList>
        <Choice {...args} />
        <Choice {...args} label="Essay" hint="Being created" busy />
      </ChoiceList>
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Blank/u }));
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Essay/u }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

/** On a phone the longest word of each language stays whole and inside its choice. */
export const InARowOfAPhone = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      {phoneRows.map((width) => (
        <div key={width} style={{ width }}>
          <ChoiceList isInRow>
            <Choice {...args} label="Page blanche" />
            <Choice {...args} label="Brainstorming" />
            <Choice {...args} label="Dissertation" strong />
          </ChoiceList>
        </div>
      ))}
    </Ground>
  ),
  play: async ({ canvas }) => {
    const { theme } = document.documentElement.dataset;
    for (const name of themeNames) {
      document.documentElement.dataset['theme'] = name;
      // A theme's fonts are only fetched when something is first rendered with them.
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      for (const label of canvas.getAllByText('Brainstorming')) {
        const choice = label.closest('button');
        if (!choice) throw new Error('no choice');
        const [inner, outer] = [label.getBoundingClientRect(), choice.getBoundingClientRect()];
        await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
        await expect(inner.height).toBeLessThan(25);
        await expect(inner.left - outer.left).toBeGreaterThanOrEqual(5);
        await expect(outer.right - inner.right).toBeGreaterThanOrEqual(5);
      }
    }
    document.documentElement.dataset['theme'] = theme;
  },
});
